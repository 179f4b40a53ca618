import { rule } from '@domain/kernel/rule';
import { absentOr, record, text } from '@domain/kernel/shape';

/** ISO 13616: the length of an IBAN, and of a French one. */
const LONGEST = 34;
const FRENCH = 27;
/** Two letters of the country, two check digits, and an account of at least 11 characters. */
const FORM = /^[A-Z]{2}\d{2}[A-Z\d]{11,}$/;

/** Capitals, without the spaces that are printed for the eye. */
export const compactIban = (value: string): string => value.replace(/\s/g, '').toUpperCase();

/** The remainder by 97 of the account, country and check digits, in which a letter counts two figures (ISO 7064). */
const remainder = (iban: string): number =>
  Array.from(`${iban.slice(4)}${iban.slice(0, 4)}`, sign => parseInt(sign, 36)).reduce(
    (rest, value) => (rest * (value < 10 ? 10 : 100) + value) % 97,
    0,
  );

export const fieldIban = rule({
  id: 'field.iban',
  requirements: ['XTR-76', 'D-124'],
  title: { fr: 'IBAN d’un autre compte', en: 'IBAN of another account' },
  says: {
    fr: 'Les espaces ne comptent pas. Un IBAN français a {french} caractères, un autre {longest} au plus, et ses deux chiffres de contrôle sont justes. L’IBAN du compte qui vient d’ouvrir est refusé. La banque décide du reste.',
    en: 'Spaces do not count. A French IBAN has {french} characters, another one {longest} at most, and its two check digits are right. The IBAN of the account that has just opened is refused. The bank decides the rest.',
  },
  clauses: [['at most', '34 characters', '35 characters']],
  parameters: {
    french: { value: FRENCH, unit: 'characters', limit: 'included' },
    longest: { value: LONGEST, unit: 'characters', limit: 'included' },
  },
  input: record({ value: text, own: absentOr(text) }),
  decide: ({ value, own }): 'accepted' | 'form' | 'length' | 'checkDigits' | 'own' => {
    const iban = compactIban(value);
    if (iban.startsWith('FR') ? iban.length !== FRENCH : iban.length > LONGEST) return 'length';
    if (!FORM.test(iban)) return 'form';
    if (remainder(iban) !== 1) return 'checkDigits';
    return own !== null && compactIban(own) === iban ? 'own' : 'accepted';
  },
  examples: [
    ['a French one, with spaces', { value: 'FR49 9999 9000 0200 0000 0000 101', own: null }, 'accepted'],
    ['in small letters', { value: 'fr4999999000020000000000101', own: null }, 'accepted'],
    ['another last digit', { value: 'FR49 9999 9000 0200 0000 0000 102', own: null }, 'checkDigits'],
    ['a German one: the bank decides', { value: 'DE44 9999 9999 0532 0130 00', own: null }, 'accepted'],
    ['a French one of 26 characters', { value: 'FR49 9999 9000 0200 0000 0000 10', own: null }, 'length'],
    ['a French one of 28 characters', { value: 'FR49 9999 9000 0200 0000 0000 1011', own: null }, 'length'],
    ['34 characters', { value: 'MT31XXXX01100000000000000000000123', own: null }, 'checkDigits'],
    ['35 characters', { value: 'MT31XXXX011000000000000000000001233', own: null }, 'length'],
    ['no IBAN', { value: 'mon compte', own: null }, 'form'],
    ['nothing', { value: '', own: null }, 'form'],
    ['the new account itself', { value: 'FR49 9999 9000 0200 0000 0000 101', own: 'FR4999999000020000000000101' }, 'own'],
    ['another one than the new account', { value: 'FR49 9999 9000 0200 0000 0000 101', own: 'DE44999999990532013000' }, 'accepted'],
  ],
});
