// A keyboard of tiles, and results while the form is filled in; without this the form is sent.
const root = document.querySelector("[data-calculator]");
const form = root.querySelector("form");
const text = form.elements.mano;
const keyboard = root.querySelector("[data-keyboard]");
const soFar = keyboard.querySelector("[data-so-far]");
const counted = keyboard.querySelector("[data-counted]");
const said = keyboard.dataset;
const WHOLE = 14;
const COPIES = 4;

// The usual notation, as tiles/notation/mpsz.py reads it.
const PART = /\s*(?:(chi|pon|minkan|kakan|ankan)\s+)?(\+?)((?:\d+[mpsz])+)\s*/y;
const split = (written) =>
  [...written.matchAll(/(\d+)([mpsz])/g)].flatMap(([, ranks, suit]) => [...ranks].map((rank) => rank + suit));

const read = () => {
  const hand = { standing: [], winning: null, melds: [] };
  for (PART.lastIndex = 0; PART.lastIndex < text.value.trimEnd().length; ) {
    const found = PART.exec(text.value);
    if (!found) return null;
    const [, word, plus, written] = found;
    if (word) hand.melds.push({ word, tiles: split(written) });
    else if (plus) hand.winning = split(written)[0];
    else hand.standing.push(...split(written));
  }
  return hand;
};

const place = (tile) => "mpsz".indexOf(tile[1]) * 20 + (tile[0] === "0" ? 10 : Number(tile[0]) * 2);
const joined = (tiles) => tiles.map((tile, at) => (tiles[at + 1]?.[1] === tile[1] ? tile[0] : tile)).join("");
const write = ({ standing, winning, melds }) =>
  [joined(standing.sort((a, b) => place(a) - place(b))), winning && `+${winning}`, ...melds.map(({ word, tiles }) => `${word} ${joined(tiles)}`)]
    .filter(Boolean).join(" ");
const size = ({ standing, winning, melds }) => standing.length + (winning ? 1 : 0) + 3 * melds.length;
const kind = (tile) => tile.replace("0", "5");
const copies = ({ standing, winning, melds }) => {
  const many = {};
  for (const tile of [...standing, ...(winning ? [winning] : []), ...melds.flatMap(({ tiles }) => tiles)]) {
    many[kind(tile)] = (many[kind(tile)] ?? 0) + 1;
  }
  return many;
};

// What is done with the hand
const past = [];
let adding = "tile";

const become = (hand) => {
  past.push(text.value);
  text.value = write(hand);
  text.dispatchEvent(new Event("input", { bubbles: true }));
};

const setOf = (tile) => {
  if (adding === "chi") {
    if (tile[1] === "z") return null;
    const low = Math.min(Number(kind(tile)[0]), 7);
    return [0, 1, 2].map((step) => `${low + step}${tile[1]}`);
  }
  return Array(adding === "pon" ? 3 : 4).fill(kind(tile)).with(-1, tile);
};

const choose = (way) => {
  adding = way;
  for (const one of keyboard.querySelectorAll("[data-set]")) {
    one.setAttribute("aria-pressed", String(one.dataset.set === way));
  }
};

const add = (tile) => {
  const hand = read();
  if (!hand) {
    counted.textContent = said.odd;
    return;
  }
  const tiles = adding === "tile" ? [tile] : setOf(tile);
  const room = WHOLE - size(hand) - (hand.winning ? 0 : 1);
  if (!tiles) return;
  if (adding !== "tile" && room >= 3) hand.melds.push({ word: adding, tiles });
  else if (adding === "tile" && room > 0) hand.standing.push(tile);
  else if (adding === "tile" && !hand.winning) hand.winning = tile;
  else return;
  if (Object.values(copies(hand)).some((many) => many > COPIES)) {
    counted.textContent = said.full;
    return;
  }
  choose("tile");
  become(hand);
};

const makeWinning = (tile) => {
  const hand = read();
  hand.standing.splice(hand.standing.indexOf(tile), 1);
  if (hand.winning) hand.standing.push(hand.winning);
  hand.winning = tile;
  become(hand);
};

const undo = () => {
  if (!past.length) return;
  text.value = past.pop();
  text.dispatchEvent(new Event("input", { bubbles: true }));
};

