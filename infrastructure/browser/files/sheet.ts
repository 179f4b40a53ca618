/** A canvas that returns its content as a JPEG file; `quality`: 0 to 1. */
export interface Sheet {
  readonly context: OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;
  readonly jpeg: (quality: number) => Promise<Blob>;
}

const JPEG = 'image/jpeg';

const drawable = <Context>(context: Context | null): Context => {
  if (!context) throw new Error('No canvas');
  return context;
};

const offscreen = (width: number, height: number): Sheet => {
  const canvas = new OffscreenCanvas(width, height);
  return { context: drawable(canvas.getContext('2d')), jpeg: quality => canvas.convertToBlob({ type: JPEG, quality }) };
};

/** For the page's own thread, where workers have no canvas (Safari before 16.4). */
const onPage = (width: number, height: number): Sheet => {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const jpeg = (quality: number): Promise<Blob> =>
    new Promise((done, failed) => {
      canvas.toBlob(blob => (blob ? done(blob) : failed(new Error('No picture'))), JPEG, quality);
    });
  return { context: drawable(canvas.getContext('2d')), jpeg };
};

/** A blank canvas, in pixels; throws where the browser provides none. */
export const sheetOf = (width: number, height: number): Sheet =>
  typeof OffscreenCanvas === 'undefined' ? onPage(width, height) : offscreen(width, height);
