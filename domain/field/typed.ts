import { readDay } from '@domain/kernel/day';
import { plainWords } from './plainWords';
import { tidy } from './tidy';

/** Longer than any way to write a date, an amount, a postal code or a mobile number, in characters; beyond it the text is left as it is. */
const LONGEST = 40;

/** The zeros of the digits that Arabic and Persian keyboards type. */
const ARABIC_ZEROS = [0x660, 0x6f0] as const;
const westernDigit = (digit: string): string => {
  const code = digit.charCodeAt(0);
  return String(code - (ARABIC_ZEROS.find(zero => code - zero < 10 && code >= zero) ?? code));
};

/** Tidied, with the digits and signs of East Asian keyboards (full width) and of Arabic ones as the plain ones. D-68 */
const plain = (raw: string): string =>
  tidy(raw.replace(/[\uFF01-\uFF5E]/g, sign => sign.normalize('NFKC')).replace(/[\u0660-\u0669\u06F0-\u06F9]/g, westernDigit));

const DAY_FIRST = /^(\d{1,2})(?: | ?[.,·_|\\/-] ?)(\d{1,2})(?: | ?[.,·_|\\/-] ?)(\d{4})\.?$/;
/** '1er juin 1985', '01 JUIN / JUN 1985' as passports print it. */
const IN_WORDS = /^(\d{1,2})(?:er)? (\p{L}{3,9})\.?(?: ?\/ ?\p{L}{3,9}\.?)? (\d{4})\.?$/iu;
const DIGITS_ONLY = /^(\d{2})(\d{2})(\d{4})$/;
const YEAR_FIRST = /^(\d{4})[-/.](\d{2})[-/.](\d{2})$/;
/** Months as a word of three letters tells them, June and July one of four. */
const MONTHS = ['janv', 'fev', 'mars', 'avr', 'mai', 'juin', 'juil', 'aout', 'sept', 'oct', 'nov', 'dec'] as const;

const monthOf = (word: string): string | undefined => {
  const found = MONTHS.findIndex(month => plainWords(word).startsWith(month));
  return found < 0 ? undefined : String(found + 1);
};

const slashed = (day = '', month = '', year = ''): string => `${day.padStart(2, '0')}/${month.padStart(2, '0')}/${year}`;

const dateIn = (text: string): string | undefined => {
  const dayFirst = DAY_FIRST.exec(text) ?? DIGITS_ONLY.exec(text);
  if (dayFirst !== null) return slashed(dayFirst[1], dayFirst[2], dayFirst[3]);
  const inWords = IN_WORDS.exec(text);
  const month = inWords?.[2] === undefined ? undefined : monthOf(inWords[2]);
  if (inWords !== null && month !== undefined) return slashed(inWords[1], month, inWords[3]);
  const yearFirst = YEAR_FIRST.exec(text);
  return yearFirst === null ? undefined : slashed(yearFirst[3], yearFirst[2], yearFirst[1]);
};

/** The `DD/MM/YYYY` text of a date typed or autofilled another way; the text unchanged where it is no such date. INF-02, D-28, D-68 */
export const typedDate = (raw: string): string => {
  const text = raw.trim();
  if (text.length > LONGEST) return raw;
  const date = dateIn(plain(text));
  return date === undefined || readDay(date) === undefined ? raw : date;
};

/** What people write around an amount of theirs: 'environ 2 100 € net par mois', '2100.-'. */
const AROUND_AMOUNT = /^(?:environ|env\.?|[~+])|€|\beur(?:os?)?\b\.?|\bnets?\b|(?:\/|\bpar) ?mois\b|[.,]-$/giu;

/** Cents, and what parts thousands. */
const CENTS = /[.,]\d{1,2}$/;
const HALF_A_EURO = /[.,][5-9]\d?$/;
const THOUSANDS = /^\d{1,3}(?:[.,]\d{3})+$/;

/** The next whole number, of any length. */
const nextOf = (digits: string): string => String(BigInt(digits) + 1n);

/** Whole euros as people copy them ('2 100', '2.100', '2100,00 €') as digits, cents rounded to the nearest euro; anything else is left for the check. D-56, D-81 */
export const typedAmount = (raw: string): string => {
  const text = plain(raw);
  if (text.length > LONGEST) return text;
  const amount = text.replace(AROUND_AMOUNT, '').replace(/\s|'/g, '');
  const whole = amount.replace(CENTS, '');
  const digits = THOUSANDS.test(whole) ? whole.replace(/[.,]/g, '') : whole;
  const roundsUp = HALF_A_EURO.test(amount) && /^\d+$/.test(digits);
  return roundsUp ? nextOf(digits) : digits;
};

/** The national number after the country's code or its first 0: France's, and those of the overseas departments, which have mobiles of their own. */
const MOBILE = /^(?:(?:\+|00)?(?:33|262|590|594|596)0?|0?)([67]\d{8})$/;

/** What people and phones write around and between the digits of a number. */
const AROUND_DIGITS = /^(?:t[ée]l(?:[ée]phone)?|mobile|portable|gsm)\b|[\s.,;:·_\-/()[\]]/giu;

/** The five pairs of a mobile number written another way (+33, 33, +262, tel:, brackets, dots); unchanged where it is no such number. D-36, D-68 */
export const typedMobile = (raw: string): string => {
  const text = raw.trim();
  if (text.length > LONGEST) return raw;
  const digits = MOBILE.exec(plain(text).replace(AROUND_DIGITS, ''))?.[1];
  return digits === undefined ? raw : `0${digits}`.replace(/\d{2}(?=\d)/g, '$& ');
};

const POSTAL_CODE = /^(?:FR? ?-? ?|\p{L}[\p{L} '-]*[ ,]+)?(\d{2})[ .-]?(\d{3})(?:[ ,-]+\p{L}.*|[.,;])?$/iu;

/** The five digits of a French postal code written another way ('75 011', 'F-75011', '75011 Paris', 'Paris 75011'); tidied where it is no such code. D-68, D-70 */
export const typedPostalCode = (raw: string): string => plain(raw).replace(POSTAL_CODE, '$1$2');

/** What stands between '<' and '>' after a person's name, as mail programs copy an address. */
const NAMED_ADDRESS = /<([^<>]*)>[.,;]?$/;

/** '?subject=…' of a link; before the at sign the rule has question marks. */
const BEHIND_ADDRESS = /^([^@]*@[^?]*)\?.*$/;

/** What is written or copied around an address: a label, 'mailto:', brackets, quotation marks, what ends a sentence. */
const AROUND_ADDRESS = /^(?:e-?mail|courriel|adresse|mail)\s*:|^mailto:|^["'“”«([]+|["”»'>)\].,;]+$/giu;

/** An e-mail address without what it is dictated or copied with: 'mailto:', '<', '>', spaces, a final full stop, comma or semicolon. D-68 */
export const typedEmail = (raw: string): string => {
  const text = plain(raw);
  const named = NAMED_ADDRESS.exec(text)?.[1];
  return (named?.includes('@') ? named : text)
    .replace(/[\s<>]/g, '')
    .replace(AROUND_ADDRESS, '')
    .replace(BEHIND_ADDRESS, '$1');
};

/** A name without the signs that papers and forms put in it: full stops and brackets dropped, a slash or a comma read as a space. D-92 */
export const typedName = (raw: string): string =>
  tidy(
    tidy(raw)
      .replace(/[.()[\]]/g, '')
      .replace(/[/,]/g, ' '),
  );
