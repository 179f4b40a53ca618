import { flag } from '@domain/kernel/words';
import { oneOf, record, type Of } from '@domain/kernel/shape';
import { rule } from '@domain/kernel/rule';
import { decided, type Row } from '@domain/kernel/table';

/** The signed-in user of a file: one of its two holders, the adviser who creates it, or nobody of this file. */
export const connected = oneOf('TIT', 'COT', 'adviser', 'nobody');
export type Connected = Of<typeof connected>;

/** The holder whose external reference the bank gives for the bearer token; `both`: the bank gives the two one reference. D-43 */
const whose = oneOf('holder', 'coHolder', 'both', 'other');

const rows: readonly Row<{ readonly whose: Of<typeof whose>; readonly isInitBo: '0' | '1' }, Connected>[] = [
  { when: { whose: 'holder' }, then: 'TIT', because: 'D-43' },
  { when: { whose: 'coHolder' }, then: 'COT', because: 'D-43' },
  { when: { whose: 'both' }, then: 'nobody', because: 'D-105: who cannot be told from the other acts for neither' },
  { when: { whose: 'other', isInitBo: '1' }, then: 'adviser', because: 'D-47: neither of the two, in a file that an adviser created' },
  { when: { whose: 'other', isInitBo: '0' }, then: 'nobody', because: 'D-105: no adviser leads a file that the prospect created' },
];

export const adviserConnected = rule({
  id: 'adviser.connected',
  requirements: ['ADV-01', 'ADV-02', 'D-43', 'D-47', 'D-105'],
  title: { fr: 'Qui est connecté au dossier', en: 'Who is connected to the file' },
  says: {
    fr: 'Le conseiller est celui qui n’est aucun des deux titulaires d’un dossier créé en agence ; un client n’est jamais pris pour lui. Dans un dossier que le client a créé, qui n’est aucun des deux n’est personne de ce dossier.',
    en: 'The adviser is the one who is neither holder of a file created by an adviser; a client is never taken for them. In a file that the client created, whoever is neither is nobody of this file.',
  },
  clauses: [
    ['a client is never taken for them', 'the adviser', 'the client of the adviser’s file'],
    ['whoever is neither is nobody of this file', 'an unknown number in a prospect’s own file', 'a prospect alone'],
  ],
  input: record({ whose, isInitBo: flag }),
  decide: given => decided(rows, given),
  table: rows,
  examples: [
    ['the adviser', { whose: 'other', isInitBo: '1' }, 'adviser'],
    ['the client of the adviser’s file', { whose: 'holder', isInitBo: '1' }, 'TIT'],
    ['their co-holder', { whose: 'coHolder', isInitBo: '1' }, 'COT'],
    ['a prospect alone', { whose: 'holder', isInitBo: '0' }, 'TIT'],
    ['one number for both people', { whose: 'both', isInitBo: '1' }, 'nobody'],
    ['an unknown number in a prospect’s own file', { whose: 'other', isInitBo: '0' }, 'nobody'],
  ],
});
