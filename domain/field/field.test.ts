import fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { fieldLength } from './length';
import { fieldTaxId } from './taxId';
import { tidy, tidyBirthplace, tidyStreetNumber } from './tidy';
import {
  typedAmount,
  typedDate,
  typedEmail,
  typedMobile,
  typedName,
  typedPostalCode,
  typedPostalCodeAbroad,
  typedStreetName,
  typedTown,
} from './typed';
import { readAmount } from './readAmount';
import { typedStreetNumber } from './street';
import { writtenTaxId } from '@domain/holders/checkTax';
import { asKept } from '@domain/holders/personFields';
import { entries, register } from '@domain/register';
import { growsAsItsText } from '@tests/support/growth';
import { pairs } from '@tests/support/pairs';

/** The rules about one text alone, and how each decides. */
const textRules = entries
  .filter(({ id, input }) => id.startsWith('field.') && input.kind === 'record' && Object.keys(input.fields).join() === 'value')
  .map(({ id, evaluate, examples }) => [id, (value: string) => evaluate({ value }), examples] as const);
const anyText = fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), fc.string({ unit: 'grapheme', maxLength: 60 }));
const spaces = fc.string({ unit: fc.constantFrom(' ', '\u00a0', '\u202f', '\t', '\u2009'), maxLength: 5 });

describe('every text field', () => {
  it('is one of fourteen', () => expect(textRules).toHaveLength(14));

  it.each(textRules)('%s does not see spaces around the value (D-28)', (_, decide, examples) => {
    const written = fc.constantFrom(...examples.map(({ given }) => (given as { readonly value: string }).value));
    fc.assert(
      fc.property(fc.oneof(written, anyText), spaces, spaces, (value, before, after) => {
        expect(decide(`${before}${value}${after}`)).toEqual(decide(value));
      }),
    );
  });

  it.each(textRules)('%s decides alike on composed and decomposed accents (D-28)', (_, decide) => {
    const accented = fc.string({ unit: fc.constantFrom('é', 'Ç', 'ÿ', 'ǖ', 'ộ', 'œ', 'a', '-', ' ', '7'), maxLength: 40 });
    fc.assert(
      fc.property(accented, value => {
        expect(decide(value.normalize('NFD'))).toEqual(decide(value.normalize('NFC')));
      }),
    );
  });

  it.each(textRules)('%s takes no emptiness for an answer', (_, decide) => {
    expect(['', ' ', '\u00a0\u202f', '\t\n'].map(decide)).toEqual(Array(4).fill(E.right(false)));
  });
});

it.each([
  ['field.name', ['q\u0301', 'q\u0301\u0301a'], ['\u0301a', 'a \u0301', 'a-\u0301b', 'a!']],
  ['field.streetNumber', ['12b'], ['12!']],
  ['field.email', ['a@b.fr', 'a@b.c.fr'], ['a@b-.fr']],
] as const)('D-28, PER-05, INF-04: %s accepts %j and refuses %j', (id, accepted, refused) => {
  for (const value of accepted) expect([value, register[id].evaluate({ value })]).toEqual([value, E.right(true)]);
  for (const value of refused) expect([value, register[id].evaluate({ value })]).toEqual([value, E.right(false)]);
});

describe('tidying (D-28)', () => {
  it.each([
    ['tidy', tidy],
    ['tidyBirthplace', tidyBirthplace],
    ['tidyStreetNumber', tidyStreetNumber],
  ])('%s twice gives what once gives', (_, clean) => {
    fc.assert(fc.property(anyText, value => expect(clean(clean(value))).toBe(clean(value))));
  });

  it('shows what is kept', () => {
    expect(tidy('\u00a0L’Hay\u0308  les\u202fRoses ')).toBe("L'Haÿ les Roses");
    expect(tidyBirthplace(' New  York ')).toBe('New-York');
    expect(tidyStreetNumber(' 12 bis')).toBe('12bis');
  });
});

/** Characters that people paste, with the plain character that replaces each. */
const lookAlikes: readonly (readonly [string, string])[] = [
  ...Array.from('\u200b\u200c\u200d\u200e\u202a\u2066\u2060\u00ad\ufeff\ufe0f\u{e0100}\u180e\u034f').map(unseen => [unseen, ''] as const),
  ...Array.from('\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe63\uff0d').map(dash => [dash, '-'] as const),
  ...Array.from('\u2018\u2019\u02bb\u02bc\u00b4`\u2032\uff07\u02be\u02bf\u201b').map(apostrophe => [apostrophe, "'"] as const),
  ...Array.from('\u00a0\u202f\u2009\u3000\t\n').map(space => [space, ' '] as const),
];
const code = (text: string): string => `U+${(text.codePointAt(0) ?? 0).toString(16)}`;

