import type { Mode } from '@domain/journey/words';

/** The type of messages whatever they say: text is any text, a message made from facts takes the same facts. */
export type Wording<Messages> = Messages extends string
  ? string
  : Messages extends number
    ? number
    : Messages extends (...facts: infer Facts) => infer Text
      ? (...facts: Facts) => Wording<Text>
      : { readonly [Key in keyof Messages]: Wording<Messages[Key]> };

/** Messages of both readers: what the client reads (omc), what the adviser reads of the client (mdc). ADV-03, D-47 */
export interface ByReader<Client, Adviser = Client> extends Readonly<Record<Mode, Client | Adviser>> {
  readonly omc: Client;
  readonly mdc: Adviser;
}

/** The messages of one of the two readers. */
export type MessagesOf<Both> = Both extends ByReader<infer Client, infer Adviser> ? Client | Adviser : never;

/** The adviser has a message for each of the client's: one that is missing does not compile. */
export const byReader = <Client extends object>(omc: Client, mdc: Wording<NoInfer<Client>>): ByReader<Client, Wording<Client>> => ({
  omc,
  mdc,
});
