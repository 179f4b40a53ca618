import { fieldEmail } from './email';
import { tidy } from './tidy';
import { typedEmail } from './typed';

/** The domain, with its last label outside the group. */
const ENDING = /(@[^@]*)\.[^.@]*$/;

/** The error of a typed e-mail address; `ENDING`: only the top-level domain is wrong. INF-04, D-74 */
export const emailIssue = (typed: string): 'REQUIRED' | 'FORMAT' | 'ENDING' | undefined => {
  if (tidy(typed) === '') return 'REQUIRED';
  const value = typedEmail(typed);
  if (fieldEmail.decide({ value })) return undefined;
  const otherwise = value.replace(ENDING, '$1.fr');
  return otherwise !== value && fieldEmail.decide({ value: otherwise }) ? 'ENDING' : 'FORMAT';
};