describe('D-68a, XTR-40: text as people paste it', () => {
  const plainly = ['Jean{}Pierre', '06 39{}98 12 34', '75{}011', '12{}bis', 'a{}b@example.fr', '123{}45678', 'Z{}\u0301e', '{}ab', '{}'];

  it.each(lookAlikes.map(([pasted, plain]) => [code(pasted), plain, pasted] as const))(
    '%s is read as %j by every rule',
    (_, plain, pasted) => {
      for (const text of plainly) {
        const [given, meant] = [text.replace('{}', pasted), text.replace('{}', plain)];
        expect([text, tidy(given)]).toEqual([text, tidy(meant)]);
        for (const [id, decide] of textRules) expect([id, text, decide(given)]).toEqual([id, text, decide(meant)]);
        expect([text, fieldTaxId.decide({ value: given, format: '\\d{5}' })]).toEqual([
          text,
          fieldTaxId.decide({ value: meant, format: '\\d{5}' }),
        ]);
      }
    },
  );

  it('leaves every other character of a name, a street or an address as it is', () => {
    const kept = 'ÀÉÎÕÜŒÆßđłøþ&@.,;:/()"«»“”•_+#0123456789';
    expect(tidy(kept)).toBe(kept);
  });
});

/** Inputs in another form, and the value they mean. */
const email = 'camille@example.fr';
const emails = [
  ...['<>', '()', '[]', '""', '“”'].map(([open, shut]) => `${open}${email}${shut}`),
  ...['.', ',', ' ;', ').', '?subject=Bonjour'].map(end => `mailto:${email}${end}`),
  ...[`MAILTO:${email}`, `Camille Durand <${email}>`, `<mailto:${email}>.`, 'camille @ example.fr', `${email}.`, `«\u00a0${email}\u00a0»`],
  ...[`E-mail : ${email}`, `courriel: ${email}`, 'camille\uff20example.fr', ' \u200bcamille@exam\u00adple.fr\u00a0'],
];
const inDigits = (zero: number, text: string): string => text.replace(/\d/g, digit => String.fromCodePoint(zero + Number(digit)));
const postalCodes = [
  ...[0x966, 0x9e6, 0xe50, 0x1d7ce].map(zero => inDigits(zero, '75 011')),
  ...Array.from(' .-\u00a0').map(sign => ` 75${sign}011 `),
  ...['F-75011', 'F 75011', 'f-75 011', 'FR-75011', '\uff17\uff15\uff10\uff11\uff11', '\u0667\u0665\u0660\u0661\u0661'],
  ...['75011', '75011,', 'CP 75011', '75011-Paris', 'Paris 75011', '75011 CEDEX 11'],
];
const dates = [
  ...Array.from(' /-.,·_\\|\u2011\u00a0').map(sign => ['27', '03', '1992'].join(sign)),
  ...['27 / 03 / 1992', '27 - 3 - 1992', '27. 03 .1992', '27\u00a003\u202f1992', ' 27/3/1992 ', '27-3-1992', '27/03/1992.'],
  ...['1992-03-27', '1992/03/27', '1992.03.27', '27031992', `${' '.repeat(40)}27031992${' '.repeat(40)}`],
  ...['\uff12\uff17/03/1992', '\u0662\u0667/\u0660\u0663/\u0661\u0669\u0669\u0662', '\u200e27/03/1992'],
  ...[
    'March 27, 1992',
    'Mar. 27th, 1992',
    'mars 27 1992',
    'March 27 1992',
    'Friday, March 27, 1992',
    'March the 27th, 1992',
    '27th of March 1992',
  ],
  ...[
    'vendredi 27 mars 1992',
    'le 27 mars 1992',
    'née le 27 mars 1992',
    '27-mars-1992',
    '27/Mar/1992',
    '27.mars.1992',
    '1992 March 27',
    '1992-Mar-27',
  ],
  ...['27, March 1992', 'MARCH 27 , 1992', '27 mars, 1992', 'Mars 27, 1992', '२७ mars १९९२'],
  ...[0x966, 0x9e6, 0xe50, 0xff10, 0x1d7ce, 0x6f0].map(zero => inDigits(zero, '27/03/1992')),
  ...['27 mars 1992', '27 MARS / MAR 1992', `27${' '.repeat(32)}3 1992`],
];
const before = ['+33', '+ 33 ', '0033', '33', '', 'tel:+33', 'TEL:+33-', '+33 (0)', '+33 0', '\uff0b33\u3000'];
const mobiles = [
  ...Array.from(' .-·_:/,\u2011\u00a0\u202f').map(sign => ['06', '39', '98', '12', '34'].join(sign)),
  ...['0639981234', ' 06 39 981234 ', '0639981234;', `${' '.repeat(40)}06 39 98 12 34${' '.repeat(40)}`, `06${' '.repeat(30)}39981234`],
  ...before.map(country => `${country}639981234`),
  ...['(06) 39 98 12 34', '[06],39,98,12,34', '\u202a+33 6 39 98 12 34\u202c', '+33 6 39 98 12 34', '0033 6 39 98 12 34'],
  ...['Tél : 06 39 98 12 34', 'mobile 0639981234', 'Portable: +33 6 39 98 12 34'],
  ...[
    '+262 639 98 12 34',
    '00262 639981234',
    '262639981234',
    '+262 (0)639 98 12 34',
    '+590639981234',
    '+594 639 98 12 34',
    '+596 639 98 12 34',
  ],
  ...[0xff10, 0x0660, 0x06f0, 0x966, 0x9e6, 0xe50, 0x1d7ce].map(zero => inDigits(zero, '06 39 98 12 34')),
];
const readings = [
  ['D-68c: an e-mail', typedEmail, email, emails],
  ['D-68: a French postal code', typedPostalCode, '75011', postalCodes],
  ['INF-02, D-68d: a date', typedDate, '27/03/1992', dates],
  ['D-36, D-68b: a mobile, of an overseas department too,', typedMobile, '06 39 98 12 34', mobiles],
] as const;

