// The capture page: opens the camera on a click, or by itself in a frame, which the person has just asked for; counts to one, films, shows
// the film, sends it at a press (D-109) or films again, says that it is over.
import { camera, film, isInterrupted } from './film.js';

const on = name => document.getElementById(name);
const [preview, ring, count, replay, said, problem, start, now, other] = [
  'preview',
  'ring',
  'count',
  'replay',
  'said',
  'problem',
  'start',
  'now',
  'other',
].map(on);
const { id, front, framed, fast, words: json } = on('capture').dataset;
let { nonce } = on('capture').dataset;
/** The page's language. */
const words = JSON.parse(json);
const withNumber = (sentence, number) => sentence.replace('#', number);
/** The gesture is read so long, once: seven words. */
const READ_MS = 2500;
/** Three of them before the film begins. */
const COUNT_MS = fast === undefined ? 1000 : 100;
let filming = false;
let hasRead = framed === undefined;

const tell = state => {
  if (window.parent !== window) window.parent.postMessage({ type: 'liveness', id, state }, front);
};

const wayBack = on('back');

const base64 = blob =>
  new Promise(done => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result.slice(reader.result.indexOf(',') + 1));
    reader.readAsDataURL(blob);
  });

const send = async ({ film, ...measured }) => {
  const answer = await fetch(location.pathname, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ nonce, ...measured, recording: await base64(film) }),
  });
  if (!answer.ok && answer.status !== 409) throw new Error(String(answer.status));
};

/** What is said over the picture; a new element each time, so that none moves. */
const say = (...parts) => {
  const line = document.createElement('span');
  line.append(...parts);
  said.replaceChildren(...(line.textContent ? [line] : []));
};

/** What is done now, for the styles: only that is seen. */
const stepIs = step => {
  if (step) document.body.dataset.filming = step;
  else delete document.body.dataset.filming;
};

const show = seen => {
  if (seen && document.activeElement === start) on('title').focus(); // the button leaves
  stepIs(seen ? 'count' : undefined);
  start.setAttribute('aria-disabled', String(seen));
};

/** The ring around the face fills as time passes, from 0 to 1. */
const time = {
  set value(share) {
    ring.setAttribute('stroke-dashoffset', String(100 - 100 * Math.min(share, 1)));
    count.hidden = share === 0;
    count.textContent = withNumber(words.filming, Math.min(3, Math.floor(share * 3) + 1));
  },
};

const pause = ms => new Promise(done => setTimeout(done, ms));

/** A short note for who does not look at the screen; a browser that plays none is no matter. */
const note = (context, pitch) => {
  if (!context) return;
  const [tone, volume] = [context.createOscillator(), context.createGain()];
  volume.gain.value = 0.08;
  tone.frequency.value = pitch;
  tone.connect(volume).connect(context.destination);
  tone.start();
  tone.stop(context.currentTime + 0.12);
};

/** How often another gesture was asked for; a countdown begins again with it. */
let changes = 0;
let changed = () => undefined;

const askForOther = async () => {
  other.setAttribute('aria-disabled', 'true');
  try {
    const answer = await fetch(`${location.pathname}/gesture${location.search}`, { method: 'POST' });
    if (!answer.ok) throw new Error(String(answer.status));
    const next = await answer.json();
    nonce = next.nonce;
    on('gesture').textContent = next.gesture;
    hasRead = false;
    changes += 1;
    problem.textContent = '';
    changed();
    if (!filming) say(next.gesture);
  } catch {
    problem.textContent = words.otherUnknown;
  } finally {
    other.setAttribute('aria-disabled', 'false');
  }
};

/** False: another gesture was asked for in between. */
const hasWaited = async ms => {
  const before = changes;
  await Promise.race([pause(ms), new Promise(done => (changed = done))]);
  return before === changes;
};

const countDown = async context => {
  while (!(await countedDown(context))) hasRead = false;
  if (document.activeElement === other) on('title').focus(); // the button leaves
  stepIs('film');
  note(context, 880);
};

const countedDown = async context => {
  const asked = Object.assign(document.createElement('span'), { className: 'unseen', textContent: on('gesture').textContent });
  say(`${words.place} `, asked);
  if (!hasRead && !(await hasWaited(READ_MS))) return false;
  hasRead = true;
  for (const left of [3, 2, 1]) {
    say(left === 3 ? withNumber(words.countdown, left) : `${left}…`);
    note(context, 440);
    if (!(await hasWaited(COUNT_MS))) return false;
  }
  return true;
};

/** Shows the film until the person sends it or films again: no time sends a face. D-109 */
const isKept = async film => {
  const address = URL.createObjectURL(film);
  replay.src = address;
  replay.hidden = now.hidden = start.hidden = false;
  stepIs('replay');
  start.classList.add('quiet');
  start.textContent = words.filmAgain;
  start.setAttribute('aria-disabled', 'false');
  say(words.filmed);
  tell('filmed');
  now.focus();
  void replay.play().catch(() => undefined);
  const leaving = new AbortController();
  const pressed = (button, kept) =>
    new Promise(done => button.addEventListener('click', () => done(kept), { once: true, signal: leaving.signal }));
  const kept = await Promise.race([pressed(start, false), pressed(now, true)]);
  leaving.abort();
  on('title').focus(); // the buttons leave
  replay.pause();
  replay.removeAttribute('src');
  replay.hidden = now.hidden = true;
  stepIs(undefined);
  URL.revokeObjectURL(address);
  start.setAttribute('aria-disabled', 'true');
  return kept;
};

const filmed = async context => {
  const stream = await camera();
  try {
    preview.srcObject = stream;
    tell('filming');
    show(true);
    await preview.play();
    await countDown(context);
    say(on('gesture').textContent);
    return await film(stream, preview, time);
  } catch (error) {
    // a track that ends makes other steps fail too, each with a name of its own
    throw isInterrupted(stream) ? new DOMException('', 'InterruptedError') : error;
  } finally {
    time.value = 0;
    for (const track of stream.getTracks()) track.stop();
    preview.srcObject = null;
    show(false);
  }
};

const run = async () => {
  if (filming) return;
  filming = true;
  let made = false;
  problem.textContent = '';
  say(words.asking);
  try {
    const context = window.AudioContext ? new AudioContext() : undefined;
    let video = await filmed(context);
    while (!(await isKept(video.film))) video = await filmed(context);
    made = true;
    void context?.close();
    other.hidden = true;
    say(words.sending);
    await send(video);
    start.hidden = true;
    say(words.ended);
    on('title').focus();
    tell('ended');
    if (wayBack) location.replace(wayBack.href); // filmed on the whole page: there is nothing more to do here
  } catch (error) {
    say('');
    const reason = made ? words.unsent : (words.refusals[error.name] ?? words.unfilmed);
    problem.textContent = reason;
    start.textContent = words.again;
    start.classList.remove('quiet');
    start.hidden = other.hidden = false;
    filming = false;
    tell(made ? 'error' : 'camera');
  }
};

start.addEventListener('click', () => void run());
other.addEventListener('click', () => {
  if (other.getAttribute('aria-disabled') !== 'true') void askForOther();
});
tell('here');
other.hidden = false;
start.setAttribute('aria-disabled', 'false'); // nothing answered a press before
if (framed !== undefined) void run();
