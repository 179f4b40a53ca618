import type { Mode } from '@domain/journey/words';

/** Shape of messages without their text: any string fits, and a function keeps its parameters. */
export type Wording<Messages> = Messages extends string
  ? string
  : Messages extends number
    ? number
    : Messages extends (...facts: infer Facts) => infer Text
      ? (...facts: Facts) => Wording<Text>
      : { readonly [Key in keyof Messages]: Wording<Messages[Key]> };

/** Messages for the client (`omc`) and for the adviser (`mdc`). ADV-03, D-47 */
export interface ByReader<Client, Adviser = Client> extends Readonly<Record<Mode, Client | Adviser>> {
  readonly omc: Client;
  readonly mdc: Adviser;
}

/** Messages of either reader. */
export type MessagesOf<Both> = Both extends ByReader<infer Client, infer Adviser> ? Client | Adviser : never;

/** Pairs both readers' messages: the adviser's must have each key of the client's. */
export const byReader = <Client extends object>(omc: Client, mdc: Wording<NoInfer<Client>>): ByReader<Client, Wording<Client>> => ({
  omc,
  mdc,
});
