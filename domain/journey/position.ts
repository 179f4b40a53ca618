import { blankProspect } from '@domain/holders/prospect';
import { routeFileStep } from './routeDossierStep';
import { furthestStep } from './guards';
import type { Answers } from './answers';
import { mayCorrect, openingPage, stepsInDoubt } from './dossierSteps';
import { isFilled } from './mayAct';
import { stepsDone } from './papersFirst';
import type { JourneyPath } from './navigation';
import { pageIn } from './pages';
import { currentStepOf, visitorIn, type StartedDossier } from './startedDossier';
import type { ShownPage } from './trackingOrder';
import { stepRow, type PageName, type StepName } from './steps';

/** The target of a history entry; `page` undefined: the next page to do. */
export interface Wanted {
  readonly step: StepName;
  readonly page?: PageName | undefined;
  /** The person opened the step from the recap, to correct it. XTR-01 */
  readonly correcting?: boolean | undefined;
}

/** The current step and page of the journey. */
export interface Position extends ShownPage {
  readonly correcting: boolean;
}

/** Whether both are the same page: a late answer must not navigate a person who has left its page. */
export const samePage = (one: ShownPage, other: ShownPage): boolean => one.step === other.step && one.page === other.page;

/** The page of a file's step: the wanted one, otherwise the first that is still to do. D-08, STP-06, LIV-05 */
const pageOf = (step: StepName, page: PageName | undefined, dossier: StartedDossier): PageName => {
  if (page !== undefined) return pageIn(step, page);
  if (dossier.resultAwaited && step === currentStepOf(dossier)) return pageIn(step, 'LivenessControlProgress');
  return openingPage(step, dossier.state, dossier.people[stepRow(step).of ?? 'TIT'] ?? blankProspect);
};

/** A page of the other holder's, which the history may contain, gives way to the current step: nobody waits for it any more. D-105 */
const inDossier = ({ step: asked, page: askedPage, correcting = false }: Wanted, dossier: StartedDossier): Position => {
  const { state, controlledAnew = [] } = dossier;
  const stands = currentStepOf(dossier);
  const gives = isFilled(asked) && visitorIn(dossier) === 'COT' && !mayCorrect(state, 'COT', stepRow(asked).of, asked);
  const { wanted, page } = gives ? { wanted: stands, page: undefined } : { wanted: asked, page: askedPage };
  const corrects = correcting && mayCorrect(state, visitorIn(dossier), stepRow(wanted).of);
  const { workflow, papersFirst } = state;
  const known = { workflow, papersFirst, inDoubt: [...controlledAnew, ...stepsInDoubt(state)], sent: stepsDone(dossier) };
  const step = routeFileStep.decide({ wanted, stands, correcting: corrects, ...known });
  return { step, page: pageOf(step, step === wanted ? page : undefined, dossier), correcting: corrects && step === wanted };
};

/**
 * The current step and page: the history entry's target if allowed; otherwise the file's step or, without a file, the furthest step that
 * the answers allow. RTE-09, STP-09, STP-12, D-09
 */
export const position = (entry: Wanted | undefined, dossier: StartedDossier | undefined, answers: Answers, path: JourneyPath): Position => {
  if (dossier !== undefined) return inDossier(entry ?? { step: currentStepOf(dossier) }, dossier);
  const step = furthestStep(answers, entry?.step ?? answers.step, path);
  return { step, page: pageIn(step, entry?.step === step ? entry.page : undefined), correcting: false };
};
