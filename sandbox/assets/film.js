// How the film is made: three seconds of the camera, recorded, its light and movement measured meanwhile.
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

const mean = values => (values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length);

/** How many pictures the camera has shown; undefined where the browser does not count them. */
const picturesOf = preview => preview.getVideoPlaybackQuality?.().totalVideoFrames;

/** Mean light of what the camera shows, and how much its pixels change from one picture looked at to the next. */
const measuring = preview => {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const lights = [];
  const moves = [];
  let before;
  let shown;
  const look = () => {
    const picture = picturesOf(preview);
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

/** The camera that faces the person, opened; rejects with the browser's reason. */
export const camera = () => {
  if (!navigator.mediaDevices || !window.MediaRecorder) throw new DOMException('', 'NotSupportedError');
  return navigator.mediaDevices.getUserMedia({ video: { facingMode: 'user', width: 640 }, audio: false });
};

/** The camera closed while it was needed: another program took it, or it was unplugged. A muted track shows a frozen picture. */
export const isInterrupted = stream => stream.getVideoTracks().every(({ readyState, muted }) => readyState === 'ended' || muted);
const interrupted = () => new DOMException('', 'InterruptedError');

/** Films what `preview` shows of the stream; `time`, a progress, tells how far it is. */
export const film = async (stream, preview, time) => {
  if (isInterrupted(stream)) throw interrupted();
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
  const measured = measuring(preview);
  const began = performance.now();
  recorder.start(SLICE_MS);
  const looking = setInterval(() => {
    measured.look();
    time.value = (performance.now() - began) / FILM_MS;
  }, LOOK_MS);
  const before = picturesOf(preview) ?? 0;
  const isSeen = () => measured.looks() >= FEWEST_LOOKS && (picturesOf(preview) ?? FEWEST_PICTURES) - before >= FEWEST_PICTURES;
  const isEnough = () => isSeen() && recorded() >= SHORTEST_MS;
  do await new Promise(done => setTimeout(done, performance.now() - began < FILM_MS ? FILM_MS - (performance.now() - began) : LOOK_MS));
  while (!isInterrupted(stream) && !isEnough() && performance.now() - began < MOST_MS);
  clearInterval(looking);
  const durationMs = Math.round(performance.now() - began);
  const broken = isInterrupted(stream);
  if (recorder.state !== 'inactive') {
    recorder.stop();
    await over;
  }
  if (broken) throw interrupted();
  const film = new Blob(parts, mimeType ? { type: mimeType } : {});
  return { film, durationMs, ...measured.result() };
};
