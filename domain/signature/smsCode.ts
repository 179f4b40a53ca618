import { westernDigits } from '@domain/field/digits';
import { rule } from '@domain/kernel/rule';
import { record, text } from '@domain/kernel/shape';

/** Number of digits of a code. */
export const SMS_CODE_DIGITS = 6;
/** In characters; longer than any SMS with a code: a longer text is not parsed. */
const LONGEST = 1_000;

/** The last line of an SMS that binds its code to a site: `@host #123456`; pasting may turn the line break into a space. */
const BOUND = new RegExp(`(?:^|\\s)@\\S+ #(\\d{${SMS_CODE_DIGITS}})(?: @\\S+)?$`, 'u');
/** Digits with at most one space, dot or hyphen between two of them. */
const RUN = /\d(?:[ .-]?\d)*/g;
const UNBROKEN = /\d+/g;

/** Normalises to the compatibility form, with the digits 0 to 9, plain hyphens and spaces and without invisible characters. */
const plain = (typed: string): string =>
  westernDigits(typed.normalize('NFKC'))
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .trim()
    .replace(/\s/g, ' ');

const runs = (message: string): readonly string[] => [
  ...(message.match(RUN) ?? []).map(run => run.replace(/\D/g, '')),
  ...(message.match(UNBROKEN) ?? []),
];

/**
 * Extracts the code from typed or pasted text: six digits, also with separators, or the whole SMS; null where no code or several are
 * possible.
 */
export const smsCode = rule({
  id: 'sms.code',
  requirements: ['D-88', 'XTR-40'],
  title: { fr: 'Le code dans ce qui est collé d’un SMS', en: 'The code in what is pasted of an SMS' },
  says: {
    fr: 'Le code est celui de la dernière ligne « @site #code » ; à défaut, la seule suite de {digits:words} chiffres, séparés ou non par une espace, un point ou un tiret ; au-delà de {longest} caractères, rien n’est lu.',
    en: 'The code is that of the last line ‘@site #code’; failing that the only run of {digits:words} digits, with or without single spaces, dots or hyphens inside; beyond {longest} characters nothing is read.',
  },
  clauses: [['beyond', 'a text of 1,000 characters', 'a text of 1,001 characters']],
  parameters: {
    digits: { value: SMS_CODE_DIGITS, unit: 'digits' },
    longest: { value: LONGEST, unit: 'characters' },
  },
  input: record({ text }),
  decide: ({ text: typed }): string | null => {
    if (typed.length > LONGEST) return null;
    const message = plain(typed);
    const bound = BOUND.exec(message)?.[1];
    if (bound !== undefined) return bound;
    const [code, ...others] = new Set(runs(message).filter(({ length }) => length === SMS_CODE_DIGITS));
    return code !== undefined && others.length === 0 ? code : null;
  },
  examples: [
    ['six digits', { text: '123456' }, '123456'],
    ['five digits', { text: '12345' }, null],
    ['seven digits', { text: '1234567' }, null],
    ['a hyphen inside', { text: '123-456' }, '123456'],
    ['a space inside', { text: '123 456' }, '123456'],
    ['dots inside', { text: '12.34.56' }, '123456'],
    ['spaces between all digits', { text: ' 1 2 3 4 5 6 ' }, '123456'],
    ['two hyphens inside', { text: '123--456' }, null],
    ['a no-break space and a long dash', { text: '12\u202f34\u201356' }, '123456'],
    ['full-width digits', { text: '１２３４５６' }, '123456'],
    ['digits of another script', { text: '١٢٣٤٥٦' }, '123456'],
    ['digits of Devanagari', { text: '१२३ ४५६' }, '123456'],
    ['an accent among them', { text: '12345é' }, null],
    ['a whole SMS', { text: 'Valdrune : votre code est 123456.\n\n@example.org #123456' }, '123456'],
    ['a whole SMS on one line', { text: 'Le 251126 votre code est 123456. @example.org #123456' }, '123456'],
    ['a bound line in a frame of another site', { text: 'Code 111111\n@example.org #123456 @frame.example.org' }, '123456'],
    ['a bound line of five digits', { text: '@example.org #12345' }, null],
    ['a bound line that is not the last', { text: '@example.org #123456\nou 654321' }, null],
    ['a sentence with another number', { text: 'Code 123456, valable 10 minutes' }, '123456'],
    ['one code twice', { text: '123456 ou 123-456' }, '123456'],
    ['two codes', { text: '123456 ou 654321' }, null],
    ['two codes side by side', { text: '123456 654321' }, null],
    ['a telephone number', { text: '06 39 98 12 34' }, null],
    ['nothing', { text: '' }, null],
    ['a text of 1,000 characters', { text: `${'x'.repeat(994)}123456` }, '123456'],
    ['a text of 1,001 characters', { text: `${'x'.repeat(995)}123456` }, null],
  ],
});
