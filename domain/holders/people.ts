import type { People } from '@domain/kernel/words';
import type { Prospect } from './prospect';

/** The file has the person's name and no first name: their document has only one name. D-89 */
export const hasOneName = ({ firstName, lastName }: Prospect['identity']): boolean => lastName !== undefined && firstName === undefined;

/** The short name of a person in texts about another one: the first name, or their only name. D-64, D-89 */
export const calledBy = (person: Pick<Prospect, 'identity'> | undefined): string | undefined =>
  person?.identity.firstName ?? person?.identity.lastName;

/** First and last name, as far as the file has them. */
export const fullName = (person: Pick<Prospect, 'identity'> | undefined): string =>
  [person?.identity.firstName, person?.identity.lastName].filter(Boolean).join(' ');

/** The full names of a file's people, the holder first. */
export const namesOf = ({ TIT, COT }: People<Prospect>): readonly string[] => (COT ? [TIT, COT] : [TIT]).map(fullName);

/** The agency of a file: the holder's choice, otherwise the co-holder's. AGY-01 */
export const agencyOf = ({ TIT, COT }: People<Prospect>): string | undefined => TIT.identity.agencyId ?? COT?.identity.agencyId;

/** Shows only first letter and domain of an e-mail address: the owner recognises it, a bystander cannot read it. */
export const maskedEmail = (email: string): string => email.replace(/^(.)[^@]*(?=@)/u, '$1•••');
