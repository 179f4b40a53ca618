import type { People } from '@domain/kernel/words';
import type { Prospect } from './prospect';

/** The file names the person, without a first name: their document bears one name only. D-89 */
export const hasOneName = ({ firstName, lastName }: Prospect['identity']): boolean => lastName !== undefined && firstName === undefined;

/** What a person is called where another is spoken of: the first name, or the one name that they have. D-64, D-89 */
export const calledBy = (person: Pick<Prospect, 'identity'> | undefined): string | undefined =>
  person?.identity.firstName ?? person?.identity.lastName;

/** First and last name, as far as the file says them. */
export const fullName = (person: Pick<Prospect, 'identity'> | undefined): string =>
  [person?.identity.firstName, person?.identity.lastName].filter(Boolean).join(' ');

/** The same of each person of a file, the holder first. */
export const namesOf = ({ TIT, COT }: People<Prospect>): readonly string[] => (COT ? [TIT, COT] : [TIT]).map(fullName);

/** The agency of a file: the one that the holder, or else the co-holder, has chosen. AGY-01 */
export const agencyOf = ({ TIT, COT }: People<Prospect>): string | undefined => TIT.identity.agencyId ?? COT?.identity.agencyId;

/** An e-mail address by its first letter and its domain: whose it is knows it, who looks over a shoulder does not. */
export const maskedEmail = (email: string): string => email.replace(/^(.)[^@]*(?=@)/u, '$1•••');
