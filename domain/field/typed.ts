import { readDay } from '@domain/kernel/day';
import { dateInWords } from './dateInWords';
import { inAscii } from './digits';
import { tidy } from './tidy';
import { withoutSigns } from './withoutSigns';

/** In characters; longer than any notation of a date, an amount, a postal code or a mobile number: a longer text stays unchanged. */
const LONGEST = 40;

const DAY_FIRST = /^(\d{1,2})(?: | ?[.,·_|\\/-] ?)(\d{1,2})(?: | ?[.,·_|\\/-] ?)(\d{4})\.?$/;
const DIGITS_ONLY = /^(\d{2})(\d{2})(\d{4})$/;
const YEAR_FIRST = /^(\d{4})[-/.](\d{2})[-/.](\d{2})$/;
const slashed = (day = '', month = '', year = ''): string => `${day.padStart(2, '0')}/${month.padStart(2, '0')}/${year}`;

const dateIn = (text: string): string | undefined => {
  const dayFirst = DAY_FIRST.exec(text) ?? DIGITS_ONLY.exec(text);
  if (dayFirst !== null) return slashed(dayFirst[1], dayFirst[2], dayFirst[3]);
  const inWords = dateInWords(text);
  if (inWords !== undefined) return slashed(...inWords);
  const yearFirst = YEAR_FIRST.exec(text);
  return yearFirst === null ? undefined : slashed(yearFirst[3], yearFirst[2], yearFirst[1]);
};

/** Rewrites a typed or autofilled date as `DD/MM/YYYY`; any other text stays unchanged. INF-02, D-28, D-68 */
export const typedDate = (raw: string): string => {
  const text = raw.trim();
  if (text.length > LONGEST) return raw;
  const date = dateIn(inAscii(text));
  return date === undefined || readDay(date) === undefined ? raw : date;
};

/** Words and signs that people add to an amount: 'environ 2 100 € net par mois', '2100.-'. */
const AROUND_AMOUNT = /^(?:environ|env\.?|about|[~+])|€|\beur(?:os?)?\b\.?|\bnets?\b|(?:\/|\bpar|\bper|\ba) ?(?:mois|month)\b|[.,]-$/giu;

/** Cents with their separator, unlike separators of thousands. */
const CENTS = /[.,]\d{1,2}$/;
const HALF_A_EURO = /[.,][5-9]\d?$/;
const THOUSANDS = /^\d{1,3}(?:[.,]\d{3})+$/;

/** The next whole number, of any length. */
const nextOf = (digits: string): string => String(BigInt(digits) + 1n);

/**
 * Rewrites copied amounts ('2 100', '2.100', '2100,00 €') as digits, rounded to whole euros; any other text stays, and the check refuses
 * it. D-56, D-81
 */
export const typedAmount = (raw: string): string => {
  const text = inAscii(raw);
  if (text.length > LONGEST) return text;
  const amount = text.replace(AROUND_AMOUNT, '').replace(/\s|'/g, '');
  const whole = amount.replace(CENTS, '');
  const digits = THOUSANDS.test(whole) ? whole.replace(/[.,]/g, '') : whole;
  const roundsUp = HALF_A_EURO.test(amount) && /^\d+$/.test(digits);
  return roundsUp ? nextOf(digits) : digits;
};

/** The national part of a French mobile number, after its leading 0 or country code; overseas departments have codes of their own. */
const MOBILE = /^(?:(?:\+|00)?(?:33|262|590|594|596)0?|0?)([67]\d{8})$/;

/** Labels and signs that people and phones put around or between digits. */
const AROUND_DIGITS = /^(?:t[ée]l(?:[ée]phone)?|mobile|portable|gsm)\b|[\s.,;:·_\-/()[\]]/giu;

/** Rewrites a mobile number (+33, 33, +262, tel:, brackets, dots) as five pairs; any other text stays unchanged. D-36, D-68 */
export const typedMobile = (raw: string): string => {
  const text = raw.trim();
  if (text.length > LONGEST) return raw;
  const digits = MOBILE.exec(inAscii(text).replace(AROUND_DIGITS, ''))?.[1];
  return digits === undefined ? raw : `0${digits}`.replace(/\d{2}(?=\d)/g, '$& ');
};

const POSTAL_CODE = /^(?:FR? ?-? ?|\p{L}[\p{L} '-]*[ ,]+)?(\d{2})[ .-]?(\d{3})(?:[ ,-]+\p{L}.*|[.,;])?$/iu;

/**
 * Extracts the five digits of a French postal code ('75 011', 'F-75011', '75011 Paris', 'Paris 75011'); any other text is only tidied.
 * D-68, D-70
 */
export const typedPostalCode = (raw: string): string => inAscii(raw).replace(POSTAL_CODE, '$1$2');

/** Four digits, as a spreadsheet or autofill writes a code that starts with 0: '1000', '1 000', '1000 Bourg', '1000,0'. */
const WITHOUT_ZERO = /^(?:FR? ?-? ?|\p{L}[\p{L} '-]*[ ,]+)?(\d)[ .-]?(\d{3})(?:[.,]0+|[ ,-]+\p{L}.*|[.,;])?$/iu;

/** The French postal code that a text of four digits is with the zero that it lost; undefined: it has not lost one. D-128 */
export const withLostZero = (raw: string): string | undefined => {
  const [, first, rest] = WITHOUT_ZERO.exec(inAscii(raw)) ?? [];
  return first === undefined || first === '0' ? undefined : `0${first}${rest}`;
};

/** The address in '<' and '>' after a person's name, as mail programs copy it. */
const NAMED_ADDRESS = /<([^<>]*)>[.,;]?$/;

/** The query '?subject=…' of a mailto link; before the at sign a question mark is allowed. */
const BEHIND_ADDRESS = /^([^@]*@[^?]*)\?.*$/;

/** Text copied around an address: a label, 'mailto:', brackets, quotation marks, punctuation. */
const AROUND_ADDRESS = /^(?:e-?mail|courriel|adresse|mail)\s*:|^mailto:|^["'“”«([]+|["”»'>)\].,;]+$/giu;

/** Removes copied text around an e-mail address: 'mailto:', '<', '>', spaces, a final full stop, comma or semicolon. D-68 */
export const typedEmail = (raw: string): string => {
  const text = inAscii(raw);
  const named = NAMED_ADDRESS.exec(text)?.[1];
  return (named?.includes('@') ? named : text)
    .replace(/[\s<>]/g, '')
    .replace(AROUND_ADDRESS, '')
    .replace(BEHIND_ADDRESS, '$1');
};

/** Removes signs that documents and forms print in a name: drops full stops and brackets, turns a slash or a comma into a space. D-92 */
export const typedName = (raw: string): string =>
  tidy(
    inAscii(raw)
      .replace(/[.()[\]]/g, '')
      .replace(/[/,]/g, ' '),
  );

/** Removes the signs that maps, documents and autofill write in a street's name, except those of its rule. PER-05, D-92 */
export const typedStreetName = withoutSigns("'&@");

/** Removes the signs of 'St. Gallen', 'Frankfurt (Oder)', 'Biel/Bienne'. D-55, D-92 */
export const typedTown = withoutSigns("'");

/** Removes the signs around and in a postal code abroad: '〒100-0001'. D-55, D-92 */
export const typedPostalCodeAbroad = withoutSigns('');
