import { fieldEmail } from './email';
import { tidy } from './tidy';
import { typedEmail } from './typed';

/** What stands behind the last full stop of a domain. */
const ENDING = /(@[^@]*)\.[^.@]*$/;

/** What is wrong with an e-mail address as typed; `ENDING`: all of it is right but its last part. INF-04, D-74 */
export const emailIssue = (typed: string): 'REQUIRED' | 'FORMAT' | 'ENDING' | undefined => {
  if (tidy(typed) === '') return 'REQUIRED';
  const value = typedEmail(typed);
  if (fieldEmail.decide({ value })) return undefined;
  const otherwise = value.replace(ENDING, '$1.fr');
  return otherwise !== value && fieldEmail.decide({ value: otherwise }) ? 'ENDING' : 'FORMAT';
};
