import { rule } from '@domain/kernel/rule';
import { absentOr, oneOf, record } from '@domain/kernel/shape';
import { stepName, stepRow, type PageName, type StepName } from './steps';
import { pageNames } from './table';
import { mode, type Mode } from '@domain/kernel/words';

/** The tracking number of a page: its own, otherwise its step's; null: the page sends nothing. D-24, OBS-03 */
export const trackingOfPage = (step: StepName, page: PageName | null, of: Mode): number | null => {
  const { tracking, pageTracking } = stepRow(step);
  return ((page === null ? undefined : pageTracking?.[page]) ?? tracking)[of];
};

export const journeyTracking = rule({
  id: 'journey.tracking',
  requirements: ['STP-05', 'ADV-02', 'OBS-03', 'D-24'],
  title: { fr: 'Numéro de suivi d’une étape', en: 'Tracking number of a step' },
  says: {
    fr: 'Chaque étape a son numéro, avec et sans conseiller : la grille les dit tous. Une page peut avoir un autre numéro que son étape. Sans numéro, rien n’est envoyé.',
    en: 'Each step has its number, with and without an adviser: the grid says them all. A page may have another number than its step. Without a number nothing is sent.',
  },
  input: record({ taskId: stepName, mode, page: absentOr(oneOf(...pageNames)) }),
  decide: ({ taskId, mode, page }) => trackingOfPage(taskId, page, mode),
  examples: [
    ['the holder’s identity', { taskId: 'identityDocUpload', mode: 'omc', page: null }, 2],
    ['checking it keeps the proof’s number', { taskId: 'identityValidation', mode: 'mdc', page: null }, 2],
    ['the co-holder’s income, the last of the proofs', { taskId: 'coHolderIncomeDocUpload', mode: 'omc', page: null }, 7],
    ['complementary information alone', { taskId: 'compInfos', mode: 'omc', page: null }, 8],
    ['complementary information with an adviser', { taskId: 'coHolderCompInfos', mode: 'mdc', page: null }, 12],
    ['the recap', { taskId: 'summary', mode: 'omc', page: null }, 9],
    ['the co-holder’s recap', { taskId: 'coHolderSummary', mode: 'omc', page: null }, 12],
    ['the recap with an adviser', { taskId: 'coHolderSummary', mode: 'mdc', page: null }, 14],
    ['the signature', { taskId: 'signature', mode: 'omc', page: null }, 11],
    ['the co-holder’s signature', { taskId: 'coHolderSignature', mode: 'omc', page: null }, 14],
    ['no signature with an adviser', { taskId: 'signature', mode: 'mdc', page: null }, null],
    ['the search for look-alikes is the adviser’s', { taskId: 'duplicateSearch', mode: 'mdc', page: null }, 10],
    ['alone, it sends nothing', { taskId: 'duplicateSearch', mode: 'omc', page: null }, null],
    ['the agency sends nothing', { taskId: 'structureChoice', mode: 'omc', page: null }, null],
    ['the video check comes before the signature', { taskId: 'signature', mode: 'omc', page: 'PreLivenessPage' }, 10],
    ['the documents are the signature’s', { taskId: 'signature', mode: 'omc', page: 'PreContractDocPage' }, 11],
    ['tax residence with an adviser', { taskId: 'compInfos', mode: 'mdc', page: 'TaxResidenceForm' }, 13],
    ['the home page belongs to the offer', { taskId: 'home', mode: 'omc', page: 'HomePage' }, 1],
    ['the account is being created', { taskId: 'accountCreation', mode: 'omc', page: null }, 15],
    ['alone, the welcome sends nothing more', { taskId: 'welcome', mode: 'omc', page: null }, null],
    ['the client file is created', { taskId: 'welcome', mode: 'mdc', page: null }, 15],
  ],
});
