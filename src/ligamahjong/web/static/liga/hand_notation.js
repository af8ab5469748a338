// Hands in the usual notation, as tiles/notation/mpsz.py reads them.
const PART = /\s*(?:(chii?|chow|pon|pung|pong|kan|kong|minkan|daiminkan|kakan|shouminkan|ankan)\s+)?(\+?)\s*((?:\d+[mpsz])+)\s*/iy;
const TILE = /^(?:[0-9][mps]|[1-7]z)$/;
export const WHOLE = 14;
export const COPIES = 4;

const split = (written) =>
  [...written.toLowerCase().matchAll(/(\d+)([mpsz])/g)].flatMap(([, ranks, suit]) => [...ranks].map((rank) => rank + suit));

// What a text says; nothing where it is no hand that the keyboard could have made.
export const read = (text) => {
  const hand = { standing: [], winning: null, melds: [] };
  const written = text.trimEnd();
  for (PART.lastIndex = 0; PART.lastIndex < written.length; ) {
    const found = PART.exec(written);
    if (!found) return null;
    const [, word, plus, tiles] = found;
    if (word) hand.melds.push({ word: word.toLowerCase(), tiles: split(tiles) });
    else if (plus && (hand.winning || split(tiles).length > 1)) return null;
    else if (plus) hand.winning = split(tiles)[0];
    else hand.standing.push(...split(tiles));
  }
  return all(hand).every((tile) => TILE.test(tile)) ? hand : null;
};

export const kind = (tile) => tile.replace("0", "5");
const place = (tile) => "mpsz".indexOf(tile[1]) * 20 + (tile[0] === "0" ? 10 : Number(tile[0]) * 2);
export const joined = (tiles) => tiles.map((tile, at) => (tiles[at + 1]?.[1] === tile[1] ? tile[0] : tile)).join("");
export const write = ({ standing, winning, melds }) =>
  [joined(standing.sort((a, b) => place(a) - place(b))), winning && `+${winning}`, ...melds.map(({ word, tiles }) => `${word} ${joined(tiles)}`)]
    .filter(Boolean).join(" ");
const all = ({ standing, winning, melds }) => [...standing, ...(winning ? [winning] : []), ...melds.flatMap(({ tiles }) => tiles)];
export const size = ({ standing, winning, melds }) => standing.length + (winning ? 1 : 0) + 3 * melds.length;
export const copies = (hand, others = []) => {
  const many = {};
  for (const tile of [...all(hand), ...others]) many[kind(tile)] = (many[kind(tile)] ?? 0) + 1;
  return many;
};

// Indicators as they are typed
export const readTiles = (text) => split(text.replace(/[\s,]/g, "")).filter((tile) => TILE.test(tile));
