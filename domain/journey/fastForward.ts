import { rule } from '@domain/kernel/rule';
import { absentOr, boolean, record } from '@domain/kernel/shape';
import { decided, type Row } from '@domain/kernel/table';
import { stepName, type StepName } from './steps';
import { workflow, type Workflow } from '@domain/kernel/words';

interface Arrival {
  readonly authenticated: boolean;
  readonly signaturePassed: boolean;
  readonly workflow: Workflow;
  readonly coHolderFinished: boolean | null;
  readonly recorded: StepName;
}

const rows: readonly Row<Arrival, 'recorded' | 'signatureSuccess'>[] = [
  { when: { authenticated: false }, then: 'recorded', because: 'STP-09: not authenticated' },
  { when: { authenticated: true, signaturePassed: false }, then: 'recorded', because: 'STP-09: the signature is still to come' },
  { when: { authenticated: true, signaturePassed: true, workflow: 'individual' }, then: 'recorded', because: 'STP-09: nobody else signs' },
  {
    when: { authenticated: true, signaturePassed: true, workflow: 'joint', coHolderFinished: true },
    then: 'recorded',
    because: 'STP-09: both have signed',
  },
  {
    when: { authenticated: true, signaturePassed: true, workflow: 'joint', coHolderFinished: { noneOf: [true] } },
    then: 'signatureSuccess',
    because: 'STP-09: the co-holder’s signature is awaited',
  },
];

const signed = {
  authenticated: true,
  signaturePassed: true,
  workflow: 'joint',
  coHolderFinished: false,
  recorded: 'coHolderSignature',
} as const;

export const journeyFastForward = rule({
  id: 'journey.fastForward',
  requirements: ['STP-08', 'STP-09', 'SGN-03', 'D-40', 'D-43'],
  title: { fr: 'Étape affichée au retour', en: 'Step shown on return' },
  says: {
    fr: 'On revient à l’étape enregistrée ; seul un titulaire qui a signé avant son co-titulaire voit que sa signature est faite.',
    en: 'One comes back to the step recorded; only someone who signed before their co-holder sees that their signature is done.',
  },
  clauses: [['only someone who signed before their co-holder', 'signed, the co-holder has not', 'signed, the co-holder too']],
  input: record({ authenticated: boolean, signaturePassed: boolean, workflow, coHolderFinished: absentOr(boolean), recorded: stepName }),
  decide: (given): StepName => (decided(rows, given) === 'recorded' ? given.recorded : 'signatureSuccess'),
  table: rows,
  examples: [
    ['signed, the co-holder has not', signed, 'signatureSuccess'],
    ['signed, the co-holder too', { ...signed, coHolderFinished: true, recorded: 'welcome' }, 'welcome'],
    ['nobody has told yet whether the co-holder has signed', { ...signed, coHolderFinished: null }, 'signatureSuccess'],
    ['signature not passed', { ...signed, signaturePassed: false, recorded: 'summary' }, 'summary'],
    ['alone', { ...signed, workflow: 'individual', recorded: 'welcome' }, 'welcome'],
    ['not authenticated', { ...signed, authenticated: false, recorded: 'compInfos' }, 'compInfos'],
  ],
});