it.each(readings.flatMap(([what, read, meant, typed]) => typed.map(raw => [what, raw, meant, read] as const)))(
  '%s typed %j is %s',
  (_, raw, meant, read) => expect(read(raw)).toBe(meant),
);

/** Not the form, more than the form, ambiguous inputs, and one character more than the rule reads. */
const stay = [
  ['D-68: an e-mail', typedEmail, ["o'neil+banque@mail.example.org", 'camille@example..fr', 'camille@example', '.camille@example.fr', '']],
  ['D-68: a French postal code', typedPostalCode, ['7501', '750111', 'B-75011', '7 5011', '2A004', '75--011']],
  ['D-92: a name', typedName, ['Durand2 & Cie_"x"']],
  [
    'INF-02: a date',
    typedDate,
    [
      '',
      'abc',
      '27/03/92',
      '31/02/1992',
      '31-2-1992',
      '27 brumaire 1992',
      '1992-3-27',
      'mars avril 27 1992',
      '27 mars',
      'mars 1992',
      '27 mars 92',
      'mardi 27 1992',
    ],
  ],
  ['INF-02: a date', typedDate, ['127031992', '127/03/1992', '270319921', 'x27/03/1992', '27/03/19921', '1992-03-271', '11992-03-27']],
  ['INF-02: a date', typedDate, ['27/03/1992 10:00', '19920327', `27${' '.repeat(30)}031992`, `27${' '.repeat(33)}3 1992`]],
  [
    'D-36: a mobile',
    typedMobile,
    ['', '01 39 98 12 34', '+32 6 39 98 12 34', '34639981234', '06 39 98 12 3', '06 39 98 12 345', '10639981234'],
  ],
  ['D-36: a mobile', typedMobile, ['63998123', `06${' '.repeat(31)}39981234`, '+262 262 12 34 56', '+590 590 12 34 56', '+508 41 12 34']],
  ['D-36: a mobile', typedMobile, ['+508 692 12 34 56', '+687 692 12 34 56', '+262 692 12 34 5']],
] as const;

it.each(stay.flatMap(([what, read, typed]) => typed.map(raw => [what, raw, read] as const)))('%s typed %j stays', (_, raw, read) =>
  expect(read(raw)).toBe(raw),
);

it.each(
  pairs(`
    St. Clair = St Clair | Dupont / Martin = Dupont Martin | Dupont/Martin = Dupont Martin | Dupont (Martin) = Dupont Martin
    [Dupont] = Dupont | Ｄｕｐｏｎｔ = Dupont | JEAN, MARIE, PIERRE = JEAN MARIE PIERRE | Jean,Marie = Jean Marie | ( . ) = | D’Angelo = D'Angelo
  `),
)('D-92d: a name with the signs of papers and forms: %j is kept as %j', (raw, kept) => {
  expect([typedName(raw), typedName(kept)]).toEqual([kept, kept]);
});

