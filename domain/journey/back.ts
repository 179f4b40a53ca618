import { rule } from '@domain/kernel/rule';
import { boolean, recordWith } from '@domain/kernel/shape';
import { backFrom } from './navigation';
import { stepName, type StepName } from './steps';
import { jointAccount, mode, workflow } from '@domain/kernel/words';

const together = { workflow: 'joint', mode: 'omc', jointAccount: 'open' } as const;
const alone = { ...together, workflow: 'individual' } as const;

export const journeyBack = rule({
  id: 'journey.back',
  requirements: ['STP-12', 'OFR-12', 'D-09', 'D-125'],
  title: { fr: 'Où mène Retour', en: 'Where Back leads' },
  says: {
    fr: 'Retour mène à l’étape d’avant, sauf si ce qui précède a été accepté, signé, créé ou envoyé : on y reste.',
    en: 'Back leads to the step before, unless what came before was accepted, signed, created or sent: there it stays.',
  },
  clauses: [
    ['unless what came before was accepted, signed, created or sent', 'from the account type', 'never across an accepted document'],
  ],
  input: recordWith({ step: stepName, workflow, mode, jointAccount }, { papersFirst: boolean }),
  decide: ({ step, ...path }): StepName | null => backFrom(step, path) ?? null,
  examples: [
    ['from the first step', { step: 'home', ...alone }, null],
    ['from the account type', { step: 'accountType', ...alone }, 'home'],
    ['from the options, alone', { step: 'options', ...alone }, 'offer'],
    ['from the options, together', { step: 'options', ...together }, 'coHolderOffer'],
    ['from the co-holder’s offer to the holder’s', { step: 'coHolderOffer', ...together }, 'offer'],
    ['never before the creation of the file', { step: 'identityDocUpload', ...alone }, null],
    ['never across an accepted document', { step: 'identityValidation', ...alone }, null],
    ['from the delivery to the agency', { step: 'deliveryChoice', ...alone }, 'structureChoice'],
    ['never after a signature', { step: 'coHolderSignature', ...together }, null],
    ['never across a paper, papers first', { step: 'incomeDocUpload', ...alone, papersFirst: true }, null],
    ['never from the first form to a paper, papers first', { step: 'identityValidation', ...alone, papersFirst: true }, null],
    ['from the occupation to a form, papers first', { step: 'compInfos', ...alone, papersFirst: true }, 'addressValidation'],
    ['from the occupation, in the bank’s order', { step: 'compInfos', ...alone }, null],
    [
      'from the co-holder’s papers to a form of the holder, papers first',
      { step: 'coHolderIdentityDocUpload', ...together, papersFirst: true },
      'addressValidation',
    ],
    ['never before the creation of the file, papers first', { step: 'identityDocUpload', ...alone, papersFirst: true }, null],
  ],
});
