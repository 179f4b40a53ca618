import { oneOf, record, type Of } from '@domain/kernel/shape';
import { rule } from '@domain/kernel/rule';
import { decided, type Row } from '@domain/kernel/table';
import { connected, type Connected } from './connected';

/** Acts that bind a client legally, and that only the client may do. */
const what = oneOf('terms', 'video', 'documents', 'signature');
export type ClientsAct = Of<typeof what>;

const clients = ['TIT', 'COT'] as const satisfies readonly Connected[];

const rows: readonly Row<{ readonly what: ClientsAct; readonly connected: Connected }, boolean>[] = [
  { when: { connected: 'adviser' }, then: false, because: 'D-47: the adviser never accepts for the client' },
  { when: { connected: { oneOf: clients } }, then: true, because: 'SUM-02, LIV-01, SGN-01, SGN-03: the client’s own act' },
];

export const adviserMayAccept = rule({
  id: 'adviser.mayAccept',
  requirements: ['ADV-02', 'SUM-02', 'D-47'],
  title: { fr: 'Ce que le conseiller ne fait pas à la place du client', en: 'What the adviser does not do for the client' },
  says: {
    fr: 'Accepter les conditions, se filmer, lire les documents et signer appartiennent au client ; le conseiller transmet le dossier.',
    en: 'Accepting the terms, filming oneself, reading the documents and signing are the client’s; the adviser hands the file over.',
  },
  input: record({ what, connected }),
  decide: given => decided(rows, given),
  table: rows,
  examples: [
    ['the terms, by the adviser', { what: 'terms', connected: 'adviser' }, false],
    ['the signature, by the adviser', { what: 'signature', connected: 'adviser' }, false],
    ['the terms, by the client', { what: 'terms', connected: 'TIT' }, true],
    ['the terms, by the co-holder', { what: 'terms', connected: 'COT' }, true],
  ],
});
