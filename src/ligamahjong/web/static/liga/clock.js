// The clock of a session. It keeps the moment at which it ends, not a count, so that it is right
// after the phone slept, and keeps that moment in this browser, so that a reload changes nothing.
const KEY = "liga-clock";
const MINUTE = 60_000;

const clock = document.querySelector("[data-clock]");
const part = (name) => clock.querySelector(`[data-${name}]`);
const [time, stage, start] = ["time", "stage", "start"].map(part);
const lengths = [...clock.querySelectorAll("[name=length]")];
let state = read();
let sound;
let awake;

function fresh(length) {
  return { length, left: length * MINUTE, ends: null, rung: 0 };
}

function read() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY));
    if (lengths.some((input) => Number(input.value) === kept.length)) return kept;
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

function show() {
  const remaining = left();
  const seconds = Math.ceil(Math.abs(remaining) / 1000);
  const digits = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  time.textContent = remaining < 0 && seconds ? `−${digits}` : digits;
  const passed = state.length - remaining / MINUTE;
  const signals = [Number(chosen().dataset.signal), state.length];
  const reached = signals.filter((minute) => passed >= minute).length;
  if (reached > state.rung) {
    bell(reached === 2 ? 4 : 3);
    state.rung = reached;
    keep();
  }
  const words = { 0: state.ends || passed > 0 ? stage.dataset.before : "", 1: stage.dataset.signalled, 2: stage.dataset.over }[reached];
  if (stage.textContent !== words) stage.textContent = words;
  start.textContent = state.ends === null ? start.dataset.stopped : start.dataset.running;
  clock.dataset.reached = reached;
}

function change(next) {
  state = next;
  keep();
  stayAwake(state.ends !== null);
  show();
}

start.addEventListener("click", () => {
  if (state.ends === null) {
    sound ??= new AudioContext();
    change({ ...state, ends: Date.now() + state.left });
  } else change({ ...state, left: left(), ends: null });
});
part("reset").addEventListener("click", () => change(fresh(state.length)));
part("try").addEventListener("click", () => bell(2));
for (const input of lengths) {
  input.checked = Number(input.value) === state.length;
  input.addEventListener("change", () => change(fresh(Number(input.value))));
}
document.addEventListener("visibilitychange", () => {
  if (!document.hidden && state.ends !== null) stayAwake(true);
  show();
});
clock.hidden = false;
setInterval(show, 250);
show();
