import type { Reader } from '@domain/journey/startedDossier';
import type { StepName } from '@domain/journey/steps';
import type { stayedMessages } from '@messages/stayed';

type Stayed = keyof typeof stayedMessages.omc;

const bySteps: Readonly<Partial<Record<StepName, Stayed>>> = {
  summary: 'recap',
  coHolderSummary: 'recap',
  signature: 'signing',
  coHolderSignature: 'signing',
  signatureSuccess: 'signed',
  accountCreation: 'signed',
};

/**
 * The sentence of a step where Back stays; undefined once the account is open. `own`: the step is the signed-in user's, and not the
 * other holder's. D-09, D-108
 */
export const stayedAt = (step: StepName, reader: Reader, own: boolean): Stayed | undefined => {
  if (step === 'welcome') return undefined;
  if (reader === 'waiting') return 'waiting';
  return own || reader === 'adviser' ? (bySteps[step] ?? 'filling') : 'others';
};
