// Zooms and turns a photograph inside its frame, which scrolls; the link beside it works without.
const STEP = 1.25;
const LARGEST = 8;

export function viewer(figure) {
  const image = figure.querySelector("img");
  const frame = figure.querySelector("[data-viewport]");
  const stage = figure.querySelector("[data-stage]");
  const shown = figure.querySelector("[data-shown]");
  let zoom = 1;
  let quarters = 0;

  const draw = () => {
    const width = frame.clientWidth * zoom;
    const ratio = image.width ? image.getAttribute("height") / image.getAttribute("width") : 1;
    const lying = quarters % 2 !== 0;
    const [own, tall] = lying ? [width / ratio, width] : [width, width * ratio];
    const height = lying ? own : tall;
    Object.assign(stage.style, { inlineSize: `${width}px`, blockSize: `${height}px` });
    Object.assign(image.style, {
      inlineSize: `${own}px`,
      blockSize: `${tall}px`,
      transform: `translate(-50%, -50%) rotate(${quarters * 90}deg)`,
    });
  };
  const told = () => {
    draw();
    shown.textContent = `${Math.round(zoom * 100)} % · ${(((quarters % 4) + 4) % 4) * 90}°`;
  };
  const about = (change) => {
    // what is in the middle of the frame stays there
    const x = (frame.scrollLeft + frame.clientWidth / 2) / stage.offsetWidth;
    const y = (frame.scrollTop + frame.clientHeight / 2) / stage.offsetHeight;
    change();
    told();
    frame.scrollLeft = x * stage.offsetWidth - frame.clientWidth / 2;
    frame.scrollTop = y * stage.offsetHeight - frame.clientHeight / 2;
  };
  const acts = {
    in: () => about(() => (zoom = Math.min(zoom * STEP, LARGEST))),
    out: () => about(() => (zoom = Math.max(zoom / STEP, 1))),
    left: () => about(() => (quarters -= 1)),
    right: () => about(() => (quarters += 1)),
  };

  figure.classList.add("ready");
  figure.querySelector("[data-controls]").hidden = false;
  figure.addEventListener("click", (event) => {
    const button = event.target.closest("[data-do]");
    if (button) acts[button.dataset.do]();
  });
  new ResizeObserver(draw).observe(frame);
  draw();
  return acts;
}
