// Single keys and photographs for reviewers. Every page works without this file.
import { viewer } from "./viewer.js";

const SETTING = "liga-review-keys";
const PHOTOGRAPH = { "+": "in", "-": "out", "−": "out", "[": "left", "]": "right" };

const photographs = [...document.querySelectorAll("[data-viewer]")].map((figure) => ({
  figure,
  acts: viewer(figure),
}));
const help = document.getElementById("keys");

function remembered() {
  try {
    return localStorage.getItem(SETTING) !== "off";
  } catch {
    return true;
  }
}

function remember(on) {
  try {
    localStorage.setItem(SETTING, on ? "on" : "off");
  } catch {
    // the setting lasts as long as the page
  }
}

function typing(element) {
  return element.closest?.("input:not([type=checkbox], [type=radio]), textarea, select, [role=combobox]");
}

function beside(step) {
  const rows = [...document.querySelectorAll("[data-row] a")];
  if (rows.length) {
    const at = rows.indexOf(document.activeElement);
    const next = at < 0 ? (step > 0 ? 0 : rows.length - 1) : at + step;
    rows[Math.min(Math.max(next, 0), rows.length - 1)].focus();
  } else document.querySelector(`nav [rel=${step > 0 ? "next" : "prev"}]`)?.click();
}

function decide(key) {
  const target = document.querySelector(`[data-key="${key}"]`);
  if (!target) return;
  if (target.tagName === "A") target.click();
  else if (target.tagName === "DETAILS") {
    target.open = true;
    target.querySelector("select, textarea").focus();
  } else target.focus();
}

function photograph(act) {
  const chosen = photographs.find(({ figure }) => figure.contains(document.activeElement));
  (chosen || photographs[0])?.acts[act]();
}

function press(key) {
  if (key === "?") help.showModal();
  else if (key === "j" || key === "k") beside(key === "j" ? 1 : -1);
  else if (key in PHOTOGRAPH) photograph(PHOTOGRAPH[key]);
  else if ("aerp".includes(key)) decide(key);
  else return false;
  return true;
}

if (help) {
  const on = help.querySelector("[data-keys-on]");
  on.checked = remembered();
  on.addEventListener("change", () => remember(on.checked));
  document.querySelector("[data-keys]").hidden = false;
  document.querySelector("[data-keys-open]").addEventListener("click", () => help.showModal());
  document.addEventListener("keydown", (event) => {
    const written = event.getModifierState("AltGraph"); // how many keyboards write [ and ]
    if (!on.checked || help.open || typing(event.target)) return;
    if (event.metaKey || (!written && (event.ctrlKey || event.altKey))) return;
    if (press(event.key)) event.preventDefault();
  });
}
document.getElementById("notice")?.focus();
