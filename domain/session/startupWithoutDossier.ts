import type { FunctionalCode } from '@domain/errors/codes';
import { mode, type Mode } from '@domain/kernel/words';
import { rule } from '@domain/kernel/rule';
import { absentOr, record, text } from '@domain/kernel/shape';
import { decided, type Row } from '@domain/kernel/table';

interface Refusal {
  readonly functionalCode: string | null;
  readonly mode: Mode;
}

const UNKNOWN: FunctionalCode = 'SUBSCRIPTION_UNKNOWN';

const rows: readonly Row<Refusal, boolean>[] = [
  { when: { functionalCode: UNKNOWN, mode: 'mdc' }, then: true, because: 'D-47: the adviser has not created the file yet' },
  { when: { functionalCode: UNKNOWN, mode: 'omc' }, then: false, because: 'ERR-02: a prospect who is connected has a file' },
  { when: { functionalCode: { noneOf: [UNKNOWN] } }, then: false, because: 'ERR-02: the refusal has its own page' },
];

export const startupWithoutFile = rule({
  id: 'startup.withoutFile',
  requirements: ['ADV-01', 'ERR-02', 'D-47'],
  title: { fr: 'Le conseiller n’a pas encore de dossier', en: 'The adviser has no file yet' },
  says: {
    fr: 'Connecté sans dossier, un conseiller commence celui d’un client ; un prospect, lui, lit la page générale.',
    en: 'Connected without a file, an adviser begins a client’s; a prospect reads the generic page.',
  },
  input: record({ functionalCode: absentOr(text), mode }),
  decide: given => decided(rows, given),
  table: rows,
  examples: [
    ['an adviser, no file', { functionalCode: 'SUBSCRIPTION_UNKNOWN', mode: 'mdc' }, true],
    ['a prospect, no file', { functionalCode: 'SUBSCRIPTION_UNKNOWN', mode: 'omc' }, false],
    ['an adviser, a finished file', { functionalCode: 'SUBSCRIPTION_FINALIZED', mode: 'mdc' }, false],
    ['an adviser, a failure without a code', { functionalCode: null, mode: 'mdc' }, false],
  ],
});
