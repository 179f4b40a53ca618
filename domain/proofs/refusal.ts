import { leading } from '@domain/errors/refusals';
import { rule } from '@domain/kernel/rule';
import { absentOr, record, text } from '@domain/kernel/shape';
import { decided, type Row } from '@domain/kernel/table';

const incomeMissing = leading('action', 'income-missing');

const rows: readonly Row<{ readonly functionalCode: string | null }, 'income-missing' | 'refused'>[] = [
  { when: { functionalCode: incomeMissing }, then: 'income-missing', because: 'PRF-12: back to the income proof, with its message' },
  { when: { functionalCode: { noneOf: [incomeMissing] } }, then: 'refused', because: 'ERR-05: any other refusal' },
];

export const proofsRefusal = rule({
  id: 'proofs.refusal',
  requirements: ['PRF-12', 'ERR-05'],
  title: { fr: 'Refus d’un justificatif par la banque', en: 'A proof that the bank refuses' },
  says: {
    fr: 'Un justificatif de revenu exigé mais absent ramène à ce justificatif avec son message ; tout autre refus ouvre l’alerte générale.',
    en: 'An income proof required but not given leads back to it with its message; any other refusal opens the generic alert.',
  },
  input: record({ functionalCode: absentOr(text) }),
  decide: given => decided(rows, given),
  table: rows,
  examples: [
    ['the income proof is missing', { functionalCode: 'INCOME_PROOF_REQUIRED_BUT_NOT_GIVEN' }, 'income-missing'],
    ['another code', { functionalCode: 'generic' }, 'refused'],
    ['no code', { functionalCode: null }, 'refused'],
  ],
});
