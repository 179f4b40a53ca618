import { rule } from '@domain/kernel/rule';
import { boolean, recordWith } from '@domain/kernel/shape';
import { nextAfter } from './navigation';
import { stepName, type StepName } from './steps';
import { jointAccount, mode, workflow } from '@domain/kernel/words';

const together = { workflow: 'joint', mode: 'omc', jointAccount: 'open' } as const;
const alone = { ...together, workflow: 'individual' } as const;

export const journeyNext = rule({
  id: 'journey.next',
  requirements: ['STP-01', 'STP-02', 'STP-15', 'JNT-01', 'D-34', 'D-125'],
  title: { fr: 'L’étape suivante', en: 'The step that follows' },
  says: {
    fr: 'L’étape d’après est la suivante de la liste ; une étape du co-titulaire suit celle du titulaire, et n’existe qu’à deux. Là où les justificatifs passent d’abord, la liste est celle de cet ordre.',
    en: 'The step after is the next one of the list; a co-holder’s step follows the holder’s and exists for two people only. Where papers come first, the list is the one of that order.',
  },
  clauses: [
    ['for two people only', 'from the offer, together', 'from the offer, alone'],
    ['Where papers come first', 'from the identity paper, papers first', 'from the identity paper, in the bank’s order'],
  ],
  input: recordWith({ step: stepName, workflow, mode, jointAccount }, { papersFirst: boolean }),
  decide: ({ step, ...path }): StepName | null => nextAfter(step, path) ?? null,
  examples: [
    ['from the offer, alone', { step: 'offer', ...alone }, 'options'],
    ['from the offer, together', { step: 'offer', ...together }, 'coHolderOffer'],
    ['from the offer, where the joint account is announced', { step: 'offer', ...together, jointAccount: 'announced' }, 'options'],
    ['from the details into the file', { step: 'information', ...alone }, 'identityDocUpload'],
    ['from one’s own signature, alone', { step: 'signature', ...alone }, 'accountCreation'],
    ['from the holder’s signature, together', { step: 'signature', ...together }, 'signatureSuccess'],
    ['from the last step', { step: 'welcome', ...alone }, null],
    ['from a step that the path does not have', { step: 'coHolderOffer', ...alone }, null],
    ['from the identity paper, papers first', { step: 'identityDocUpload', ...alone, papersFirst: true }, 'addressDocUpload'],
    ['from the identity paper, in the bank’s order', { step: 'identityDocUpload', ...alone }, 'identityValidation'],
    ['from the holder’s address, papers first', { step: 'addressValidation', ...together, papersFirst: true }, 'coHolderIdentityDocUpload'],
    ['from the last form, papers first', { step: 'addressValidation', ...alone, papersFirst: true }, 'compInfos'],
  ],
});
