import fs from 'node:fs';
import { imageSize } from '@sandbox/analysis/image';
import { readPage } from '@sandbox/analysis/page';
import { rasterOf } from '@sandbox/samples/raster';
import { analysisMessages } from '@messages/analysis';
import { proofReasonsMessages } from '@messages/proofReasons';
import { uploadMessages } from '@messages/upload';
import { locks, LOCKED_TRAILER } from '@tests/builders/locks';
import { exif, flat, withNotes } from './support/corpus/jpeg';
import { pdf } from './support/corpus/pdf';
import { lossy } from './support/corpus/webp';
import { chooseIdentity, filesOf, heading, openDoubt, proofTitles, sampleBytes } from './support/dossier';
import { button } from './support/page';
import { enterAt } from './support/prepared';
import { expect, lab, test } from './support/test';
import { hand, leaving, slot } from './support/upload';

const copy = uploadMessages.omc;

const sizeOf = (bytes: Buffer | undefined) => imageSize(bytes ?? Buffer.alloc(0), 'image/jpeg') ?? { width: 0, height: 0 };

test('sends a PDF that was deleted meanwhile, a restricted one, and one behind the mark of a text (D-71)', lab, async ({ page, bank }) => {
  const person = await enterAt(page, bank, { task: 'identityDocUpload' });
  await chooseIdentity(page, 'PASSPORT');
  const bytes = pdf();
  fs.rmSync(await hand(page, { name: 'releve.pdf', bytes }));
  const [sent] = await leaving(page);
  expect(sent?.bytes.equals(bytes)).toBe(true);
  await hand(page, { name: 'releve.pdf', bytes: pdf({ trailer: LOCKED_TRAILER, more: [locks.at(-1)?.restricted ?? ''] }) });
  await button(page, copy.send).click();
  const refused = heading(page, proofReasonsMessages.omc.NOT_CONTROLLED.title);
  await openDoubt(page, refused);
  await expect(refused).toBeVisible();
  await page.getByRole('button', { name: analysisMessages.omc.failed.another }).click();
  const [sample] = await filesOf({ document: 'PASSPORT', format: 'pdf' }, person);
  await hand(page, { name: 'bom.pdf', bytes: Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), sample?.buffer ?? Buffer.alloc(0)]) });
  await button(page, copy.send).click();
  await expect(heading(page, ...proofTitles('address', 'individual'))).toBeVisible();
});

test('a photo of any size that a telephone takes is reduced, never refused for its pixels (D-71c)', async ({ page, bank }) => {
  await enterAt(page, bank, { task: 'identityDocUpload' });
  await chooseIdentity(page, 'PASSPORT');
  const sizes = [
    ['64 million pixels', flat(9_248, 6_944), { width: 2_000, height: 1_502 }],
    ['held upright', withNotes(flat(9_248, 6_944), exif(6)), { width: 1_502, height: 2_000 }],
    ['108 million pixels', flat(12_000, 9_000), { width: 2_000, height: 1_500 }],
  ] as const;
  for (const [what, bytes, size] of sizes.slice(0, process.env['ALL'] ? 3 : 2)) {
    await hand(page, { name: 'photo.jpg', bytes });
    await expect(slot(page), what).toContainText(copy.given('photo.jpg'));
    const [sent] = await leaving(page);
    expect(sizeOf(sent?.bytes), what).toEqual(size);
  }
});

/** A photo of a screen: a bill at the end of a long page. */
const longScreen = async (width: number, height: number): Promise<Buffer> => {
  const bill = await sampleBytes('ELECTRICITY', 'png', width);
  const lines = Array.from(
    { length: Math.floor(height / 60) },
    (_, line) => `<text x="40" y="${line * 60 + 40}" font-size="30">Ligne ${line}</text>`,
  );
  const href = `data:image/png;base64,${bill.toString('base64')}`;
  return Buffer.from(
    rasterOf(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>${lines.join('')}<image width="${width}" y="1300" href="${href}"/></svg>`,
    ).png(),
  );
};

test(
  'a long screenshot leaves in pages; the code that could be read before can be read after (D-71, XTR-21)',
  lab,
  async ({ page, bank }) => {
    await enterAt(page, bank, { task: 'identityDocUpload' });
    await chooseIdentity(page, 'PASSPORT');
    const screen = await longScreen(1_080, 9_000);
    const before = await readPage(screen);
    expect(before.codes).toHaveLength(1);
    await hand(page, { name: 'ecran.png', bytes: screen });
    await expect(slot(page).getByRole('status')).toContainText(copy.given('ecran.png', 5));
    const sent = await leaving(page);
    expect(sent).toHaveLength(5);
    for (const { bytes } of sent) {
      expect(sizeOf(bytes).width).toBeGreaterThanOrEqual(1_000);
      expect(sizeOf(bytes).height).toBeLessThanOrEqual(2_000);
    }
    const after = await Promise.all(sent.map(({ bytes }) => readPage(bytes)));
    expect(after.flatMap(({ codes }) => codes)).toEqual(expect.arrayContaining([...before.codes]));
    await hand(page, {
      name: 'sans-fin.png',
      bytes: Buffer.from(rasterOf('<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="12000"/>').png()),
    });
    await expect(page.getByRole('link', { name: copy.refusals['too-long'] })).toBeVisible();
  },
);

/** Anti-fingerprinting of some browsers: a canvas returns altered pixels. */
const SCRAMBLE = `(() => {
  for (const owner of [globalThis.OffscreenCanvasRenderingContext2D, globalThis.CanvasRenderingContext2D]) {
    if (!owner) continue;
    const read = owner.prototype.getImageData;
    owner.prototype.getImageData = function (...given) {
      const image = read.apply(this, given);
      image.data.forEach((value, at) => { image.data[at] = at % 4 === 3 ? 255 : value ^ 0x55; });
      return image;
    };
  }
})();`;

/** On the page's thread: a worker whose script was altered does not start (X03). */
test('sends a photo as it is, without its notes, where the page’s canvas scrambles pictures, and refuses what it cannot (D-95b)', async ({
  page,
  bank,
}) => {
  await page.addInitScript({ content: `${SCRAMBLE}\nReflect.deleteProperty(globalThis, 'OffscreenCanvas');` });
  await enterAt(page, bank, { task: 'identityDocUpload' });
  await chooseIdentity(page, 'PASSPORT');
  const photo = withNotes(await sampleBytes('PASSPORT', 'jpeg', 2_400), exif(1));
  await hand(page, { name: 'photo.jpg', bytes: photo });
  const [sent] = await leaving(page);
  expect(sizeOf(sent?.bytes)).toEqual(sizeOf(photo));
  expect(['Exif', 'JFIF'].filter(note => sent?.bytes.includes(note))).toEqual([]);
  expect((await readPage(sent?.bytes ?? Buffer.alloc(0))).codes).toEqual((await readPage(photo)).codes);
  await hand(page, { name: 'photo.webp', bytes: lossy });
  await expect(page.getByRole('link', { name: copy.refusals.scrambled })).toBeVisible();
});
