import { rule } from '@domain/kernel/rule';
import { record, text } from '@domain/kernel/shape';
import { tidy } from './tidy';

/** The maximum length of an e-mail address, in characters; a longer text is refused unread. */
const LONGEST = 254;

/** Number of letters in an address's top-level domain. INF-04 */
export const EMAIL_ENDING = { shortest: 2, longest: 5 } as const;

/** The address up to its last dot: local part, at sign, domain labels. */
const START = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+/;
const FORM = new RegExp(`${START.source}[A-Za-z]{${EMAIL_ENDING.shortest},${EMAIL_ENDING.longest}}$`);

export const fieldEmail = rule({
  id: 'field.email',
  requirements: ['INF-04', 'D-28', 'D-68'],
  title: { fr: 'Adresse e-mail', en: 'E-mail address' },
  says: {
    fr: 'Une adresse e-mail est de la forme local@domaine et finit par {shortest} à {longest} lettres ; {whole} caractères au plus.',
    en: 'An e-mail address has the form local@domain and ends with {shortest} to {longest} letters; {whole} characters at most.',
  },
  clauses: [['at most', '254 characters', '255 characters']],
  parameters: {
    shortest: { value: EMAIL_ENDING.shortest, unit: 'letters of the ending', limit: 'included' },
    longest: { value: EMAIL_ENDING.longest, unit: 'letters of the ending', limit: 'included' },
    whole: { value: LONGEST, unit: 'characters', limit: 'included' },
  },
  input: record({ value: text }),
  decide: ({ value }) => {
    const address = tidy(value);
    return address.length <= LONGEST && FORM.test(address);
  },
  examples: [
    ['an ordinary address', { value: 'camille.durand@example.fr' }, true],
    ['no at sign', { value: 'camille.durand.example.fr' }, false],
    ['two at signs', { value: 'camille@durand@example.fr' }, false],
    ['an ending of 2 letters', { value: 'camille@example.fr' }, true],
    ['an ending of 1 letter', { value: 'camille@example.f' }, false],
    ['an ending of 5 letters', { value: 'camille@example.paris' }, true],
    ['an ending of 6 letters', { value: 'camille@example.museum' }, false],
    ['an ending with a digit', { value: 'camille@example.f2' }, false],
    ['no ending', { value: 'camille@example' }, false],
    ['nothing before the at sign', { value: '@example.fr' }, false],
    ['a label without letters', { value: 'camille@.fr' }, false],
    ['two dots in a row', { value: 'camille..durand@example.fr' }, false],
    ['a tag and an apostrophe', { value: "o'neil+banque@mail.example.org" }, true],
    ['spaces around', { value: ' camille@example.fr\u00a0' }, true],
    ['a character without width', { value: 'camille\u200b@example.fr' }, true],
    ['a hyphen that does not break', { value: 'anne\u2011zoe@example.fr' }, true],
    ['a space inside', { value: 'camille durand@example.fr' }, false],
    ['254 characters', { value: `${'a'.repeat(243)}@example.fr` }, true],
    ['255 characters', { value: `${'a'.repeat(244)}@example.fr` }, false],
  ],
});
