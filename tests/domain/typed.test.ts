import { typedDate, typedMobile } from '@domain/field/typed';
import { asKept } from '@domain/holders/personFields';

const spaces = (count: number): string => ' '.repeat(count);

describe('INF-02: a date typed another way', () => {
  test.each([
    ['27/03/1992', '27/03/1992'],
    ['7/3/1992', '07/03/1992'],
    ['27.03.1992', '27/03/1992'],
    ['27-03-1992', '27/03/1992'],
    ['27 03 1992', '27/03/1992'],
    ['27031992', '27/03/1992'],
    ['1992-03-27', '27/03/1992'],
    [' 1992-03-27 ', '27/03/1992'],
    [`${spaces(40)}27031992${spaces(40)}`, '27/03/1992'],
    [`27${spaces(30)}031992`, `27${spaces(30)}031992`],
  ])('%j is shown as %j', (typed, shown) => {
    expect(typedDate(typed)).toBe(shown);
  });

  test('of forty characters, spaces inside, is read; of one more it is left as it is', () => {
    const ofLength = (length: number): string => `27${spaces(length - 8)}3 1992`;
    expect([ofLength(40).length, typedDate(ofLength(40))]).toEqual([40, '27/03/1992']);
    expect(typedDate(ofLength(41))).toBe(ofLength(41));
  });

  test.each([
    '127031992',
    '127/03/1992',
    '270319921',
    'x27/03/1992',
    '27/03/19921',
    '1992-03-271',
    '11992-03-27',
    '31/02/1992',
    'hier',
    '',
  ])('%j is no such date, and stays', typed => {
    expect(typedDate(typed)).toBe(typed);
  });
});

describe('D-36: a mobile number typed another way', () => {
  const NUMBER = '06 39 98 88 10';

  test.each([
    '0639988810',
    '06.39.98.88.10',
    '06-39-98-88-10',
    '06/39/98/88/10',
    '+33639988810',
    '+33 (0)6 39 98 88 10',
    '+33 06 39 98 88 10',
    '0033 6 39 98 88 10',
    ` ${NUMBER} `,
    `${spaces(40)}${NUMBER}${spaces(40)}`,
    'Tél : 06 39 98 88 10',
    'mobile 0639988810',
    'Portable: +33 6 39 98 88 10',
    '06·39·98·88·10',
    '06_39_98_88_10',
    '06:39:98:88:10',
    '0639988810;',
    '+ 33 6 39 98 88 10',
    '\u0660\u0666\u0663\u0669\u0669\u0668\u0668\u0668\u0661\u0660',
    '\u06f0\u06f6\u06f3\u06f9\u06f9\u06f8\u06f8\u06f8\u06f1\u06f0',
  ])('%j is shown in five pairs', typed => {
    expect(typedMobile(typed)).toBe(NUMBER);
  });

  test('of forty characters is read; of one more it is left as it is', () => {
    const ofLength = (length: number): string => `06${spaces(length - 10)}39988810`;
    expect([ofLength(40).length, typedMobile(ofLength(40))]).toEqual([40, NUMBER]);
    expect(typedMobile(ofLength(41))).toBe(ofLength(41));
  });

  test.each(['10639988810', '06399888101', '063998881', '+34639988810', '0539988810', '34639988810', ''])(
    '%j is no such number, and stays',
    typed => {
      expect(typedMobile(typed)).toBe(typed);
    },
  );
});

test.each([
  ['lastName', 'Dupont / Martin', 'Dupont Martin'],
  ['firstName', 'JEAN, MARIE', 'JEAN MARIE'],
  ['birthdate', '1 1 1990', '01/01/1990'],
  ['email', '<noa@example.fr>.', 'noa@example.fr'],
  ['mobile', '33639981234', '06 39 98 12 34'],
] as const)('D-68, D-92: what is kept of %s, and shown once its field is left', (field, typed, kept) => {
  expect(asKept[field](typed)).toBe(kept);
});
