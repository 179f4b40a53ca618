import { rule } from '@domain/kernel/rule';
import { record } from '@domain/kernel/shape';
import { stepName, stepRow, type PageName, type StepName } from './steps';
import { mode, type Mode } from './words';

/** The number that a page sends: its own where it has one, else its step's. D-24 */
export const trackingOfPage = (step: StepName, page: PageName, of: Mode): number | null => {
  const { tracking, pageTracking } = stepRow(step);
  return (pageTracking?.[page] ?? tracking)[of];
};

export const journeyTracking = rule({
  id: 'journey.tracking',
  requirements: ['STP-05', 'ADV-02', 'OBS-03', 'D-24'],
  title: { fr: 'Numéro de suivi d’une étape', en: 'Tracking number of a step' },
  says: {
    fr: 'L’offre vaut 1, les justificatifs du titulaire 2 à 4, ceux du co-titulaire 5 à 7 ; les étapes propres au conseiller vont de 10 à 15. Sans numéro, rien n’est envoyé.',
    en: 'The offer is 1, the holder’s proofs 2 to 4, the co-holder’s 5 to 7; the adviser’s own steps run from 10 to 15. Without a number nothing is sent.',
  },
  input: record({ taskId: stepName, mode }),
  decide: ({ taskId, mode }): number | null => stepRow(taskId).tracking[mode],
  examples: [
    ['the holder’s identity', { taskId: 'identityDocUpload', mode: 'omc' }, 2],
    ['checking it keeps the proof’s number', { taskId: 'identityValidation', mode: 'mdc' }, 2],
    ['the co-holder’s income, the last of the proofs', { taskId: 'coHolderIncomeDocUpload', mode: 'omc' }, 7],
    ['complementary information alone', { taskId: 'compInfos', mode: 'omc' }, 8],
    ['complementary information with an adviser', { taskId: 'coHolderCompInfos', mode: 'mdc' }, 12],
    ['the recap', { taskId: 'summary', mode: 'omc' }, 9],
    ['the co-holder’s recap', { taskId: 'coHolderSummary', mode: 'omc' }, 12],
    ['the recap with an adviser', { taskId: 'coHolderSummary', mode: 'mdc' }, 14],
    ['the signature', { taskId: 'signature', mode: 'omc' }, 11],
    ['the co-holder’s signature', { taskId: 'coHolderSignature', mode: 'omc' }, 14],
    ['no signature with an adviser', { taskId: 'signature', mode: 'mdc' }, null],
    ['the search for look-alikes is the adviser’s', { taskId: 'duplicateSearch', mode: 'mdc' }, 10],
    ['alone, it sends nothing', { taskId: 'duplicateSearch', mode: 'omc' }, null],
    ['the agency sends nothing', { taskId: 'structureChoice', mode: 'omc' }, null],
    ['the account is being created', { taskId: 'accountCreation', mode: 'omc' }, 15],
    ['alone, the welcome sends nothing more', { taskId: 'welcome', mode: 'omc' }, null],
    ['the client file is created', { taskId: 'welcome', mode: 'mdc' }, 15],
  ],
});
