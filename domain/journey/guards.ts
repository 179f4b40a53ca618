import type { ApplicantDraft } from '@domain/holders/applicant';
import { routeStep } from './routeStep';
import type { Answers } from './answers';
import { walkOf } from './navigation';
import type { Path } from './steps';
import type { StepName } from './table';
import type { Participant } from '@domain/kernel/words';
import { offerDigitalDocuments } from '@domain/offer/digitalDocuments';

const cardChosenBy = ({ selection }: Answers, who: Participant): boolean =>
  selection.some(contract => contract.type === 'CARDS' && contract.participants.includes(who));

const required = ['civility', 'lastName', 'birthdate', 'email', 'mobile'] as const satisfies readonly (keyof ApplicantDraft)[];

const described = (draft: ApplicantDraft): boolean =>
  required.every(field => draft[field] !== '') && (draft.oneName || draft.firstName !== '');

type Answered = (answers: Answers, path: Path) => boolean;

/** Whether a step has its answers, so that the next one may open; a step without an entry needs none. */
const answered: Readonly<Partial<Record<StepName, Answered>>> = {
  accountType: ({ workflow }, { jointAccount }) => workflow === 'individual' || (workflow === 'joint' && jointAccount === 'open'),
  age: ({ bands, workflow }) => bands.TIT !== undefined && (workflow !== 'joint' || bands.COT !== undefined),
  offer: answers => cardChosenBy(answers, 'TIT'),
  coHolderOffer: answers => cardChosenBy(answers, 'COT'),
  options: ({ overdraft, dematerialization }) =>
    overdraft !== undefined && offerDigitalDocuments.decide({ agreed: dematerialization }) === 'goes-on',
  insurance: ({ insurance }) => insurance !== undefined,
  offerConfirmation: ({ offerConfirmed }) => offerConfirmed,
  information: ({ applicants }) => described(applicants.TIT),
  coHolderInformation: ({ applicants }) => described(applicants.COT),
};

/** The steps that need no subscription, in order. D-07, RTE-09 */
const openSteps = (path: Path): readonly StepName[] => walkOf(path).filter(step => routeStep.decide({ step, authenticated: false }));

/**
 * The step to show before the subscription exists: the wanted step if all steps before it have answers, otherwise the first without. For
 * a step that needs a subscription or is off the path: the furthest allowed step. RTE-09, STP-12, D-40
 */
export const furthestStep = (answers: Answers, wanted: StepName, path: Path): StepName => {
  const open = openSteps(path);
  const missing = open.findIndex(step => !(answered[step]?.(answers, path) ?? true));
  const furthest = missing < 0 ? open.length - 1 : missing;
  const here = open.indexOf(wanted);
  return open[here < 0 ? furthest : Math.min(here, furthest)] ?? 'home';
};

/** Whether these answers allow a step. RTE-09 */
export const mayEnter = (answers: Answers, step: StepName, path: Path): boolean => furthestStep(answers, step, path) === step;
