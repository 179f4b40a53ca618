import { stepName, stepNames, stepRow, type StepName } from './steps';
import { rule } from '@domain/kernel/rule';
import { boolean, record } from '@domain/kernel/shape';
import { decided, type Row } from '@domain/kernel/table';

/** The steps without sign-in, because the subscription does not exist yet. D-07 */
const open: readonly StepName[] = stepNames.filter(step => stepRow(step).stage === 'offer');

const rows: readonly Row<{ readonly step: StepName; readonly authenticated: boolean }, boolean>[] = [
  { when: { step: { oneOf: open } }, then: true, because: 'RTE-09, D-07: before the subscription' },
  { when: { step: { noneOf: open }, authenticated: true }, then: true, because: 'RTE-09: the person is known' },
  { when: { step: { noneOf: open }, authenticated: false }, then: false, because: 'RTE-09: nobody reads a file unknown' },
];

export const routeStep = rule({
  id: 'route.step',
  requirements: ['RTE-09', 'D-07', 'D-40'],
  title: { fr: 'Qui entre dans une étape', en: 'Who may enter a step' },
  says: {
    fr: 'Les étapes d’avant la souscription sont ouvertes à tous ; les autres demandent d’être authentifié.',
    en: 'The steps before the subscription are open to anyone; the others require authentication.',
  },
  input: record({ step: stepName, authenticated: boolean }),
  decide: given => decided(rows, given),
  table: rows,
  examples: [
    ['home', { step: 'home', authenticated: false }, true],
    ['the last open step', { step: 'coHolderInformation', authenticated: false }, true],
    ['the first task, unknown', { step: 'identityDocUpload', authenticated: false }, false],
    ['the first task, authenticated', { step: 'identityDocUpload', authenticated: true }, true],
    ['welcome, unknown', { step: 'welcome', authenticated: false }, false],
  ],
});
