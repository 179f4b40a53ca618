import type { Mode } from '@domain/journey/words';

/** The type of words whatever they say: a sentence is text, one made from facts takes the same facts. */
export type Wording<Words> = Words extends string
  ? string
  : Words extends number
    ? number
    : Words extends (...facts: infer Facts) => infer Said
      ? (...facts: Facts) => Wording<Said>
      : { readonly [Key in keyof Words]: Wording<Words[Key]> };

/** Words in two columns: what the client reads alone (omc), what the adviser reads of the client (mdc). ADV-03, D-47 */
export interface Columns<Client, Adviser = Client> extends Readonly<Record<Mode, Client | Adviser>> {
  readonly omc: Client;
  readonly mdc: Adviser;
}

/** The adviser's column says each thing that the client's says: a sentence that it lacks does not compile. */
export const columns = <Words extends object>(omc: Words, mdc: Wording<NoInfer<Words>>): Columns<Words, Wording<Words>> => ({ omc, mdc });
