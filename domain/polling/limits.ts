import { rule } from '@domain/kernel/rule';
import { oneOf, record } from '@domain/kernel/shape';
import { decided, type Row } from '@domain/kernel/table';

export interface PollingLimits {
  readonly everyMs: number;
  readonly tries: number;
}

const rows: readonly Row<{ readonly what: 'liveness' | 'state' }, PollingLimits>[] = [
  { when: { what: 'liveness' }, then: { everyMs: 2_000, tries: 20 }, because: 'LIV-02' },
  { when: { what: 'state' }, then: { everyMs: 2_000, tries: 60 }, because: 'FIN-01, D-30: every poll but liveness' },
];

export const pollingLimits = rule({
  id: 'polling.limits',
  requirements: ['LIV-02', 'FIN-01', 'D-30'],
  title: { fr: 'Rythme des demandes répétées', en: 'Rhythm of repeated calls' },
  says: {
    fr: 'On redemande 2 secondes après la réponse ; 20 fois pour la vérification vidéo, 60 fois pour tout le reste, première demande comprise.',
    en: 'One asks again 2 seconds after the answer; 20 times for the video check, 60 times for everything else, the first call included.',
  },
  input: record({ what: oneOf('liveness', 'state') }),
  decide: given => decided(rows, given),
  table: rows,
  examples: [
    ['the video check', { what: 'liveness' }, { everyMs: 2000, tries: 20 }],
    ['the state of the file', { what: 'state' }, { everyMs: 2000, tries: 60 }],
  ],
});
