import type { Mode } from '@domain/journey/words';

/** The type of words whatever they say: a sentence is text, one made from facts takes the same facts. */
export type Wording<Words> = Words extends string
  ? string
  : Words extends number
    ? number
    : Words extends (...facts: infer Facts) => infer Said
      ? (...facts: Facts) => Wording<Said>
      : { readonly [Key in keyof Words]: Wording<Words[Key]> };

/** Messages of both readers: what the client reads (omc), what the adviser reads of the client (mdc). ADV-03, D-47 */
export interface ByReader<Client, Adviser = Client> extends Readonly<Record<Mode, Client | Adviser>> {
  readonly omc: Client;
  readonly mdc: Adviser;
}

/** What one of the two reads, whichever it is. */
export type MessagesOf<Both> = Both extends ByReader<infer Client, infer Adviser> ? Client | Adviser : never;

/** The adviser has a message for each of the client's: one that is missing does not compile. */
export const byReader = <Words extends object>(omc: Words, mdc: Wording<NoInfer<Words>>): ByReader<Words, Wording<Words>> => ({ omc, mdc });
