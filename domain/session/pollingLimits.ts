import { rule } from '@domain/kernel/rule';
import { oneOf, record } from '@domain/kernel/shape';
import { decided, type Row } from '@domain/kernel/table';

export interface PollingLimits {
  readonly everyMs: number;
  readonly tries: number;
}

const limits = { liveness: { everyMs: 2_000, tries: 20 }, state: { everyMs: 2_000, tries: 60 } } as const;

const rows: readonly Row<{ readonly what: 'liveness' | 'state' }, PollingLimits>[] = [
  { when: { what: 'liveness' }, then: limits.liveness, because: 'LIV-02' },
  { when: { what: 'state' }, then: limits.state, because: 'FIN-01, D-30: every poll but liveness' },
];

export const pollingLimits = rule({
  id: 'polling.limits',
  requirements: ['LIV-02', 'FIN-01', 'D-30'],
  title: { fr: 'Rythme des demandes répétées', en: 'Rhythm of repeated calls' },
  says: {
    fr: 'On redemande {wait} secondes après la réponse ; {video} fois pour la vérification vidéo, {others} fois pour tout le reste, première demande comprise.',
    en: 'One asks again {wait} seconds after the answer; {video} times for the video check, {others} times for everything else, the first call included.',
  },
  parameters: {
    wait: { value: limits.liveness.everyMs / 1_000, unit: 'seconds' },
    video: { value: limits.liveness.tries, unit: 'calls', limit: 'included' },
    others: { value: limits.state.tries, unit: 'calls', limit: 'included' },
  },
  input: record({ what: oneOf('liveness', 'state') }),
  decide: given => decided(rows, given),
  table: rows,
  examples: [
    ['the video check', { what: 'liveness' }, { everyMs: 2000, tries: 20 }],
    ['the state of the file', { what: 'state' }, { everyMs: 2000, tries: 60 }],
  ],
});
