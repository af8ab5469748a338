// Photographs that are chosen: a small picture of each, and when it was taken for whoever asks.
const HEAD = 262144; // bytes of a file that hold what a camera says about a photograph
const MOMENT = /(\d{4}):(\d\d):(\d\d) (\d\d):(\d\d):\d\d/g;

async function picture(file, box) {
  const page = box.ownerDocument;
  try {
    const bitmap = await createImageBitmap(file, { resizeHeight: 288, resizeQuality: "medium" });
    const canvas = page.createElement("canvas");
    canvas.width = bitmap.width;
    canvas.height = bitmap.height;
    canvas.getContext("2d").drawImage(bitmap, 0, 0);
    bitmap.close();
    canvas.setAttribute("role", "img");
    canvas.setAttribute("aria-label", box.dataset.preview.replace("{name}", file.name));
    return canvas;
  } catch {
    const text = page.createElement("p");
    text.textContent = box.dataset.unseen.replace("{name}", file.name);
    return text;
  }
}

// The earliest moment that a JPEG carries; nothing else of it is looked at, and nothing is sent.
async function taken(files) {
  const found = [];
  for (const file of files) {
    const text = new TextDecoder("latin1").decode(await file.slice(0, HEAD).arrayBuffer());
    const exif = text.indexOf("Exif\0\0");
    if (exif >= 0) found.push(...text.slice(exif).matchAll(MOMENT));
  }
  return found.sort((one, other) => (one[0] < other[0] ? -1 : 1))[0];
}

export function photographs(form) {
  const input = form.elements.photographs;
  const box = form.querySelector("[data-preview]");
  const reading = form.querySelector("[data-read]");
  const ask = reading.querySelector("input");
  const status = reading.querySelector("[role=status]");
  const { day, start } = form.elements;

  const read = async () => {
    status.textContent = "";
    if (!ask.checked || !input.files.length) return;
    const moment = await taken(input.files);
    if (!moment) {
      status.textContent = reading.dataset.none;
      return;
    }
    const [, year, month, date, hour, minute] = moment;
    if (!day.value) day.value = `${year}-${month}-${date}`;
    if (!start.value) start.value = `${hour}:${minute}`;
    const when = `${date}/${month}/${year} ${hour}:${minute}`;
    status.textContent = reading.dataset.found.replace("{when}", when);
  };
  input.addEventListener("change", async () => {
    box.replaceChildren(...(await Promise.all([...input.files].map((file) => picture(file, box)))));
    await read();
  });
  ask.addEventListener("change", read);
}
