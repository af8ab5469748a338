// A list follows what is typed in its form; without this the form asks the server, which finds the
// same: `folded` is that of reference/lookup.py.
import { follow, question } from "./address.js";

const folded = (text) =>
  text.toLowerCase().normalize("NFKD").replace(/\p{Mn}/gu, "").replace(/-/g, " ")
    .replace(/ou|oo|uu|ii/g, (long) => long[0]).split(/\s+/).filter(Boolean);

const form = document.querySelector("[data-lookup]");

if (form) {
  const status = document.querySelector("[data-found]");
  const items = [...document.querySelectorAll("[data-find]")];
  const chosen = form.querySelector("select");

  const show = () => {
    const words = folded(form.elements.q.value);
    for (const one of items) {
      const group = !chosen.value || one.dataset.in.split(" ").includes(chosen.value);
      one.hidden = !(group && words.every((word) => one.dataset.find.includes(word)));
    }
    const found = items.filter((one) => !one.hidden).length;
    status.textContent = status.dataset.found.replace("#", found);
    document.querySelector("[data-all]").hidden = found === items.length;
    document.querySelector("[data-none]").hidden = found > 0;
  };

  let timer;
  form.addEventListener("input", () => {
    show();
    clearTimeout(timer);
    timer = setTimeout(() => follow(question(form)), 200);
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    clearTimeout(timer);
    follow(question(form));
  });
  // A browser that goes back to the page fills the form in as it was.
  addEventListener("pageshow", show);
}
