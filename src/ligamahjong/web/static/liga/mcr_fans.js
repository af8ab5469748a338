// The list of fans follows what is typed; without this the form asks the server.
import { follow } from "./address.js";

const form = document.querySelector("[data-fans]");
const status = document.querySelector("[data-found]");

// As reference/mcr/fans.py folds names.
const folded = (text) =>
  text.toLowerCase().replace(/-/g, " ").normalize("NFKD").replace(/\p{Mn}/gu, "")
    .split(/\s+/).filter(Boolean);

const show = () => {
  const words = folded(form.elements.q.value);
  const value = form.elements.valor.value;
  let found = 0;
  for (const group of document.querySelectorAll("[data-group]")) {
    const open = !value || value === group.dataset.group;
    let some = false;
    for (const one of group.querySelectorAll("[data-find]")) {
      one.hidden = !(open && words.every((word) => one.dataset.find.includes(word)));
      if (!one.hidden) found += 1;
      some ||= !one.hidden;
    }
    group.hidden = !some;
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