// How the hand is shown
const face = (tile) => (keyboard.querySelector(`[data-tile="${tile}"] svg`) ?? keyboard.querySelector(`[data-tile="${kind(tile)}"] svg`)).cloneNode(true);
const group = (tiles, name = "hand-set") => {
  const span = document.createElement("span");
  span.className = name;
  span.append(...tiles);
  return span;
};
const pressable = (tile) => {
  const button = document.createElement("button");
  const shown = face(tile);
  button.type = "button";
  button.setAttribute("aria-label", `${said.asWinning} ${shown.getAttribute("aria-label")}`);
  button.append(shown);
  button.addEventListener("click", () => makeWinning(tile));
  return button;
};

const draw = () => {
  const hand = read();
  const full = hand ? copies(hand) : {};
  for (const one of keyboard.querySelectorAll("[data-tile]")) {
    one.disabled = (full[kind(one.dataset.tile)] ?? 0) >= COPIES;
  }
  const parts = hand && size(hand) && !hand.standing.some((tile) => /[089]z/.test(tile)) ? [
    group(hand.standing.map(pressable)),
    ...(hand.winning ? [group([face(hand.winning)], "hand-set hand-won")] : []),
    ...hand.melds.map(({ tiles }) => group(tiles.map(face))),
  ] : [];
  soFar.replaceChildren(...parts);
  counted.textContent = hand ? said.count.replace("#", size(hand)) : "";
};

// What is asked, and the result
const result = () => root.querySelector("[data-result]");
const status = root.querySelector("[data-status]");
const waiting = root.querySelector("[data-waiting]");
const isSaid = (field) => {
  const input = field.querySelector("input, select");
  if (input.type === "checkbox") return input.checked;
  return input.tagName === "SELECT" ? input.selectedIndex > 0 : input.value !== "";
};

const ask = () => {
  const { state, asked } = result().dataset;
  const wanted = new Set(asked.split(" "));
  waiting.hidden = state !== "empty";
  for (const field of form.querySelectorAll("[data-asked-for] [data-field]")) {
    field.hidden = state !== "wrong" && !wanted.has(field.dataset.field) && !isSaid(field);
  }
  const verdict = result().querySelector("[data-verdict], .wrong li");
  status.textContent = verdict ? verdict.dataset.verdict || verdict.textContent : "";
};

const empty = () => {
  result().replaceChildren();
  Object.assign(result().dataset, { state: "empty", asked: "" });
  ask();
};

let latest = 0;
const answer = async () => {
  const mine = (latest += 1);
  const hand = read();
  const asked = new URLSearchParams([...new FormData(form)].filter(([, value]) => value && value !== "0"));
  const address = asked.size ? `?${asked}` : location.pathname;
  history.replaceState(null, "", address);
  if (!text.value.trim() || (hand && (size(hand) < WHOLE || !hand.winning))) {
    empty();
    return;
  }
  const response = await fetch(address).catch(() => null);
  if (!response?.ok || mine !== latest) return;
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  if (mine !== latest) return;
  result().replaceWith(document.adoptNode(page.querySelector("[data-result]")));
  ask();
};

let timer;
form.addEventListener("input", (event) => {
  if (event.target.id === "fan-pick") return;
  if (event.target === text) draw();
  clearTimeout(timer);
  timer = setTimeout(answer, 200);
});
form.addEventListener("submit", async (event) => {
  if (!text.value.trim()) return;
  event.preventDefault();
  clearTimeout(timer);
  await answer();
  result().scrollIntoView({ block: "start" });
});

keyboard.addEventListener("click", (event) => {
  const button = event.target.closest("button");
  if (!button) return;
  if (button.dataset.tile) add(button.dataset.tile);
  else if (button.dataset.set) choose(button.dataset.set);
  else if ("undo" in button.dataset) undo();
  else if ("clear" in button.dataset) become({ standing: [], winning: null, melds: [] });
});
let typed = "";
keyboard.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (/^\d$/.test(event.key)) typed += event.key;
  else if (/^[mpsz]$/.test(event.key)) {
    for (const rank of typed) if (keyboard.querySelector(`[data-tile="${rank}${event.key}"]`)) add(rank + event.key);
    typed = "";
  } else if (event.key === "Backspace") undo();
});

const pick = document.getElementById("fan-pick");
if (pick) {
  pick.closest("[data-pick]").hidden = false;
  pick.addEventListener("change", () => {
    const fans = form.elements.fan;
    fans.value = [fans.value.trim().replace(/,$/, ""), pick.value.split(" ")[0]].filter(Boolean).join(", ");
    pick.value = "";
    fans.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

keyboard.hidden = false;
draw();
ask();
