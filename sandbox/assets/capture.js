// The capture page: opens the camera on a click, counts to one, films three seconds, measures light and movement, shows the film, sends it unless it is filmed again, says that it is over.
const on = name => document.getElementById(name);
const [stage, preview, time, replay, said, problem, start, now] = [
  'stage',
  'preview',
  'time',
  'replay',
  'said',
  'problem',
  'start',
  'now',
].map(on);
const { id, nonce, front } = on('capture').dataset;
const FILM_MS = 3000;
/** The recording itself says more than the two seconds that the bank wants. */
const SHORTEST_MS = 2500;
const LOOK_MS = 150;
/** Three of them before the film begins. */
const COUNT_MS = 700;
/** The film is shown so long before it leaves by itself. */
const REPLAY_MS = 4000;
/** What is recorded is handed over so often. */
const SLICE_MS = 250;
/** A slow machine films on until there is enough to look at and to play, at most so long. */
const MOST_MS = 15000;
const FEWEST_LOOKS = 12;
const FEWEST_PICTURES = 15;
const WIDTH = 64;
const HEIGHT = 48;
let filming = false;

const tell = state => {
  if (window.parent !== window) window.parent.postMessage({ type: 'liveness', id, state }, front);
};

const kept = 'Aucun essai n’est décompté.';
const refusals = {
  NotAllowedError: `L’accès à la caméra est refusé. Autorisez-la pour ce site dans votre navigateur, puis recommencez. ${kept}`,
  NotFoundError: `Aucune caméra n’est reliée à cet appareil. ${kept}`,
  NotReadableError: `La caméra est utilisée par une autre application. Fermez-la, puis recommencez. ${kept}`,
  NotSupportedError: `Ce navigateur ne sait pas filmer. Mettez-le à jour ou prenez-en un autre. ${kept}`,
};
const unsent = `La vidéo n’a pas pu être envoyée. Vérifiez votre connexion, puis recommencez. ${kept}`;

const mean = values => (values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length);

/** How many pictures the camera has shown; undefined where the browser does not count them. */
const pictures = () => preview.getVideoPlaybackQuality?.().totalVideoFrames;

/** Mean light of what the camera shows, and how much its pixels change from one picture looked at to the next. */
const measuring = () => {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const lights = [];
  const moves = [];
  let before;
  let shown;
  const look = () => {
    const picture = pictures();
    if (picture !== undefined && picture === shown) return;
    shown = picture;
    context.drawImage(preview, 0, 0, WIDTH, HEIGHT);
    const { data } = context.getImageData(0, 0, WIDTH, HEIGHT);
    const grey = Array.from({ length: WIDTH * HEIGHT }, (_, pixel) => mean([data[pixel * 4], data[pixel * 4 + 1], data[pixel * 4 + 2]]));
    lights.push(mean(grey));
    if (before) moves.push(mean(grey.map((value, pixel) => Math.abs(value - before[pixel]))));
    before = grey;
  };
  return { look, looks: () => lights.length, result: () => ({ luminance: mean(lights), movement: mean(moves) }) };
};

const base64 = blob =>
  new Promise(done => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result.slice(reader.result.indexOf(',') + 1));
    reader.readAsDataURL(blob);
  });

const camera = () => {
  if (!navigator.mediaDevices || !window.MediaRecorder) throw new DOMException('', 'NotSupportedError');
  return navigator.mediaDevices.getUserMedia({ video: { facingMode: 'user', width: 640 }, audio: false });
};

