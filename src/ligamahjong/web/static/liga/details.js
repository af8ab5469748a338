// The details of a rating: one box for the whole page, filled from the link that opens it. It opens
// by click, touch and keyboard, and by a resting pointer; it closes with Esc or by looking away.
export function ratingDetails(page) {
  const box = page.querySelector("[data-details-box]");
  if (!box || !box.showPopover) return;
  let opener = null;
  let timer = 0;

  const fill = (link) => {
    const list = page.createElement("dl");
    for (const line of link.dataset.details.split("\n")) {
      const [name, value] = line.split("\t");
      const term = page.createElement("dt");
      term.textContent = name;
      const text = page.createElement("dd");
      text.textContent = value;
      list.append(term, text);
    }
    box.querySelector("[data-details-title]").textContent = link.dataset.title;
    box.querySelector("[data-details-more]").href = link.href;
    box.querySelector("dl").replaceWith(list);
  };
  const place = (link) => {
    const at = link.getBoundingClientRect();
    const wide = page.documentElement.clientWidth;
    const left = Math.max(8, Math.min(at.left, wide - box.offsetWidth - 8));
    const below = at.bottom + 6;
    const fits = below + box.offsetHeight < innerHeight - 8;
    box.style.setProperty("left", `${left}px`);
    box.style.setProperty("top", `${fits ? below : Math.max(8, at.top - box.offsetHeight - 6)}px`);
  };
  const open = (link) => {
    fill(link);
    if (!box.matches(":popover-open")) box.showPopover();
    opener = link;
    link.setAttribute("aria-expanded", "true");
    place(link);
  };
  const close = () => {
    if (box.matches(":popover-open")) box.hidePopover();
  };
  // "beforetoggle" and not "toggle", which comes later, when another key may have been pressed.
  box.addEventListener("beforetoggle", (event) => {
    if (event.newState === "closed" && opener) {
      opener.setAttribute("aria-expanded", "false");
      if (box.contains(page.activeElement)) opener.focus();
      opener = null;
    }
  });
  for (const link of page.querySelectorAll("[data-details]")) {
    link.setAttribute("role", "button");
    link.setAttribute("aria-expanded", "false");
    link.setAttribute("aria-controls", box.id);
    link.addEventListener("click", (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      const again = opener === link && link.dataset.by === "click";
      close();
      if (!again) {
        open(link);
        link.dataset.by = "click";
      }
    });
    link.addEventListener("keydown", (event) => {
      if (event.key === " ") {
        event.preventDefault();
        link.click();
      }
    });
    link.addEventListener("pointerenter", (event) => {
      if (event.pointerType !== "mouse") return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (opener !== link) {
          close();
          open(link);
          link.dataset.by = "pointer";
        }
      }, 250);
    });
    link.addEventListener("pointerleave", (event) => {
      if (event.pointerType !== "mouse") return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (!box.matches(":hover") && opener && opener.dataset.by === "pointer") close();
      }, 300);
    });
  }
  box.addEventListener("pointerleave", () => {
    if (opener && opener.dataset.by === "pointer") close();
  });
}
