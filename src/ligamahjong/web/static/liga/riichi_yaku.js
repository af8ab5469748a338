// The list of yaku follows what is typed; without this the form asks the server.
import { follow } from "./address.js";

const form = document.querySelector("[data-yaku]");
const status = document.querySelector("[data-found]");

// As reference/riichi/yaku.py folds names.
const folded = (text) =>
  text.toLowerCase().normalize("NFKD").replace(/\p{Mn}/gu, "").replace(/-/g, " ")
    .replace(/ou|oo|uu|ii/g, (long) => long[0]).split(/\s+/).filter(Boolean);

const show = () => {
  const words = folded(form.elements.q.value);
  const han = form.elements.han.value;
  let found = 0;
  for (const group of document.querySelectorAll("[data-group]")) {
    const open = !han || han === group.dataset.group;
    for (const one of group.querySelectorAll("[data-find]")) {
      one.hidden = !(open && words.every((word) => one.dataset.find.includes(word)));
      if (!one.hidden) found += 1;
    }
  }
  status.textContent = status.dataset.found.replace("#", found);
};

if (form && status) {
  form.addEventListener("input", show);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    show();
    const asked = new URLSearchParams([...new FormData(form)].filter(([, value]) => value));
    follow(asked.size ? `?${asked}` : location.pathname);
  });
}