describe('D-92, PER-05, D-55: the signs that papers, maps and autofill print in addresses', () => {
  it.each(
    pairs(`
      A. Briand = A Briand | A.Briand = A Briand | J.F. Kennedy = JF Kennedy | J.-P. Timbaud = J-P Timbaud | Z.A. des Pins = ZA des Pins
      du Port (prolongée) = du Port prolongée | de l’« Abbé » Grégoire = de l' Abbé Grégoire | Saint-Jean/Quai = Saint-Jean Quai
      du 8.5.1945 = du 8 5 1945 | n° 3 = n 3 | Jean•Jaurès = Jean Jaurès | des Lilas ; fond = des Lilas fond | Nord -/- Sud = Nord - Sud
      Café & Co @ Quai = Café & Co @ Quai | Ｄ’Ｏｒ = D'Or | du ８ Mai = du 8 Mai | du ८ Mai = du 8 Mai | Louis Ⅵ = Louis VI
      Улица = Улица | … =
    `),
  )('a street %j is kept as %j', (raw, kept) => expect([typedStreetName(raw), typedStreetName(kept)]).toEqual([kept, kept]));

  it.each(
    pairs(`
      St. Gallen = St Gallen | St.Gallen = St Gallen | Frankfurt (Oder) = Frankfurt Oder | Frankfurt(Oder) = Frankfurt Oder
      Biel/Bienne = Biel Bienne | Washington, D.C. = Washington DC | Halle [Saale] = Halle Saale | “Bruxelles” = Bruxelles
      Bruxelles – Ixelles = Bruxelles - Ixelles | Lugano; = Lugano | L’Aquila = L'Aquila | Rio @ Norte & Sul = Rio Norte Sul
    `),
  )('a town %j is kept as %j, which its rule takes', (raw, kept) => {
    expect([typedTown(raw), typedTown(kept)]).toEqual([kept, kept]);
    expect(register['field.townAbroad'].evaluate({ value: kept })).toEqual(E.right(true));
  });

  it.each(pairs('〒100-0001 = 100-0001 | L.1009 = L 1009 | (1000) = 1000 | SW1A 1AA, = SW1A 1AA | १०० ०० = 100 00'))(
    'a postal code abroad %j is kept as %j',
    (raw, kept) => expect(typedPostalCodeAbroad(raw)).toBe(kept),
  );

  it('a sign that Unicode composes of a sign and a mark leaves no mark behind', () => {
    expect([typedStreetName('Rue\u{1d15e}Haute'), typedTown('Rue\u{1d15e}Haute')]).toEqual(['Rue Haute', 'Rue Haute']);
  });

  it('every sign is read by the rule of a street and of a town, as nothing or as a space', () => {
    const signs = fc.string({ unit: fc.stringMatching(/^[\p{P}\p{S}\p{No}]$/u), minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(signs, sign => {
        const text = `Rue${sign}Haute`;
        expect(register['field.streetName'].evaluate({ value: typedStreetName(text) })).toEqual(E.right(true));
        expect(register['field.townAbroad'].evaluate({ value: typedTown(text) })).toEqual(E.right(true));
      }),
    );
  });
});

it.each(['-', "' -- ’", ' - ', '‑', '’'])('D-68e: %j, of hyphens or apostrophes alone, is no name', value => {
  expect(register['field.name'].evaluate({ value })).toEqual(E.right(false));
});

it('D-68: every decimal digit is read, in an amount, a street number, a code abroad and a tax number too', () => {
  const digits = Array.from({ length: 0x1fbf9 }, (_, code) => String.fromCodePoint(code)).filter(sign => /\p{Nd}/u.test(sign));
  expect(digits.length).toBeGreaterThan(600);
  expect(digits.filter((digit, at) => typedAmount(digit) !== String(at % 10))).toEqual([]);
  for (const zero of [0x660, 0x966, 0x9e6, 0xff10]) {
    expect(typedAmount(inDigits(zero, '2 150'))).toBe('2150');
    expect(readAmount(inDigits(zero, '2 150,40 €'))).toBe(2150.4);
    expect(typedStreetNumber(inDigits(zero, '12 bis'))).toEqual({ number: '12 bis', left: '' });
    expect(typedPostalCodeAbroad(inDigits(zero, '1000'))).toBe('1000');
    expect(writtenTaxId(inDigits(zero, '12345678901'), '\\d{11}')).toBe('12345678901');
  }
});

it('D-36: every mobile is shown as five pairs, which stay themselves and are accepted; 07 is one, overseas too', () => {
  expect(typedMobile('+596 739 98 12 34')).toBe('07 39 98 12 34');
  const digits = fc.stringMatching(/^0[67]\d{8}$/);
  fc.assert(
    fc.property(digits, value => {
      const shown = typedMobile(value);
      expect(shown.replaceAll(' ', '')).toBe(value);
      expect(shown.split(' ')).toHaveLength(5);
      expect(register['field.mobile'].evaluate({ value: shown })).toEqual(E.right(true));
      expect(typedMobile(shown)).toBe(shown);
    }),
  );
});

it.each([
  ['lastName', 'Dupont / Martin', 'Dupont Martin'],
  ['firstName', 'JEAN, MARIE', 'JEAN MARIE'],
  ['birthdate', '1 1 1990', '01/01/1990'],
  ['email', '<noa@example.fr>.', 'noa@example.fr'],
  ['mobile', '33639981234', '06 39 98 12 34'],
] as const)('D-68, D-92: what is kept of %s, and shown once its field is left', (field, typed, kept) => {
  expect(asKept[field](typed)).toBe(kept);
});

describe('the tax id', () => {
  it('asks for something, and no more, where a country’s format cannot be read', () => {
    expect([' ', 'x'].map(value => fieldTaxId.decide({ value, format: '(' }))).toEqual([false, true]);
  });
});

it('the length of a field counts a letter with its marks as one character; signs are neither letters nor digits (D-28, PER-07, INF-09)', () => {
  const holds = (value: string, kind: 'alphabetic' | 'numeric', max: number) => fieldLength.decide({ value, kind, max });
  expect([holds('q\u0301', 'alphabetic', 1), holds('q\u0301q', 'alphabetic', 1)]).toEqual([true, false]);
  expect([holds('a!', 'alphabetic', 5), holds('1!', 'numeric', 5), holds('12', 'numeric', 5)]).toEqual([false, false, true]);
});

describe('R21: a paste of 100,000 characters', () => {
  const SIZE = 100_000;
  const pastes: readonly ((size: number) => string)[] = [
    size => 'a'.repeat(size),
    size => `${'a'.repeat(size)}!`,
    size => 'a '.repeat(size / 2),
    size => 'a-'.repeat(size / 2),
    size => '06 '.repeat(size / 3),
    size => `${'a.'.repeat(size / 2)}@`,
    size => `a@${'a-'.repeat(size / 2)}.f`,
    size => ' '.repeat(size),
    size => `x${' '.repeat(size)}x`,
    size => '7'.repeat(size),
    size => `a${'\u0301\u0323'.repeat(size / 2)}`,
    size => '\ud800'.repeat(size),
    size => '😀'.repeat(size / 2),
    size => '<@'.repeat(size / 2),
    size => '.,;'.repeat(size / 3),
    size => '\u200b'.repeat(size),
    size => '\uff11'.repeat(size),
  ];
  const rules: readonly (readonly [string, (value: string) => unknown])[] = [
    ...textRules.map(([id, decide]) => [id, decide] as const),
    ['field.taxId', value => fieldTaxId.decide({ value, format: '^([A-Z]|\\d)+$' })],
    ['field.length', value => fieldLength.decide({ value, kind: 'alphabetic', max: 32 })],
    ['a typed date', typedDate],
    ['a typed mobile', typedMobile],
    ['a typed e-mail', typedEmail],
    ['a typed postal code', typedPostalCode],
    ['a typed name', typedName],
    ['a typed amount', typedAmount],
    ['a typed street', typedStreetName],
    ['a typed town', typedTown],
    ['a typed postal code abroad', typedPostalCodeAbroad],
  ];

  it.each(rules)('%s: each of them costs work that grows as the text does', (_, decide) => {
    for (const paste of pastes) expect([paste(3), growsAsItsText(SIZE, size => decide(paste(size)))]).toEqual([paste(3), true]);
  });

  it('a rule that looks back for each character is noticed', () => {
    expect(growsAsItsText(20_000, size => /x+!/.test('x'.repeat(size)))).toBe(false);
  });

  it('is not composed where combining marks are heaped, since that takes time that grows with their square', () => {
    const compose = jest.spyOn(String.prototype, 'normalize');
    tidy(`a${'\u0301\u0323'.repeat(SIZE / 2)}`);
    expect(compose).not.toHaveBeenCalled();
    tidy('e\u0301');
    expect(compose).toHaveBeenCalledTimes(1);
    compose.mockRestore();
  });
});
