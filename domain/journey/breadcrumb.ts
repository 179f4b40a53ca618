import { rule } from '@domain/kernel/rule';
import { record } from '@domain/kernel/shape';
import { stepName, stepRow, type Stage, type StepName } from './table';
import type { Progress } from '@domain/kernel/words';

/** The breadcrumb's items, in order. BRD-01 */
export const stages = ['offer', 'file', 'signature'] as const satisfies readonly Stage[];

export type Breadcrumb = Readonly<Record<Stage, Progress>>;

const hidden: readonly StepName[] = ['middleControl', 'welcome'];

/** Before the first answer nothing has started. */
const untouched: Breadcrumb = { offer: 'upcoming', file: 'upcoming', signature: 'upcoming' };

const byStage: Readonly<Record<Stage, Breadcrumb>> = {
  offer: { offer: 'ongoing', file: 'upcoming', signature: 'upcoming' },
  file: { offer: 'complete', file: 'ongoing', signature: 'upcoming' },
  signature: { offer: 'complete', file: 'complete', signature: 'ongoing' },
};

export const journeyBreadcrumb = rule({
  id: 'journey.breadcrumb',
  requirements: ['BRD-01', 'STP-04'],
  title: { fr: 'Fil d’Ariane', en: 'Breadcrumb' },
  says: {
    fr: 'Offre, Dossier, Signature : ce qui précède l’étape est fait, ce qui la suit est à venir. Tout est à venir sur l’accueil. Rien pendant le contrôle du dossier ni à la bienvenue.',
    en: 'Offer, File, Signature: what is before the step is complete, what is after it upcoming. On the home page all are. Nothing during the review or on welcome.',
  },
  input: record({ step: stepName }),
  decide: ({ step }): Breadcrumb | null => {
    if (hidden.includes(step)) return null;
    return step === 'home' ? untouched : byStage[stepRow(step).stage];
  },
  examples: [
    ['the home page', { step: 'home' }, { offer: 'upcoming', file: 'upcoming', signature: 'upcoming' }],
    ['the first step', { step: 'accountType' }, { offer: 'ongoing', file: 'upcoming', signature: 'upcoming' }],
    ['the last step of the offer', { step: 'coHolderInformation' }, { offer: 'ongoing', file: 'upcoming', signature: 'upcoming' }],
    ['the first step of the file', { step: 'identityDocUpload' }, { offer: 'complete', file: 'ongoing', signature: 'upcoming' }],
    ['the last step of the file', { step: 'coHolderSummary' }, { offer: 'complete', file: 'ongoing', signature: 'upcoming' }],
    ['the first step of the signature', { step: 'signature' }, { offer: 'complete', file: 'complete', signature: 'ongoing' }],
    ['waiting for the co-holder', { step: 'signatureSuccess' }, { offer: 'complete', file: 'complete', signature: 'ongoing' }],
    ['the account is being created', { step: 'accountCreation' }, { offer: 'complete', file: 'complete', signature: 'ongoing' }],
    ['the review', { step: 'middleControl' }, null],
    ['welcome', { step: 'welcome' }, null],
  ],
});
