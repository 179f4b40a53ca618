import { mayShow } from '@domain/journey/fileSteps';
import { stepName, type StepName } from '@domain/journey/steps';
import { rule } from '@domain/kernel/rule';
import { absentOr, boolean, record } from '@domain/kernel/shape';
import { workflow } from '@domain/kernel/words';

export const routeFileStep = rule({
  id: 'route.fileStep',
  requirements: ['STP-09', 'STP-12', 'XTR-01', 'D-09'],
  title: { fr: 'Étape affichée d’un dossier', en: 'Step shown of a file' },
  says: {
    fr: 'On voit l’étape où en est le dossier ; une étape d’avant si Retour y mène librement, ou si on la corrige depuis le récapitulatif ; jamais une autre.',
    en: 'One sees the step that the file stands at; an earlier one where Back leads there freely, or where it is corrected from the recap; never another.',
  },
  clauses: [['never another', 'from the delivery back to the agency', 'nor is what comes later seen']],
  input: record({ wanted: absentOr(stepName), stands: stepName, workflow, correcting: boolean }),
  decide: ({ wanted, stands, workflow, correcting }): StepName =>
    wanted !== null && mayShow(wanted, stands, { workflow, mode: 'omc', jointAccount: 'open' }, correcting) ? wanted : stands,
  examples: [
    ['nothing is asked for', { wanted: null, stands: 'compInfos', workflow: 'individual', correcting: false }, 'compInfos'],
    ['the very step', { wanted: 'compInfos', stands: 'compInfos', workflow: 'individual', correcting: false }, 'compInfos'],
    [
      'from the delivery back to the agency',
      { wanted: 'structureChoice', stands: 'deliveryChoice', workflow: 'individual', correcting: false },
      'structureChoice',
    ],
    [
      'what was accepted is not gone back over',
      { wanted: 'identityDocUpload', stands: 'identityValidation', workflow: 'individual', correcting: false },
      'identityValidation',
    ],
    [
      'nor is what comes later seen',
      { wanted: 'summary', stands: 'identityValidation', workflow: 'individual', correcting: false },
      'identityValidation',
    ],
    [
      'a correction from the recap',
      { wanted: 'addressValidation', stands: 'summary', workflow: 'individual', correcting: true },
      'addressValidation',
    ],
    [
      'a correction from the co-holder’s recap',
      { wanted: 'coHolderCompInfos', stands: 'coHolderSummary', workflow: 'joint', correcting: true },
      'coHolderCompInfos',
    ],
    ['no correction of the signature', { wanted: 'signature', stands: 'summary', workflow: 'individual', correcting: true }, 'summary'],
    [
      'no correction once the recap is left',
      { wanted: 'addressValidation', stands: 'signature', workflow: 'individual', correcting: true },
      'signature',
    ],
  ],
});
