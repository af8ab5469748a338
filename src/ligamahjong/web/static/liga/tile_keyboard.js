// A keyboard of tiles, and results while the form is filled in; without this the form is sent.
import { follow, question } from "./address.js";
import { COPIES, WHOLE, copies, joined, kind, read, readTiles, size, write } from "./hand_notation.js";
import { rove, settle } from "./roving.js";

const root = document.querySelector("[data-calculator]");
const form = root.querySelector("form");
const text = form.elements.mano;
const keyboard = root.querySelector("[data-keyboard]");
const soFar = keyboard.querySelector("[data-so-far]");
const counted = keyboard.querySelector("[data-counted]");
const said = keyboard.dataset;
const INDICATORS = ["dora", "ura"].filter((name) => form.elements[name]);

const indicators = () => INDICATORS.flatMap((name) => readTiles(form.elements[name].value));

// What is done with the hand
const HAND = ["mano", ...INDICATORS];
const past = [];
let typing = false;
let adding = "tile";
let red = false;
const MOST_SHOWN = 18;

const fill = (values) => {
  for (const [name, value] of Object.entries(values)) form.elements[name].value = value;
  text.dispatchEvent(new CustomEvent("input", { bubbles: true, detail: "tapped" }));
};
const held = () => Object.fromEntries(HAND.map((name) => [name, form.elements[name].value]));
let before = held();
const become = (values) => {
  past.push(held());
  fill(values);
};
// What is written by hand is one step, from the first letter to the next tap.
const written = (byHand) => {
  if (byHand && !typing) past.push(before);
  typing = byHand;
  before = held();
};

const choose = (way) => {
  adding = way;
  red = false;
  for (const one of keyboard.querySelectorAll("[data-set]")) {
    one.setAttribute("aria-pressed", String(one.dataset.set === way));
  }
};

const chow = (tile) => {
  const low = Math.min(Number(kind(tile)[0]), 7);
  const tiles = [0, 1, 2].map((step) => `${low + step}${tile[1]}`);
  return red ? tiles.map((one) => one.replace("5", "0")) : tiles;
};
const setOf = (tile) => (adding === "chi" ? chow(tile) : Array(adding === "pon" ? 3 : 4).fill(kind(tile)).with(-1, tile));

const point = (tile) => {
  const field = form.elements[adding];
  if ((copies(read(text.value) ?? { standing: [], winning: null, melds: [] }, indicators())[kind(tile)] ?? 0) >= COPIES) return said.full;
  const more = { [field.name]: joined([...readTiles(field.value), kind(tile)]) };
  choose("tile");
  become(more);
  return "";
};

// Adds a tile, or the set that it begins; says why it does not.
const added = (tile) => {
  if (INDICATORS.includes(adding)) return point(tile);
  const hand = read(text.value);
  if (!hand) return said.odd;
  if (adding === "chi" && tile[1] === "z") return said.honour;
  if (adding === "chi" && tile[0] === "0" && !red) {
    red = tile[1];
    return said.red;
  }
  if (red && (red !== tile[1] || !chow(tile).some((one) => one[0] === "0"))) return said.red;
  const tiles = adding === "tile" ? [tile] : setOf(tile);
  const room = WHOLE - size(hand) - (hand.winning ? 0 : 1);
  if (adding !== "tile" && room >= 3) hand.melds.push({ word: said[adding] ?? adding, tiles });
  else if (adding === "tile" && room > 0) hand.standing.push(tile);
  else if (adding === "tile" && !hand.winning && size(hand) < WHOLE) hand.winning = tile;
  else return said.room;
  if (Object.values(copies(hand, indicators())).some((many) => many > COPIES)) return said.full;
  choose("tile");
  become({ mano: write(hand) });
  return "";
};
const add = (tile) => {
  const why = added(tile);
  if (why) counted.textContent = why;
};

const makeWinning = (tile) => {
  const hand = read(text.value);
  hand.standing.splice(hand.standing.indexOf(tile), 1);
  if (hand.winning) hand.standing.push(hand.winning);
  hand.winning = tile;
  become({ mano: write(hand) });
};

const undo = () => {
  choose("tile");
  if (past.length) fill(past.pop());
};

