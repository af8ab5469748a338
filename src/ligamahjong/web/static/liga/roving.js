// A toolbar is one stop of the Tab key; arrows, Home and End move within it.
const focusables = (bar) => [...bar.querySelectorAll("button")];

export const settle = (bar, wanted = null) => {
  const buttons = focusables(bar);
  const current = wanted ?? buttons.find((one) => one.tabIndex === 0 && one.hasAttribute("tabindex")) ?? buttons[0];
  for (const one of buttons) one.tabIndex = one === current ? 0 : -1;
  return current;
};

const middle = (one) => {
  const { left, width } = one.getBoundingClientRect();
  return left + width / 2;
};

// The button of the next row, up or down, that is nearest.
const across = (buttons, from, step) => {
  const top = (one) => Math.round(one.getBoundingClientRect().top);
  const tops = [...new Set(buttons.map(top))].sort((a, b) => a - b);
  const row = tops[tops.indexOf(top(from)) + step];
  const [nearest] = buttons
    .filter((one) => top(one) === row)
    .sort((a, b) => Math.abs(middle(a) - middle(from)) - Math.abs(middle(b) - middle(from)));
  return nearest;
};

export const rove = (bar) => {
  settle(bar);
  bar.addEventListener("focusin", (event) => settle(bar, event.target.closest("button")));
  bar.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const buttons = focusables(bar);
    const at = buttons.indexOf(event.target.closest("button"));
    if (at < 0) return;
    const to = {
      ArrowRight: () => buttons[at + 1],
      ArrowLeft: () => buttons[at - 1],
      ArrowDown: () => across(buttons, buttons[at], 1),
      ArrowUp: () => across(buttons, buttons[at], -1),
      Home: () => buttons[0],
      End: () => buttons.at(-1),
    }[event.key];
    if (!to) return;
    event.preventDefault();
    to()?.focus();
  });
};
