import { fieldEmail } from './email';
import { tidy } from './tidy';
import { typedEmail } from './typed';

/** The domain, with its last label outside the group. */
const ENDING = /(@[^@]*)\.[^.@]*$/;

/** A letter that an e-mail address cannot have: with an accent, or of another script. */
const FOREIGN_LETTER = /(?![A-Za-z])\p{L}/u;

/** The error of a typed e-mail address. `ENDING`: only the top-level domain is wrong; `LETTERS`: it has letters with accents or of another script. INF-04, D-28, D-74 */
export const emailIssue = (typed: string): 'REQUIRED' | 'FORMAT' | 'LETTERS' | 'ENDING' | undefined => {
  if (tidy(typed) === '') return 'REQUIRED';
  const value = typedEmail(typed);
  if (fieldEmail.decide({ value })) return undefined;
  if (FOREIGN_LETTER.test(value)) return 'LETTERS';
  const otherwise = value.replace(ENDING, '$1.fr');
  return otherwise !== value && fieldEmail.decide({ value: otherwise }) ? 'ENDING' : 'FORMAT';
};
