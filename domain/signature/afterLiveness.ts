import { mode, type Mode } from '@domain/kernel/words';
import { rule } from '@domain/kernel/rule';
import { oneOf, record } from '@domain/kernel/shape';
import { decided, type Row } from '@domain/kernel/table';

export interface AfterLiveness {
  readonly endsSubscription: boolean;
  readonly step: 'finalize' | null;
  readonly goesTo: '/main' | null;
  readonly retryOffered: boolean;
}

const stay: AfterLiveness = { endsSubscription: false, step: null, goesTo: null, retryOffered: false };

const rows: readonly Row<{ readonly result: 'OK' | 'REPLAY' | 'KO'; readonly mode: Mode }, AfterLiveness>[] = [
  {
    when: { result: 'OK', mode: 'omc' },
    then: { endsSubscription: true, step: 'finalize', goesTo: '/main', retryOffered: false },
    because: 'LIV-04: alone, the subscription ends',
  },
  { when: { result: 'OK', mode: 'mdc' }, then: stay, because: 'LIV-04: with an adviser the result alone is updated' },
  { when: { result: 'REPLAY' }, then: { ...stay, retryOffered: true }, because: 'LIV-05: the click goes on, not the outcome' },
  { when: { result: 'KO' }, then: stay, because: 'LIV-05: no replay, the agency is named' },
];

const nothing = { endsSubscription: false, step: null, goesTo: null, retryOffered: false };

export const livenessAfter = rule({
  id: 'liveness.after',
  requirements: ['LIV-04', 'LIV-05', 'ADV-04', 'D-38'],
  title: { fr: 'Après la vérification vidéo', en: 'After the video check' },
  says: {
    fr: 'Réussie et seul, elle met fin à la souscription, une fois tout signé. Un nouvel essai n’est proposé que s’il est possible.',
    en: 'Passed and alone, it ends the subscription once all is signed. Another try is offered only where there is one.',
  },
  clauses: [
    ['Passed and alone', 'passed, alone', 'passed, with an adviser'],
    ['offered only where there is one', 'to be tried again, alone', 'not passed for good'],
  ],
  input: record({ result: oneOf('OK', 'REPLAY', 'KO'), mode }),
  decide: given => decided(rows, given),
  table: rows,
  examples: [
    ['passed, alone', { result: 'OK', mode: 'omc' }, { endsSubscription: true, step: 'finalize', goesTo: '/main', retryOffered: false }],
    ['passed, with an adviser', { result: 'OK', mode: 'mdc' }, nothing],
    ['to be tried again, alone', { result: 'REPLAY', mode: 'omc' }, { ...nothing, retryOffered: true }],
    ['to be tried again, with an adviser', { result: 'REPLAY', mode: 'mdc' }, { ...nothing, retryOffered: true }],
    ['not passed for good', { result: 'KO', mode: 'omc' }, nothing],
    ['not passed for good, with an adviser', { result: 'KO', mode: 'mdc' }, nothing],
  ],
});
