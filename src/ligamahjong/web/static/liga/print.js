// A button that prints, where there is something to print with.
const button = document.querySelector("[data-print]");
if (button && typeof print === "function") {
  button.hidden = false;
  button.addEventListener("click", () => print());
}
