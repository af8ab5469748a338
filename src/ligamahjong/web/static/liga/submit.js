// The form for a game: only the fields that belong to it, the sum of the scores, the photographs.
// The server checks everything again; without this file nothing is missing but comfort.
import { photographs } from "./submit_photographs.js";

const form = document.querySelector("[data-submit]");
const numbers = new Intl.NumberFormat(form?.dataset.language, { useGrouping: "always" });
const fill = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => values[name]);
const shown = (number) => numbers.format(number).replace("-", "−");

// A whole number as people write it: any minus, points or spaces between thousands.
const whole = (text) => {
  const plain = text.replace(/[\s.]/g, "").replace(/^[-−–—]/, "-");
  return /^[-+]?\d+$/.test(plain) ? Number(plain) : null;
};

function kinds() {
  const value = (name) => form.elements[name]?.value ?? "";
  const parts = form.querySelectorAll("[data-when]");
  const update = () => {
    for (const part of parts) {
      const wanted = part.dataset.when.split(" ").map((one) => one.split("="));
      part.hidden = wanted.some(([name, is]) => value(name) !== is);
    }
  };
  form.addEventListener("change", update);
  addEventListener("pageshow", update);
  update();
}

function signs(fields) {
  for (const field of fields) {
    const box = field.closest("[data-sign]");
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = "±";
    button.setAttribute("aria-label", box.dataset.sign);
    button.addEventListener("click", () => {
      const text = field.value.trim();
      field.value = /^[-−–—]/.test(text) ? text.slice(1) : text && `-${text}`;
      field.dispatchEvent(new Event("input", { bubbles: true }));
    });
    box.prepend(button);
    field.inputMode = "numeric"; // such keyboards may lack a minus: hence the button
  }
}

function sum(fields) {
  const line = form.querySelector("[data-sum]");
  const cause = form.querySelector("[data-mismatch]");
  const tie = form.querySelector("[data-tie]");
  const { right, off, lacking, surplus } = line.dataset;
  const say = () => {
    const scores = fields.map((field) => whole(field.value));
    const mode = form.elements.mode.value;
    const known = mode && scores.every((score) => score !== null);
    const expected = mode === "mcr" ? 0 : 4 * Number(form.elements.starting_points.value);
    const total = scores.reduce((before, score) => before + score, 0);
    const missing = known ? expected - total : 0;
    const difference = fill(missing > 0 ? lacking : surplus, { n: shown(Math.abs(missing)) });
    const values = { sum: shown(total), expected: shown(expected), difference };
    const text = known ? fill(missing ? off : right, values) : "";
    if (line.textContent !== text) line.textContent = text;
    line.classList.toggle("off", missing !== 0);
    cause.hidden = !missing && !cause.querySelector(".wrong");
    tie.hidden = new Set(scores.filter((score) => score !== null)).size === scores.length || !known;
  };
  form.addEventListener("input", say);
  form.addEventListener("change", say);
  addEventListener("pageshow", say);
  say();
}

if (form) {
  const scores = [...form.querySelectorAll("[data-sign] input")];
  kinds();
  signs(scores);
  sum(scores);
  photographs(form);
}
