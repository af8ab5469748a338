// «Ocultar ratings provisionales»: always off when a page is loaded or returned to, also from the
// back-forward cache; positions and medals stay as they are.
export function hideProvisional(page) {
  const button = page.querySelector("[data-hide-provisional]");
  if (!button) return;
  const count = page.querySelector("[data-shown]");
  const set = (hidden) => {
    button.setAttribute("aria-pressed", String(hidden));
    const rows = page.querySelectorAll("tr[data-provisional]");
    for (const row of rows) row.hidden = hidden;
    if (count) count.textContent = hidden ? Number(count.dataset.shown) - rows.length : count.dataset.shown;
  };
  button.hidden = false;
  button.addEventListener("click", () => set(button.getAttribute("aria-pressed") !== "true"));
  addEventListener("pageshow", () => set(false));
  set(false);
}
