// A text input with data-person-search becomes a combobox that suggests people. The one chosen goes
// into the hidden input that data-person-id names; a text that is changed afterwards empties it.
let made = 0;

export function personSearch(input) {
  const page = input.ownerDocument;
  const hidden = page.getElementById(input.dataset.personId);
  const list = page.createElement("ul");
  const status = page.createElement("span");
  list.id = `people-${(made += 1)}`;
  list.className = "people-found";
  list.setAttribute("role", "listbox");
  list.setAttribute("aria-label", input.labels?.[0]?.textContent.trim() || "");
  list.hidden = true;
  status.className = "visually-hidden";
  status.setAttribute("role", "status");
  const box = page.createElement("span");
  box.className = "people-picker";
  input.replaceWith(box);
  box.append(input, list, status);
  for (const [name, value] of [
    ["role", "combobox"],
    ["aria-autocomplete", "list"],
    ["aria-expanded", "false"],
    ["aria-controls", list.id],
  ])
    input.setAttribute(name, value);
  let active = -1;
  let timer = 0;
  let asked = 0;

  const options = () => [...list.children].filter((one) => one.dataset.id);
  const close = () => {
    clearTimeout(timer);
    asked += 1;
    list.hidden = true;
    active = -1;
    input.setAttribute("aria-expanded", "false");
    input.removeAttribute("aria-activedescendant");
  };
  const mark = (index) => {
    const all = options();
    if (!all.length) return;
    active = (index + all.length) % all.length;
    all.forEach((one, at) => one.setAttribute("aria-selected", String(at === active)));
    input.setAttribute("aria-activedescendant", all[active].id);
    all[active].scrollIntoView({ block: "nearest" });
  };
  const tell = (id) => {
    if (!hidden || hidden.value === id) return;
    hidden.value = id;
    hidden.dispatchEvent(new Event("change", { bubbles: true }));
  };
  const choose = (option) => {
    input.value = option.dataset.name;
    tell(option.dataset.id);
    close();
    status.textContent = "";
  };
  const show = (people) => {
    const again = new Set(people.map((one) => one.name)).size < people.length;
    list.replaceChildren(
      ...people.map((one, at) => {
        const option = page.createElement("li");
        option.id = `${list.id}-${at}`;
        option.setAttribute("role", "option");
        option.setAttribute("aria-selected", "false");
        Object.assign(option.dataset, { id: one.id, name: one.name });
        const name = page.createElement("span");
        name.textContent = one.name;
        const more = page.createElement("small");
        more.textContent = [one.club, again ? one.id : ""].filter(Boolean).join(" · ");
        option.append(name, " ", more);
        return option;
      }),
    );
    active = -1;
    input.removeAttribute("aria-activedescendant");
    list.hidden = !people.length;
    input.setAttribute("aria-expanded", String(!list.hidden));
    const { nobody, found, foundOne } = input.dataset;
    status.textContent =
      people.length === 1 ? foundOne : people.length ? found.replace("{n}", people.length) : nobody;
  };
  const ask = async () => {
    const mine = (asked += 1);
    const text = input.value.trim();
    if (text.length < 2) return close();
    const address = new URL(input.dataset.personSearch, page.baseURI);
    address.searchParams.set("q", text);
    try {
      const answer = await fetch(address, { headers: { Accept: "application/json" } });
      const { people } = await answer.json();
      if (mine === asked) show(people);
    } catch {
      if (mine === asked) close(); // the text alone is resolved by the server
    }
  };

  input.addEventListener("input", () => {
    tell("");
    clearTimeout(timer);
    timer = setTimeout(ask, 150);
  });
  input.addEventListener("keydown", (event) => {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (list.hidden) ask();
      else if (active < 0) mark(event.key === "ArrowDown" ? 0 : -1);
      else mark(active + (event.key === "ArrowDown" ? 1 : -1));
    } else if (event.key === "Enter" && !list.hidden && active >= 0) {
      event.preventDefault();
      choose(options()[active]);
    } else if (event.key === "Escape" && !list.hidden) {
      event.preventDefault();
      close();
    } else if (event.key === "Tab" && !list.hidden && active >= 0) {
      choose(options()[active]);
    }
  });
  list.addEventListener("pointerdown", (event) => event.preventDefault());
  list.addEventListener("click", (event) => {
    const option = event.target.closest("[role=option]");
    if (option) choose(option);
  });
  input.addEventListener("blur", close);
}

for (const input of document.querySelectorAll("[data-person-search]")) personSearch(input);