// How the hand is shown
const face = (tile) => (keyboard.querySelector(`[data-tile="${tile}"] svg`) ?? keyboard.querySelector(`[data-tile="${kind(tile)}"] svg`)).cloneNode(true);
const back = () => keyboard.querySelector("[data-back] svg").cloneNode(true);
// A concealed kong lies with its outer tiles face down.
const lying = ({ word, tiles }) => (word === "ankan" ? [back(), face(tiles[0]), face(tiles.at(-1)), back()] : tiles.map(face));
const group = (tiles, name = "hand-set") => {
  const span = document.createElement("span");
  span.className = name;
  span.append(...tiles);
  return span;
};
const pressable = (tile, name, wins) => {
  const button = document.createElement("button");
  const shown = face(tile);
  button.type = "button";
  button.setAttribute("aria-label", `${name} ${shown.getAttribute("aria-label")}`);
  button.append(shown);
  if (wins) button.addEventListener("click", wins);
  return button;
};

const step = (hand) => {
  if (!hand) return said.odd;
  const many = size(hand);
  if (!many) return said.start;
  if (many > WHOLE) return said.over.replace("#", many);
  if (many === WHOLE) return hand.winning ? said.done : said.choose;
  return many === WHOLE - 1 && !hand.winning ? said.last : said.more.replace("#", many);
};

const draw = () => {
  const hand = read(text.value);
  const full = hand ? copies(hand, indicators()) : {};
  for (const one of keyboard.querySelectorAll("[data-tile]")) {
    one.setAttribute("aria-disabled", String((full[kind(one.dataset.tile)] ?? 0) >= COPIES));
  }
  const within = soFar.contains(document.activeElement);
  const fits = hand && size(hand) > 0 && size(hand) <= MOST_SHOWN;
  const winning = fits && hand.winning ? pressable(hand.winning, said.winning) : null;
  winning?.setAttribute("aria-pressed", "true");
  soFar.replaceChildren(...(fits ? [
    group(hand.standing.map((tile) => pressable(tile, said.asWinning, () => makeWinning(tile))), "hand-set hand-standing"),
    ...(winning ? [group([winning], "hand-set hand-won")] : []),
    ...hand.melds.map((one) => group(lying(one))),
  ] : []));
  const first = settle(soFar, winning);
  if (within) (first ?? settle(keyboard.querySelector("[data-pad]"))).focus();
  const shown = INDICATORS.filter((name) => readTiles(form.elements[name].value).length)
    .flatMap((name) => [` · ${name} `, group(readTiles(form.elements[name].value).map(face))]);
  counted.replaceChildren(step(hand), ...shown);
};

// What is asked, and the result
const result = () => root.querySelector("[data-result]");
const status = root.querySelector("[data-status]");
const bar = root.querySelector("[data-bar]");
const waiting = root.querySelector("[data-waiting]");
const isSaid = (field) => {
  const input = field.querySelector("input, select");
  if (input.type === "checkbox") return input.checked;
  return input.tagName === "SELECT" ? input.selectedIndex > 0 : input.value !== "";
};
const input = (field) => field.querySelector(`[name="${field.dataset.field}"]`);
const mistakes = () => [...form.querySelectorAll("[data-field]")].filter((field) => input(field).ariaInvalid === "true");

// The bar says what is not in sight, and lies over nothing that is.
const seen = new IntersectionObserver(
  (entries) => bar.toggleAttribute("data-seen", entries.at(-1).isIntersecting),
  { rootMargin: "0px 0px -80px" },
);

const ask = () => {
  const { state, asked } = result().dataset;
  const wanted = new Set(asked.split(" "));
  const wrong = mistakes();
  waiting.hidden = state !== "empty";
  for (const field of form.querySelectorAll("[data-asked-for] [data-field]")) {
    field.hidden = !wanted.has(field.dataset.field) && !isSaid(field) && !wrong.includes(field);
  }
  const verdict = result().querySelector("[data-verdict]");
  const [first] = verdict ? [] : wrong;
  status.textContent = verdict ? verdict.dataset.verdict || verdict.textContent : (first?.querySelector(".error").textContent.split(" · ")[0] ?? "");
  bar.textContent = status.textContent;
  bar.hidden = !bar.textContent;
  bar.dataset.look = verdict?.dataset.look ?? "wrong";
  seen.disconnect();
  if (verdict) seen.observe(result());
  else bar.toggleAttribute("data-seen", false);
  bar.href = first ? `#f-${first.dataset.field}` : "#resultado";
};

