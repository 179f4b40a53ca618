import { mayShow } from './dossierSteps';
import { stepName, type StepName } from './steps';
import { rule } from '@domain/kernel/rule';
import { absentOr, boolean, list, recordWith } from '@domain/kernel/shape';
import { workflow } from '@domain/kernel/words';

const photos = {
  stands: 'addressDocUpload',
  workflow: 'individual',
  correcting: false,
  inDoubt: null,
  papersFirst: true,
} as const;

export const routeFileStep = rule({
  id: 'route.fileStep',
  requirements: ['STP-09', 'STP-12', 'XTR-01', 'JNT-03', 'D-09', 'D-125', 'D-126'],
  title: { fr: 'Étape affichée d’un dossier', en: 'Step shown of a file' },
  says: {
    fr: 'On voit l’étape où en est le dossier ; une étape d’avant si Retour y mène librement, ou si on la corrige depuis le récapitulatif, ou avant la signature du co-titulaire pour sa propre situation, ou si son justificatif est contrôlé à nouveau avant la vérification du dossier, ou, là où les justificatifs passent d’abord, si tout ce qui la précède est envoyé ou enregistré ; jamais une autre.',
    en: 'One sees the step that the file stands at; an earlier one where Back leads there freely, or where it is corrected from the recap, or before the co-holder’s signature for their own situation, or where its proof is controlled again before the check of the file, or, where papers come first, where everything before it is sent or saved; never another.',
  },
  clauses: [
    ['where its proof is controlled again', 'a proof that is controlled again', 'what was accepted is not gone back over'],
    ['where everything before it is sent or saved', 'a paper ahead of the bank’s task', 'a paper after one that is missing'],
    ['never another', 'from the delivery back to the agency', 'nor is what comes later seen'],
  ],
  input: recordWith(
    { wanted: absentOr(stepName), stands: stepName, workflow, correcting: boolean, inDoubt: absentOr(list(stepName)) },
    { papersFirst: boolean, sent: list(stepName) },
  ),
  decide: ({ wanted, stands, workflow, correcting, inDoubt, papersFirst, sent }): StepName =>
    wanted !== null &&
    mayShow(wanted, stands, { workflow, mode: 'omc', jointAccount: 'open', papersFirst }, correcting, {
      inDoubt: inDoubt ?? [],
      sent: sent ?? [],
    })
      ? wanted
      : stands,
  examples: [
    ['nothing is asked for', { wanted: null, stands: 'compInfos', workflow: 'individual', correcting: false, inDoubt: null }, 'compInfos'],
    ['the very step', { wanted: 'compInfos', stands: 'compInfos', workflow: 'individual', correcting: false, inDoubt: null }, 'compInfos'],
    [
      'from the delivery back to the agency',
      { wanted: 'structureChoice', stands: 'deliveryChoice', workflow: 'individual', correcting: false, inDoubt: null },
      'structureChoice',
    ],
    [
      'what was accepted is not gone back over',
      { wanted: 'identityDocUpload', stands: 'identityValidation', workflow: 'individual', correcting: false, inDoubt: null },
      'identityValidation',
    ],
    [
      'a proof that is controlled again',
      { wanted: 'identityDocUpload', stands: 'compInfos', workflow: 'individual', correcting: false, inDoubt: ['identityDocUpload'] },
      'identityDocUpload',
    ],
    [
      'a proof that is controlled again, once the file is checked',
      { wanted: 'identityDocUpload', stands: 'signature', workflow: 'individual', correcting: false, inDoubt: ['identityDocUpload'] },
      'signature',
    ],
    [
      'nor is what comes later seen',
      { wanted: 'summary', stands: 'identityValidation', workflow: 'individual', correcting: false, inDoubt: null },
      'identityValidation',
    ],
    [
      'a correction from the recap',
      { wanted: 'addressValidation', stands: 'summary', workflow: 'individual', correcting: true, inDoubt: null },
      'addressValidation',
    ],
    [
      'a correction from the co-holder’s recap',
      { wanted: 'coHolderCompInfos', stands: 'coHolderSummary', workflow: 'joint', correcting: true, inDoubt: null },
      'coHolderCompInfos',
    ],
    [
      'the co-holder’s own situation, before their signature',
      { wanted: 'coHolderIdentityValidation', stands: 'coHolderSignature', workflow: 'joint', correcting: true, inDoubt: null },
      'coHolderIdentityValidation',
    ],
    [
      'nothing of the holder’s, who has signed',
      { wanted: 'identityValidation', stands: 'coHolderSignature', workflow: 'joint', correcting: true, inDoubt: null },
      'coHolderSignature',
    ],
    [
      'no correction of the signature',
      { wanted: 'signature', stands: 'summary', workflow: 'individual', correcting: true, inDoubt: null },
      'summary',
    ],
    [
      'no correction once the recap is left',
      { wanted: 'addressValidation', stands: 'signature', workflow: 'individual', correcting: true, inDoubt: null },
      'signature',
    ],
    ['a paper ahead of the bank’s task', { ...photos, wanted: 'identityDocUpload', sent: ['identityDocUpload'] }, 'identityDocUpload'],
    ['a paper after one that is missing', { ...photos, wanted: 'incomeDocUpload', sent: ['identityDocUpload'] }, 'addressDocUpload'],
    [
      'the form that follows the papers',
      { ...photos, wanted: 'identityValidation', sent: ['identityDocUpload', 'addressDocUpload', 'incomeDocUpload'] },
      'identityValidation',
    ],
    ['the occupation, before the forms', { ...photos, wanted: 'compInfos', sent: ['identityDocUpload'] }, 'addressDocUpload'],
  ],
});
