import type { Participant } from '@domain/journey/words';
import type { ByReader, Wording } from './byReader';

/** The person whose answers a page asks for: the only holder, or one of two. */
export type Whose = 'individual' | Participant;

export type ByWhose = Readonly<Record<Whose, string>>;

/** `own`: to the only holder; `theirs`: about one of two holders, whom the page names. D-64 */
export const byWhose = (own: string, theirs: string): ByWhose => ({ individual: own, TIT: theirs, COT: theirs });

/** The text for a page about `whose`. */
export const textFor = (text: string | ByWhose, whose: Whose): string => (typeof text === 'string' ? text : text[whose]);

/** Messages of a page about a person. `theirs`: about one of two holders, for a client who reads it. D-64 */
export interface AboutPerson<Client, Adviser = Wording<Client>> extends ByReader<Client, Adviser> {
  readonly theirs: Wording<Client>;
}