const tell = (field, why) => {
  field.querySelector(".error").textContent = why;
  input(field).ariaInvalid = why ? "true" : null;
};
const empty = () => {
  result().replaceChildren();
  Object.assign(result().dataset, { state: "empty", asked: "" });
  form.querySelector("[data-mistakes]").replaceChildren();
  for (const field of mistakes()) tell(field, "");
  ask();
};
// An answer that is not to be had is not left to be that of another hand.
const lost = () => {
  empty();
  bar.textContent = status.textContent = said.lost;
  bar.hidden = false;
  bar.dataset.look = "wrong";
};
const show = (page, sent) => {
  result().replaceWith(document.adoptNode(page.querySelector("[data-result]")));
  for (const field of form.querySelectorAll("[data-field]")) {
    tell(field, page.getElementById(`e-${field.dataset.field}`)?.textContent ?? "");
  }
  const [old, now] = [form, page].map((one) => one.querySelector("[data-mistakes]"));
  if (sent || old.firstChild) old.replaceWith(document.adoptNode(now));
  ask();
};

// A hand that somebody is still entering, of which nothing is wrong yet.
const begun = () => {
  const hand = read(text.value);
  return hand && size(hand) <= WHOLE && (size(hand) < WHOLE || !(hand.winning || "lastWins" in said));
};

let typed = "";
let latest = 0;
const answer = async (sent = false) => {
  const mine = (latest += 1);
  const asked = question(form);
  follow(asked);
  if (!text.value.trim() || (!sent && begun())) {
    empty();
    return;
  }
  const response = await fetch(asked).catch(() => null);
  const answered = response?.ok ? await response.text().catch(() => "") : "";
  if (mine !== latest) return;
  if (answered) show(new DOMParser().parseFromString(answered, "text/html"), sent);
  else lost();
};
addEventListener("online", () => answer());

let timer;
form.addEventListener("input", (event) => {
  if (event.target.id === "fan-pick") return;
  if (HAND.includes(event.target.name)) {
    written(event.detail !== "tapped");
    draw();
  }
  clearTimeout(timer);
  timer = setTimeout(answer, 200);
});
form.addEventListener("submit", async (event) => {
  event.preventDefault();
  clearTimeout(timer);
  await answer(true);
  if (!text.value.trim()) {
    tell(text.closest("[data-field]"), said.nothing);
    ask();
  }
  const [wrong] = mistakes();
  if (wrong) input(wrong).focus();
  else result().scrollIntoView({ block: "start" });
});

keyboard.addEventListener("click", (event) => {
  const button = event.target.closest("button");
  if (!button) return;
  typed = "";
  if (button.dataset.tile) add(button.dataset.tile);
  else if (button.dataset.set) choose(button.dataset.set);
  else if ("undo" in button.dataset) undo();
  else if ("clear" in button.dataset) become(Object.fromEntries(HAND.map((name) => [name, ""])));
});
keyboard.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const key = event.key.toLowerCase();
  if (/^\d$/.test(key)) typed += key;
  else if (/^[mpsz]$/.test(key)) {
    for (const rank of typed) if (keyboard.querySelector(`[data-tile="${rank}${key}"]`)) add(rank + key);
    typed = "";
  } else if (event.key === "Backspace") undo();
});

const pick = document.getElementById("fan-pick");
if (pick) {
  pick.closest("[data-pick]").hidden = false;
  pick.addEventListener("change", () => {
    const fans = form.elements.fan;
    fans.value = [fans.value.trim().replace(/,$/, ""), pick.value].filter(Boolean).join(", ");
    pick.value = "";
    fans.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

keyboard.hidden = false;
draw();
for (const bar of keyboard.querySelectorAll("[role='toolbar']")) rove(bar);
if (text.value.trim() && begun()) empty();
else ask();