const film = async stream => {
  const mimeType = ['video/webm', 'video/mp4'].find(kind => MediaRecorder.isTypeSupported(kind));
  const recorder = new MediaRecorder(stream, { ...(mimeType ? { mimeType } : {}), videoBitsPerSecond: 400000 });
  const parts = [];
  const heard = [];
  recorder.addEventListener('dataavailable', ({ data }) => {
    parts.push(data);
    if (data.size > 0) heard.push(performance.now());
  });
  /** Time between the first and the last slice that held a picture: a busy recorder begins late. */
  const recorded = () => (heard.length === 0 ? 0 : heard[heard.length - 1] - heard[0]);
  const over = new Promise(done => recorder.addEventListener('stop', done));
  const measured = measuring();
  const began = performance.now();
  recorder.start(SLICE_MS);
  const looking = setInterval(() => {
    measured.look();
    time.value = (performance.now() - began) / FILM_MS;
  }, LOOK_MS);
  const before = pictures() ?? 0;
  const isSeen = () => measured.looks() >= FEWEST_LOOKS && (pictures() ?? FEWEST_PICTURES) - before >= FEWEST_PICTURES;
  const isEnough = () => isSeen() && recorded() >= SHORTEST_MS;
  do await new Promise(done => setTimeout(done, performance.now() - began < FILM_MS ? FILM_MS - (performance.now() - began) : LOOK_MS));
  while (!isEnough() && performance.now() - began < MOST_MS);
  clearInterval(looking);
  const durationMs = Math.round(performance.now() - began);
  recorder.stop();
  await over;
  const film = new Blob(parts, mimeType ? { type: mimeType } : {});
  return { film, durationMs, ...measured.result() };
};

const send = async ({ film, ...measured }) => {
  const answer = await fetch(location.pathname, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ nonce, ...measured, recording: await base64(film) }),
  });
  if (!answer.ok && answer.status !== 409) throw new Error(String(answer.status));
};

/** What is done now, for the styles: only that is seen. */
const stepIs = step => {
  if (step) document.body.dataset.filming = step;
  else delete document.body.dataset.filming;
};

const show = seen => {
  for (const element of [stage, time]) element.hidden = !seen;
  stepIs(seen ? 'film' : undefined);
  start.setAttribute('aria-disabled', String(seen));
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

const countDown = async context => {
  for (const left of [3, 2, 1]) {
    said.textContent = left === 3 ? `Placez votre visage dans l’ovale. ${left}…` : `${left}…`;
    note(context, 440);
    await pause(COUNT_MS);
  }
  note(context, 880);
};

/** The film is shown once; it leaves by itself, at a press at once, and not at all where it is filmed again. */
const isKept = async film => {
  const address = URL.createObjectURL(film);
  replay.src = address;
  replay.hidden = now.hidden = false;
  stepIs('replay');
  start.classList.add('quiet');
  start.textContent = 'Filmer à nouveau';
  start.setAttribute('aria-disabled', 'false');
  said.textContent = `Voici votre vidéo. Elle part toute seule dans ${REPLAY_MS / 1000} secondes, sauf si vous filmez à nouveau.`;
  void replay.play().catch(() => undefined);
  const leaving = new AbortController();
  const pressed = (button, kept) =>
    new Promise(done => button.addEventListener('click', () => done(kept), { once: true, signal: leaving.signal }));
  const kept = await Promise.race([pressed(start, false), pressed(now, true), pause(REPLAY_MS).then(() => true)]);
  leaving.abort();
  if (document.activeElement === now) start.focus();
  replay.pause();
  replay.removeAttribute('src');
  replay.hidden = now.hidden = true;
  stepIs(undefined);
  start.classList.remove('quiet');
  URL.revokeObjectURL(address);
  start.setAttribute('aria-disabled', 'true');
  return kept;
};

const filmed = async context => {
  const stream = await camera();
  try {
    preview.srcObject = stream;
    show(true);
    await preview.play();
    await countDown(context);
    said.textContent = `Nous filmons. ${on('gesture').textContent}`;
    return await film(stream);
  } finally {
    for (const track of stream.getTracks()) track.stop();
    preview.srcObject = null;
    show(false);
  }
};

const run = async () => {
  if (filming) return;
  filming = true;
  problem.textContent = '';
  said.textContent = 'Nous demandons l’accès à votre caméra…';
  try {
    const context = window.AudioContext ? new AudioContext() : undefined;
    let video = await filmed(context);
    while (!(await isKept(video.film))) video = await filmed(context);
    void context?.close();
    said.textContent = 'Envoi de la vidéo…';
    await send(video);
    start.hidden = true;
    said.textContent = 'C’est terminé. Nous regardons le résultat.';
    on('title').focus();
    tell('ended');
  } catch (error) {
    said.textContent = '';
    problem.textContent = refusals[error.name] ?? unsent;
    start.textContent = 'Recommencer';
    filming = false;
    tell(refusals[error.name] ? 'camera' : 'error');
  }
};

start.addEventListener('click', () => void run());
