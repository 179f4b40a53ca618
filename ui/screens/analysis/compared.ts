import type { ReactNode } from 'react';
import type { ProofFacts } from '@domain/proofs/proof';
import { proofFactsMessages } from '@messages/proofFacts';
import { shownFact } from '@ui/form/shownFact';
import { markFrench } from '@ui/kit/inFrench';

/** One fact: its text on the document (undefined: unreadable) and the expected text. */
export interface Compared {
  readonly label: string;
  readonly read: string | undefined;
  readonly expected: string;
}

const find = <Message>(messages: Readonly<Record<string, Message>>, name: string): Message | undefined =>
  Object.hasOwn(messages, name) ? messages[name] : undefined;

/** Expected facts that differ from the read ones. Omits facts without a French name. XTR-02, PRF-08 */
export const comparedFacts = (read: ProofFacts, expected: ProofFacts): readonly Compared[] => {
  const texts = new Map<string, string[]>();
  for (const [name, text] of Object.entries(expected)) {
    const { of, says } = find(proofFactsMessages.expected, name) ?? { of: name, says: (plain: string) => plain };
    if (text !== '') texts.set(of, [...(texts.get(of) ?? []), says(shownFact(name, text))]);
  }
  return [...texts].flatMap(([name, said]) => {
    const label = find(proofFactsMessages.facts, name);
    const found = find(read, name);
    const row = { read: found === undefined ? undefined : shownFact(name, found), expected: said.join(', ') };
    return label === undefined || row.read === row.expected ? [] : [{ label, ...row }];
  });
};

/** Facts in the words of a French document or of the bank: in French in every language. D-75 */
const french = ['document', 'way', 'model', 'birthplace', 'country', 'address', 'city'];

/** Facts read, with their names. */
export const readFacts = (read: ProofFacts): readonly { readonly label: string; readonly value: ReactNode }[] =>
  Object.entries(read).flatMap(([name, text]) => {
    const label = find(proofFactsMessages.facts, name);
    return label === undefined || text === ''
      ? []
      : [{ label, value: markFrench(shownFact(name, text), french.includes(name) ? [text] : []) }];
  });
