// The clock of a session. It keeps the moment at which it ends, not a count, so that it is right
// after the phone slept, and keeps that moment in this browser, so that a reload changes nothing.
const KEY = "liga-clock";
const MINUTE = 60_000;

const clock = document.querySelector("[data-clock]");
const part = (name) => clock.querySelector(`[data-${name}]`);
const [time, stage, start, dialog] = ["time", "stage", "start", "ask"].map(part);
const question = dialog.querySelector("[data-question]");
const lengths = [...clock.querySelectorAll("[name=length]")];
let state = read();
let next;
let sound;
let awake;

function fresh(length) {
  return { length, left: length * MINUTE, ends: null, rung: 0 };
}

function read() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY));
    const known = lengths.some((input) => Number(input.value) === kept.length);
    if (known && Number.isFinite(kept.left) && (kept.ends === null || Number.isFinite(kept.ends))) return kept;
  } catch {
    // nothing kept, or nothing that can be read
  }
  return fresh(Number(lengths[0].value));
}

function keep() {
  try {
    localStorage.setItem(KEY, JSON.stringify(state));
  } catch {
    // a browser that keeps nothing loses the clock with the page
  }
}

const untouched = () => state.ends === null && state.left === state.length * MINUTE;
const left = () => (state.ends === null ? state.left : state.ends - Date.now());
const chosen = () => lengths.find((input) => Number(input.value) === state.length);

function bell(times) {
  sound ??= new AudioContext();
  sound.resume();
  for (let n = 0; n < times; n += 1) {
    const begins = sound.currentTime + n * 0.6;
    const tone = sound.createOscillator();
    const volume = sound.createGain();
    tone.frequency.value = 880;
    volume.gain.setValueAtTime(0.4, begins);
    volume.gain.exponentialRampToValueAtTime(0.001, begins + 0.5);
    tone.connect(volume).connect(sound.destination);
    tone.start(begins);
    tone.stop(begins + 0.5);
  }
}

async function stayAwake(wanted) {
  try {
    if (wanted) awake ??= await navigator.wakeLock?.request("screen");
    else {
      await awake?.release();
      awake = undefined;
    }
  } catch {
    awake = undefined; // the phone does not allow it now
  }
}

function digits(remaining) {
  const seconds = Math.ceil(Math.abs(remaining) / 1000);
  const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  return remaining < 0 && seconds ? `−${text}` : text;
}

function show() {
  const remaining = left();
  time.textContent = digits(remaining);
  const passed = state.length - remaining / MINUTE;
  const { signal, says } = chosen().dataset;
  const signalled = passed >= Number(signal);
  const over = passed >= state.length;
  if (signalled && !state.rung) {
    bell(3);
    state.rung = 1;
    keep();
  }
  const paused = state.ends === null && !untouched();
  const reached = stage.dataset[over && Number(signal) < state.length ? "past" : says];
  const running = paused || untouched() ? "" : stage.dataset.before;
  const words = [paused && stage.dataset.paused, signalled ? reached : running].filter(Boolean).join(" ");
  if (stage.textContent !== words) stage.textContent = words;
  start.textContent = start.dataset[paused ? "paused" : state.ends === null ? "stopped" : "running"];
  clock.dataset.reached = over ? 2 : Number(signalled);
}

function change(to) {
  state = to;
  keep();
  stayAwake(state.ends !== null);
  for (const input of lengths) input.checked = Number(input.value) === state.length;
  show();
}

// A clock that has run is given up only when told twice: it may be a stray touch.
function begin(length) {
  if (untouched()) {
    change(fresh(length));
    return;
  }
  next = fresh(length);
  question.textContent = question.dataset.question.replace("{time}", digits(left()));
  dialog.returnValue = "";
  dialog.showModal();
}

dialog.addEventListener("close", () => change(dialog.returnValue === "yes" ? next : state));
start.addEventListener("click", () => {
  if (state.ends === null) {
    sound ??= new AudioContext();
    if (untouched()) bell(1);
    change({ ...state, ends: Date.now() + state.left });
  } else change({ ...state, left: left(), ends: null });
});
part("reset").addEventListener("click", () => begin(state.length));
part("try").addEventListener("click", () => bell(2));
for (const input of lengths) {
  input.checked = Number(input.value) === state.length;
  input.addEventListener("change", () => begin(Number(input.value)));
}
document.addEventListener("visibilitychange", () => {
  if (!document.hidden && state.ends !== null) stayAwake(true);
  show();
});
clock.hidden = false;
setInterval(show, 250);
show();
