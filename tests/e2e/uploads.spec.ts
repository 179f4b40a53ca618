import type { Page } from '@playwright/test';
import { readPage } from '@sandbox/analysis/page';
import { imageSize } from '@sandbox/analysis/image';
import { uploadMessages } from '@messages/upload';
import { corpus, type OddFile } from './support/corpus/corpus';
import { corners, exif, stamped, upright, withNotes } from './support/corpus/jpeg';
import { chooseIdentity, sampleBytes } from './support/dossier';
import { hand, leaving, slot } from './support/upload';
import { enterAt } from './support/prepared';
import { expect, test } from './support/test';

const copy = uploadMessages.omc;

/** Longest task on the page's thread, in milliseconds. Depends on the machine too: asserted by `npm test -w tools` only. */
const FELT = process.env['ALL'] ? 200 : Infinity;

/** Records long tasks, and calls that decode files on the page's thread instead of a worker's. */
const watchThread = (): void => {
  const [own, tasks]: [string[], number[]] = [[], []];
  Object.assign(window, { own, tasks });
  const work = [
    [Blob.prototype, 'arrayBuffer'],
    [window, 'createImageBitmap'],
    [FileReader.prototype, 'readAsArrayBuffer'],
    [FileReader.prototype, 'readAsDataURL'],
    [HTMLCanvasElement.prototype, 'toBlob'],
    [HTMLCanvasElement.prototype, 'toDataURL'],
  ] as const;
  for (const [owner, name] of work) {
    const done = Reflect.get(owner, name) as (...given: readonly unknown[]) => unknown;
    Reflect.set(owner, name, function (this: unknown, ...given: readonly unknown[]) {
      own.push(name);
      return Reflect.apply(done, this, given);
    });
  }
  new PerformanceObserver(list => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' });
};

/** The page's message about the file: its error, or its addition. */
const saidOf = async (page: Page, { name }: OddFile): Promise<string> => {
  const refusals = await page.getByRole('alert').getByRole('link').allTextContents();
  if (refusals.length > 0) return refusals.join(' ');
  return (await slot(page).innerText()).includes(copy.given(name)) ? 'ready' : 'nothing';
};

const expected = ({ verdict, name, bytes }: OddFile): string =>
  verdict === 'ready' ? 'ready' : copy.refused(verdict, { name, size: bytes.length });

/** Colours near the corners of the thumbnail, clockwise from the top left. */
const cornersShown = (page: Page): Promise<{ width: number; height: number; colours: number[][] }> =>
  slot(page)
    .getByRole('img')
    .evaluate(async image => {
      if (!(image instanceof HTMLImageElement)) throw new Error('No picture');
      await image.decode();
      const { naturalWidth: width, naturalHeight: height } = image;
      const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
      context?.drawImage(image, 0, 0);
      const near = 8;
      const spots = [
        [near, near],
        [width - near, near],
        [width - near, height - near],
        [near, height - near],
      ] as const;
      return { width, height, colours: spots.map(([x, y]) => Array.from(context?.getImageData(x, y, 1, 1).data ?? [])) };
    });

/** `npm test -w tools` gives every file; `npm test` every sixtieth, and one of each verdict; the title says which. */
const which = process.env['ALL'] ? 'every odd file' : 'every sixtieth odd file, and one of each verdict,';
const handedOver = (files: readonly OddFile[]): readonly OddFile[] =>
  process.env['ALL']
    ? files
    : files.filter(({ verdict }, index) => index % 60 === 0 || files.findIndex(first => first.verdict === verdict) === index);

test(`answers ${which} rightly, and reads none on the page’s own thread (R18)`, async ({ page, bank }) => {
  test.setTimeout(600_000);
  await enterAt(page, bank, { task: 'identityDocUpload' });
  await chooseIdentity(page, 'PASSPORT');
  await page.evaluate(watchThread);
  let workers = 0;
  page.on('worker', () => (workers += 1));
  const files = await corpus();
  expect(files.length).toBeGreaterThanOrEqual(60);
  const wrong: string[] = [];
  for (const file of handedOver(files)) {
    await hand(page, file);
    const said = await saidOf(page, file);
    if (said !== expected(file)) wrong.push(`${file.what} (${file.name}): ${said}`);
    const way = /^orientation-/.test(file.name) ? await cornersShown(page) : undefined;
    if (way) {
      expect({ width: way.width, height: way.height }, file.what).toEqual(upright);
      const apart = way.colours.map((colour, index) =>
        Math.max(...(corners[index] ?? []).map((value, at) => Math.abs(value - (colour[at] ?? 0)))),
      );
      expect(Math.max(...apart), file.what).toBeLessThan(60);
    }
  }
  expect(wrong).toEqual([]);
  expect(workers).toBeGreaterThanOrEqual(handedOver(files).filter(({ verdict }) => verdict === 'ready').length);
  const { own, tasks } = await page.evaluate(() => {
    const { own, tasks } = window as unknown as { own: readonly string[]; tasks: readonly number[] };
    return { own, tasks };
  });
  expect(own).toEqual([]);
  console.log(`The longest task of the page while it takes odd files: ${Math.max(0, ...tasks).toFixed(0)} ms`);
  expect(tasks.filter(task => task > FELT)).toEqual([]);
});

const photos = [
  ['PASSPORT', 'jpeg', 4_000],
  ['PASSPORT', 'png', 700],
  ['PAYSLIP', 'jpeg', 3_000],
  ['GAS', 'png', 2_400],
  ['PASSPORT', 'jpeg', 6_600],
] as const;

test('keeps the same photo once, also when it is turned (D-54)', async ({ page, bank }) => {
  await enterAt(page, bank, { task: 'identityDocUpload' });
  await chooseIdentity(page, 'PASSPORT');
  const sample = await sampleBytes('PASSPORT', 'jpeg', 1_000);
  const chooser = page.getByLabel(new RegExp(`^(${copy.file}|${copy.fileMore})`)).first();
  const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });
  await chooser.setInputFiles([file('a.jpg', sample), file('b.jpg', withNotes(sample, exif(6)))]);
  await expect(page.getByText(copy.already('photo', undefined), { exact: true }).first()).toBeVisible();
  await expect(slot(page).getByRole('listitem')).toHaveCount(1);
  await chooser.setInputFiles(file('c.jpg', stamped(sample, 0)));
  await expect(slot(page).getByRole('listitem')).toHaveCount(2);
});

test('sends photos upright, reduced, without their notes, with the code still readable (D-16, XTR-21)', async ({ page, bank }) => {
  await enterAt(page, bank, { task: 'identityDocUpload' });
  await chooseIdentity(page, 'PASSPORT');
  for (const [index, [document, format, width]] of photos.slice(0, process.env['ALL'] ? undefined : 1).entries()) {
    const sample = await sampleBytes(document, format, width);
    const isHeldUpright = index === 0;
    await hand(page, { name: `photo.${format}`, bytes: isHeldUpright ? withNotes(sample, exif(6)) : sample });
    const [sent] = await leaving(page);
    const left = sent?.bytes ?? Buffer.alloc(0);
    expect((await readPage(left)).codes, `${document}, ${width} px`).toEqual((await readPage(sample)).codes);
    if (!isHeldUpright) continue;
    expect(sent?.mimeType).toBe('image/jpeg');
    expect(['Exif', 'GPS', 'http://ns.adobe.com'].filter(note => left.includes(note))).toEqual([]);
    const { width: across = 0, height: down = 0 } = imageSize(left, 'image/jpeg') ?? {};
    expect([Math.max(across, down), down > across]).toEqual([2_000, true]);
  }
});
