import { rule } from '@domain/kernel/rule';
import { oneOf, record, type Of } from '@domain/kernel/shape';
import { decided, type Row } from '@domain/kernel/table';
import type { RecapRow } from './fields';
import { recapRows } from './prospect';

/** What a person sees of an answer: the answer, its masked form, or only that it was given. */
export type Seen = 'shown' | 'masked' | 'given';

/** The rows of a person's recap, and their proofs. */
const what = oneOf(...recapRows, 'proofs');
export type Part = RecapRow | 'proofs';
interface Given {
  readonly what: Of<typeof what>;
}

const shown = ['name', 'birthName', 'otherFirstNames', 'birthdate', 'address'] as const;

const rows: readonly Row<Given, Seen>[] = [
  {
    when: { what: { oneOf: shown } },
    then: 'shown',
    because: 'D-123: who the other is and where they live; the birthdate decides the offer',
  },
  { when: { what: 'email' }, then: 'masked', because: 'XTR-11: where the bank writes to the other' },
  { when: { what: { noneOf: [...shown, 'email'] } }, then: 'given', because: 'D-123' },
];

export const holdersShownOfOther = rule({
  id: 'holders.shownOfOther',
  requirements: ['D-123', 'SUM-01', 'JNT-01'],
  title: { fr: 'Ce que montre la partie réduite de l’autre titulaire', en: 'What the other holder’s reduced part shows' },
  says: {
    fr: 'La partie réduite montre les noms, la date de naissance et l’adresse. L’e-mail y est masqué. Le reste, dont les revenus, le patrimoine, le mobile et les justificatifs, se lit « Renseigné », et la banque ne l’envoie pas.',
    en: 'The reduced part shows the names, the birthdate and the address. The e-mail address is masked. The rest, income, wealth, mobile and proofs included, reads ‘Provided’, and the bank does not send it.',
  },
  clauses: [
    ['the names, the birthdate and the address', 'the address', 'the income'],
    ['masked', 'the e-mail address', 'the mobile'],
    ['proofs included', 'the proofs', 'the name'],
  ],
  input: record({ what }),
  decide: given => decided(rows, given),
  table: rows,
  examples: [
    ['the name', { what: 'name' }, 'shown'],
    ['the birthdate', { what: 'birthdate' }, 'shown'],
    ['the nationality', { what: 'nationality' }, 'given'],
    ['the address', { what: 'address' }, 'shown'],
    ['the housing', { what: 'housing' }, 'given'],
    ['the e-mail address', { what: 'email' }, 'masked'],
    ['the mobile', { what: 'mobile' }, 'given'],
    ['the income', { what: 'income' }, 'given'],
    ['the wealth', { what: 'wealth' }, 'given'],
    ['the tax residence', { what: 'tax' }, 'given'],
    ['the proofs', { what: 'proofs' }, 'given'],
  ],
});
