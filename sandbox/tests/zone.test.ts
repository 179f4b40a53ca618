import { zoneFacts } from '@sandbox/analysis/zone/facts';
import { zoneOf } from '@sandbox/analysis/zone/read';
import { zoneIn } from '@sandbox/analysis/zone/repair';
import { specimen, type Shot, type Specimen } from '@tests/support/specimens';

/** Drawing and reading are slow on a busy machine. */
jest.setTimeout(600_000);

/** Photos of a zone; `longest`: the longer side in pixels. */
const shots: readonly (Shot & { readonly longest?: number })[] = [
  { turned: -5, blur: 2.5 },
  { light: 0.4, turned: 2 },
  { turned: 3, blur: 1.5, light: 0.6, longest: 1200 },
];

/** The three arrangements of a zone, on papers without a code of ours. */
const papers: readonly Specimen[] = [
  { document: 'PASSPORT', outcome: 'ZONE' },
  { document: 'CNI', side: 1, outcome: 'ZONE' },
  { document: 'CNI', side: 1, outcome: 'OLD_CARD' },
];

/** Nine zones with ALL; else each paper once, and each shot once. */
const photos = papers.flatMap((paper, row) =>
  shots.filter((_, at) => process.env['ALL'] ?? at === row).map(shot => [paper, shot] as const),
);

test('XTR-59: at least eight of nine zones, turned, blurred, darkened and reduced, are read, and no birthdate is wrong', async () => {
  const read: unknown[] = [];
  for (const [paper, { longest = 2000, ...shot }] of photos) {
    const zone = zoneOf(await specimen(paper, shot, longest));
    if (zone !== undefined) read.push(zoneFacts(zone.layout, zone.lines, '2025-10-15').birthdate);
  }
  expect(read.filter(birthdate => birthdate !== '1992-03-27')).toEqual([]);
  expect(read.length).toBeGreaterThanOrEqual(Math.ceil((photos.length * 8) / 9));
});

/** Cells as if each character had been seen clearly, with another one as the next likeliest. */
const seen = (lines: readonly string[], next: Readonly<Record<string, string>> = {}) =>
  lines.map(line =>
    Array.from(line, character => [
      { character, score: 0.95 },
      ...(next[character] === undefined ? [] : [{ character: next[character], score: 0.9 }]),
    ]),
  );

const passport = ['P<FRAEXEMPLE<<MAELLE<ZOE<<<<<<<<<<<<<<<<<<<<', 'SPJQOT4U45FRA9203273F3209044<<<<<<<<<<<<<<00'];
const oldCard = ['IDFRAEXEMPLE<<<<<<<<<<<<<<<<<<440123', '1306441234561MAELLE<<<<<<<<9203273F2'];

describe('XTR-59: check digits decide', () => {
  test('a zone is read; one wrong character is corrected by the next likeliest one, or nothing is accepted', () => {
    expect(zoneFacts('passport', zoneIn(seen(passport), 'passport')!.lines, '2025-10-15')).toMatchObject({
      ...{ kind: 'PASSPORT', country: 'FRA', lastName: 'EXEMPLE', firstName: 'MAELLE ZOE' },
      ...{ number: 'SPJQOT4U4', birthdate: '1992-03-27', expires: '2032-09-04' },
    });
    const wrong = [passport[0]!, passport[1]!.replace('920327', '920827')];
    expect(zoneIn(seen(wrong), 'passport')).toBeUndefined();
    expect(zoneIn(seen(wrong, { 8: '3' }), 'passport')).toMatchObject({ lines: passport, repaired: 1 });
  });

  test('an older card says when it was issued, and a birthdate without its day stays without', () => {
    expect(zoneFacts('oldCard', oldCard, '2025-10-15')).toMatchObject({
      ...{ kind: 'CNI', model: '1995', lastName: 'EXEMPLE', firstName: 'MAELLE', birthdate: '1992-03-27', issued: '2013-06-01' },
    });
    expect(zoneFacts('passport', [passport[0]!, passport[1]!.replace('920327', '92<<<<')], '2025-10-15').birthdate).toBe('1992');
  });
});

test('X18: a picture of noise contains no zone, and its reading ends', () => {
  let seed = 1;
  const data = Uint8ClampedArray.from({ length: 800 * 600 * 4 }, () => (seed = (seed * 16_807) % 2_147_483_647) % 256);
  expect(zoneOf({ width: 800, height: 600, data })).toBeUndefined();
});
