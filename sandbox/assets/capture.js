// The capture page: opens the camera on a click, films three seconds, measures light and movement, sends, says that it is over.
const root = document.getElementById('capture');
const preview = document.getElementById('preview');
const said = document.getElementById('said');
const problem = document.getElementById('problem');
const start = document.getElementById('start');
const { id, nonce, fronts } = root.dataset;
const FILM_MS = 3000;
const WIDTH = 64;
const HEIGHT = 48;

const tell = state => {
  for (const front of fronts.split(' ')) window.parent.postMessage({ type: 'liveness', id, state }, front);
};

const refusals = {
  NotAllowedError: 'L’accès à la caméra est refusé. Autorisez-la pour ce site, puis recommencez. Aucun essai n’est décompté.',
  NotFoundError: 'Aucune caméra n’est reliée à cet appareil. Aucun essai n’est décompté.',
  NotReadableError: 'La caméra est utilisée par une autre application. Fermez-la, puis recommencez. Aucun essai n’est décompté.',
};

const measure = canvas => {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const seen = [];
  let before;
  return {
    look: () => {
      context.drawImage(preview, 0, 0, WIDTH, HEIGHT);
      const { data } = context.getImageData(0, 0, WIDTH, HEIGHT);
      const grey = new Float32Array(WIDTH * HEIGHT);
      for (let pixel = 0; pixel < grey.length; pixel += 1) grey[pixel] = (data[pixel * 4] + data[pixel * 4 + 1] + data[pixel * 4 + 2]) / 3;
      const luminance = grey.reduce((sum, value) => sum + value, 0) / grey.length;
      const movement = before ? grey.reduce((sum, value, pixel) => sum + Math.abs(value - before[pixel]), 0) / grey.length : undefined;
      before = grey;
      seen.push({ luminance, movement });
    },
    result: () => {
      const moved = seen.map(({ movement }) => movement).filter(value => value !== undefined);
      const mean = values => (values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length);
      return { luminance: mean(seen.map(({ luminance }) => luminance)), movement: mean(moved) };
    },
  };
};

const base64 = blob =>
  new Promise(done => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result.slice(reader.result.indexOf(',') + 1));
    reader.readAsDataURL(blob);
  });

const film = async stream => {
  const type = ['video/webm', 'video/mp4'].find(kind => MediaRecorder.isTypeSupported(kind));
  const recorder = new MediaRecorder(stream, { ...(type ? { mimeType: type } : {}), videoBitsPerSecond: 400000 });
  const parts = [];
  recorder.addEventListener('dataavailable', event => parts.push(event.data));
  const over = new Promise(done => recorder.addEventListener('stop', done));
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const measured = measure(canvas);
  const began = performance.now();
  recorder.start();
  const looking = setInterval(measured.look, 150);
  await new Promise(done => setTimeout(done, FILM_MS));
  clearInterval(looking);
  recorder.stop();
  await over;
  return { durationMs: Math.round(performance.now() - began), ...measured.result(), recording: await base64(new Blob(parts)) };
};

const run = async () => {
  problem.textContent = '';
  start.disabled = true;
  said.textContent = 'Nous demandons l’accès à votre caméra…';
  let stream;
  try {
    stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'user', width: 640 }, audio: false });
    preview.srcObject = stream;
    await preview.play();
    said.textContent = 'Nous filmons\u00a0: faites le geste demandé.';
    const filmed = await film(stream);
    said.textContent = 'Envoi de la vidéo…';
    const answer = await fetch(location.pathname, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ nonce, ...filmed }),
    });
    if (!answer.ok && answer.status !== 409) throw new Error(String(answer.status));
    said.textContent = 'C’est terminé. Nous regardons le résultat.';
    tell('ended');
  } catch (error) {
    said.textContent = '';
    problem.textContent = refusals[error.name] ?? 'La vidéo n’a pas pu être envoyée. Recommencez.';
    start.disabled = false;
    start.textContent = 'Recommencer';
    tell('error');
  } finally {
    stream?.getTracks().forEach(track => track.stop());
    preview.srcObject = null;
  }
};

start.addEventListener('click', () => void run());
