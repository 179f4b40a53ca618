import { displayKnown } from '@domain/dates/partial';
import type { ProofFacts } from '@domain/proofs/proof';
import { proofFactsMessages } from '@ui/copy/fr/proofFacts';

/** One thing: what the document says of it, undefined where that was not read, and what was expected. */
export interface Compared {
  readonly label: string;
  readonly read: string | undefined;
  readonly expected: string;
}

const find = <Message>(messages: Readonly<Record<string, Message>>, name: string): Message | undefined =>
  Object.hasOwn(messages, name) ? messages[name] : undefined;

const shown = (text: string): string => displayKnown(text);

/** What was expected, each beside what was read in its place; what agrees, and names that have no words, are left out. XTR-02, PRF-08 */
export const comparedFacts = (read: ProofFacts, expected: ProofFacts): readonly Compared[] => {
  const texts = new Map<string, string[]>();
  for (const [name, text] of Object.entries(expected)) {
    const { of, says } = find(proofFactsMessages.expected, name) ?? { of: name, says: (plain: string) => plain };
    if (text !== '') texts.set(of, [...(texts.get(of) ?? []), says(shown(text))]);
  }
  return [...texts].flatMap(([name, said]) => {
    const label = find(proofFactsMessages.facts, name);
    const found = find(read, name);
    const row = { read: found === undefined ? undefined : shown(found), expected: said.join(', ') };
    return label === undefined || row.read === row.expected ? [] : [{ label, ...row }];
  });
};

/** All that was read, in words. */
export const readFacts = (read: ProofFacts): readonly { readonly label: string; readonly value: string }[] =>
  Object.entries(read).flatMap(([name, text]) => {
    const label = find(proofFactsMessages.facts, name);
    return label === undefined || text === '' ? [] : [{ label, value: shown(text) }];
  });
