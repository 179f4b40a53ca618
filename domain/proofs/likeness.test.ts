import { LIKENESS_SIDE, samePage } from './likeness';
import { likenessOf, likenessOfBytes } from '@infrastructure/browser/files/likeness';
import type { Pixels } from '@infrastructure/browser/files/grey';

type Ink = (x: number, y: number) => number;

const drawn = (width: number, height: number, ink: Ink): Pixels => {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) for (let channel = 0; channel < 3; channel += 1) data[(y * width + x) * 4 + channel] = ink(x, y);
  return { width, height, data };
};

const [WIDE, HIGH] = [700, 1_000];
/** Lines of print on white; `digit`: the third stroke of the fifth line is elsewhere. */
const print =
  (digit = false): Ink =>
  (x, y) => {
    const [line, stroke] = [Math.floor(y / 40), Math.floor(x / 6)];
    if (y % 40 > 14 || x < 60 || x > 620) return 250;
    return (stroke * 7 + line * 3 + (digit && line === 5 && stroke < 14 ? 1 : 0)) % 3 === 0 ? 20 : 250;
  };
const page = drawn(WIDE, HIGH, print());
const turned = (quarters: number): Pixels => {
  const ink = print();
  if (quarters === 1) return drawn(HIGH, WIDE, (x, y) => ink(y, HIGH - 1 - x));
  if (quarters === 2) return drawn(WIDE, HIGH, (x, y) => ink(WIDE - 1 - x, HIGH - 1 - y));
  return drawn(HIGH, WIDE, (x, y) => ink(WIDE - 1 - y, x));
};
const noisy = drawn(WIDE, HIGH, (x, y) => print()(x, y) + (((x * 31 + y * 17) % 13) - 6));

describe('D-54: the same page given twice', () => {
  test('has a likeness of fixed size, which sees brightness', () => {
    expect(likenessOf(page)).toHaveLength(LIKENESS_SIDE ** 2);
    expect(new Set(likenessOf(drawn(90, 1_200, () => 120)))).toEqual(new Set([120]));
  });

  test.each([
    ['as it was', page],
    ['with the noise of another compression', noisy],
    ['after a quarter turn', turned(1)],
    ['upside down', turned(2)],
    ['after three quarters', turned(3)],
  ])('is the same %s', (_how, again) => {
    expect(samePage(likenessOf(page), likenessOf(again))).toBe(true);
  });

  test.each([
    ['a page with other digits', drawn(WIDE, HIGH, print(true))],
    ['a mirrored page', drawn(WIDE, HIGH, (x, y) => print()(WIDE - 1 - x, y))],
    ['a page that is cut otherwise', drawn(WIDE, HIGH - 40, print())],
    ['a blank page', drawn(WIDE, HIGH, () => 250)],
  ])('is another one: %s', (_what, other) => {
    expect(samePage(likenessOf(page), likenessOf(other))).toBe(false);
  });

  test('a file that is not drawn is compared by its bytes; what has no likeness is like nothing', () => {
    const of = (text: string) => likenessOfBytes(new TextEncoder().encode(text));
    expect([samePage(of('%PDF-1'), of('%PDF-1')), samePage(of('%PDF-1'), of('%PDF-2'))]).toEqual([true, false]);
    expect([samePage(of('%PDF-1'), likenessOf(page)), samePage(undefined, undefined), samePage(undefined, of('a'))]).toEqual([
      false,
      false,
      false,
    ]);
  });
});
