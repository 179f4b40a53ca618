// The capture page: opens the camera on a click, films three seconds, measures light and movement, sends, says that it is over.
const on = name => document.getElementById(name);
const [preview, time, said, problem, start] = ['preview', 'time', 'said', 'problem', 'start'].map(on);
const { id, nonce, front } = on('capture').dataset;
const FILM_MS = 3000;
/** The recording itself says more than the two seconds that the bank wants. */
const SHORTEST_MS = 2500;
const LOOK_MS = 150;
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
  return { durationMs, ...measured.result(), recording: await base64(new Blob(parts)) };
};

const send = async filmed => {
  const answer = await fetch(location.pathname, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ nonce, ...filmed }),
  });
  if (!answer.ok && answer.status !== 409) throw new Error(String(answer.status));
};

const show = seen => {
  for (const element of [preview, time]) element.hidden = !seen;
  start.setAttribute('aria-disabled', String(seen));
};

const filmed = async () => {
  const stream = await camera();
  try {
    preview.srcObject = stream;
    show(true);
    await preview.play();
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
    const video = await filmed();
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
