import { rule } from '@domain/kernel/rule';
import { record } from '@domain/kernel/shape';
import { backFrom } from './navigation';
import { stepName, type StepName } from './steps';
import { jointAccount, mode, workflow } from '@domain/kernel/words';

const together = { workflow: 'joint', mode: 'omc', jointAccount: 'open' } as const;
const alone = { ...together, workflow: 'individual' } as const;

export const journeyBack = rule({
  id: 'journey.back',
  requirements: ['STP-12', 'OFR-12', 'D-09'],
  title: { fr: 'Où mène Retour', en: 'Where Back leads' },
  says: {
    fr: 'Retour mène à l’étape d’avant, sauf si ce qui précède a été accepté, signé ou créé : on y reste.',
    en: 'Back leads to the step before, unless what came before was accepted, signed or created: there it stays.',
  },
  clauses: [['unless what came before was accepted, signed or created', 'from the account type', 'never across an accepted document']],
  input: record({ step: stepName, workflow, mode, jointAccount }),
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
  ],
});
