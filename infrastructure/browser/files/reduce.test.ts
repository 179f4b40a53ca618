import { reduced } from './reduce';

/** A canvas of one colour, under a picture that covers nothing; a JPEG of what was never painted is black. */
class Sheet {
  fillStyle = '';
  imageSmoothingQuality = '';
  private colour = '#000';

  constructor(
    private readonly width: number,
    private readonly height: number,
  ) {}

  getContext = () => this;
  drawImage = (): void => undefined;
  convertToBlob = () => Promise.resolve(new Blob([this.colour]));

  fillRect(...given: readonly [left: number, top: number, width: number, height: number]): void {
    if (given.join() === [0, 0, this.width, this.height].join()) this.colour = this.fillStyle;
  }
}

const added = ['OffscreenCanvas', 'createImageBitmap'] as const;
afterEach(() => added.forEach(name => Reflect.deleteProperty(globalThis, name)));

test.each([
  ['in one page', 600, 800],
  ['in several', 600, 6_000],
])('D-16: what a picture leaves transparent is white on paper: %s', async (_what, width, height) => {
  const image = { width, height, close: () => undefined };
  Object.assign(globalThis, { OffscreenCanvas: Sheet, createImageBitmap: () => Promise.resolve(image) });
  const pages = (await reduced(new Blob(), { width, height }, { together: 6, pages: 6 })) ?? [];
  expect(new Set(await Promise.all(pages.map(({ content }) => content.text())))).toEqual(new Set(['#fff']));
});
