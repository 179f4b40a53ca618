import type { PaperName } from '@domain/proofs/papers';
import { documentsPhoto, type PhotoVerdict } from '@domain/proofs/photo';
import { specimen, type Shot } from '@tests/support/specimens';
import { photoMeasure } from './measures';

/** Drawing is slow on a busy machine. */
jest.setTimeout(600_000);

const good: Readonly<Record<string, Shot>> = {
  'on a table': {},
  turned: { turned: 6, table: '#8a8f95' },
  scanned: { fills: 'scan' },
  'in poor light, not quite in focus': { light: 0.6, blur: 1.2 },
  'close, on a white table': { fills: 0.97, turned: 1, table: '#e4e2dd' },
};

const bad: readonly (readonly [PhotoVerdict, Shot])[] = [
  ['blurred', { blur: 4 }],
  ['blurred', { blur: 9 }],
  ['blurred', { blur: 14, fills: 'scan' }],
  ['dark', { light: 0.3 }],
  ['glare', { glare: 0.08 }],
  ['glare', { glare: 0.2, turned: 4 }],
  ['corner-missing', { moved: [0.2, 0] }],
  ['corner-missing', { turned: 8, moved: [0.12, 0.1] }],
  ['corner-missing', { moved: [0, 0.25], table: '#8a8f95' }],
];

/** Sides that are drawn: the back of a card has a white zone. */
const drawn: readonly (readonly [PaperName, side: number])[] = [
  ['CNI', 0],
  ['CNI', 1],
  ['GAS', 0],
];

const judged = async (document: PaperName, side: number, shot: Shot): Promise<PhotoVerdict> =>
  documentsPhoto.decide({ document, ...photoMeasure.of(await specimen({ document, side }, shot, photoMeasure.longest)) });

/** Each shot of one side, the next shot of the next one; with ALL, of every side. */
const sidesFor = (at: number) => (process.env['ALL'] ? drawn : drawn.slice(at % drawn.length).slice(0, 1));

describe('XTR-37: drawn specimens, photographed well and badly', () => {
  test('no good one is warned about', async () => {
    for (const [at, [how, shot]] of Object.entries(good).entries())
      for (const [document, side] of sidesFor(at))
        expect([document, side, how, await judged(document, side, shot)]).toEqual([document, side, how, 'good']);
  });

  test('nine of ten bad ones are caught, by their name', async () => {
    const missed: unknown[] = [];
    for (const [at, [verdict, shot]] of bad.entries())
      for (const [document, side] of sidesFor(at)) {
        const found = await judged(document, side, shot);
        if (found !== verdict) missed.push([document, side, verdict, shot, found]);
      }
    expect(missed.length > (sidesFor(0).length * bad.length) / 10 ? missed : []).toEqual([]);
  });
});
