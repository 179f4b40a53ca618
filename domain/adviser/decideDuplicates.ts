import { rule } from '@domain/kernel/rule';
import { absentOr, record, whole } from '@domain/kernel/shape';
import { decided, type Row } from '@domain/kernel/table';

/**
 * `wait`: the bank still searches; `goOn`: no existing client resembles this one; `ask`: the adviser decides whether they are the same
 * client.
 */
export type DuplicatesVerdict = 'wait' | 'goOn' | 'ask';

const rows: readonly Row<{ readonly found: number | null }, DuplicatesVerdict>[] = [
  { when: { found: null }, then: 'wait', because: 'D-47: absent while the search goes on' },
  { when: { found: { under: 1 } }, then: 'goOn', because: 'D-47: said, then the file goes on by itself' },
  { when: { found: { atLeast: 1 } }, then: 'ask', because: 'D-08: the adviser confirms a new client' },
];

export const duplicatesDecide = rule({
  id: 'duplicates.decide',
  requirements: ['ADV-02', 'D-08', 'D-47'],
  title: { fr: 'Après la recherche de doublons', en: 'After the search for look-alikes' },
  says: {
    fr: 'Personne de ressemblant : le dossier continue seul. Au moins une personne : le conseiller dit s’il s’agit d’un nouveau client.',
    en: 'Nobody alike: the file goes on by itself. At least one: the adviser says whether this is a new client.',
  },
  clauses: [
    ['Nobody alike', 'nobody was found', 'one look-alike'],
    ['At least one', 'one look-alike', 'nobody was found'],
  ],
  input: record({ found: absentOr(whole) }),
  decide: given => decided(rows, given),
  table: rows,
  examples: [
    ['the search goes on', { found: null }, 'wait'],
    ['nobody was found', { found: 0 }, 'goOn'],
    ['one look-alike', { found: 1 }, 'ask'],
    ['several', { found: 3 }, 'ask'],
  ],
});
