import { errorPageTypes, functionalCodes } from '@domain/errors/codes';
import { informationPages } from '@domain/errors/destination';
import { finalisationFailures, rejections } from '@domain/errors/refusals';
import { finalisationRoute } from '@domain/finalisation/route';
import { startupRoute } from '@domain/startup/route';
import { journeyFastForward } from './fastForward';
import { stepOfTask, walkOf } from './navigation';
import { hasCoHolder, type Path } from './steps';
import { stepRow, taskIds, type StepName, type TaskId } from './table';

export type Page = `page:${string}`;
/** Where a person may stand: a step, a named page that ends the way, or coming back to /main with a file. */
export type Place = StepName | Page | 'arrival';

/** `bank`: the bank alone decides it, so that no one can be sent round by the front end. */
export interface Edge {
  readonly from: Place;
  readonly when: string;
  readonly to: Place;
  readonly by: 'person' | 'bank';
}

const page = (name: string): Page => `page:${name}`;

/** The pages on which a way may end besides welcome; each says what to do next. RTE-10, ERR-03 */
export const namedPages: readonly Page[] = [
  ...errorPageTypes.map(type => page(`error/${type}`)),
  ...informationPages.map(slug => page(`information/${slug}`)),
  page('appointment'),
  page('LivenessControlKo'),
  page('FinalizeKo'),
];

const announced: Edge = { from: 'accountType', when: 'a joint account is wanted', to: page('appointment'), by: 'person' };

const onwards = (path: Path): readonly Edge[] => {
  const walk = walkOf(path);
  return walk.flatMap((from, index): readonly Edge[] => {
    const to = walk[index + 1];
    return to === undefined ? [] : [{ from, when: 'done', to, by: 'person' }];
  });
};

/** A proof that the review sends back is asked again, then the review goes on. STP-15, XTR-07 */
const sentBack = (path: Path): readonly Edge[] =>
  walkOf(path)
    .filter(step => stepRow(step).paper !== undefined)
    .map(step => ({ from: 'middleControl', when: `the proof of ${step} is sent back`, to: step, by: 'bank' }));

const videoChecks = (path: Path): readonly Edge[] =>
  walkOf(path)
    .filter(step => stepRow(step).pages.includes('LivenessControlKo'))
    .map(from => ({ from, when: 'the video check is refused for good', to: page('LivenessControlKo'), by: 'bank' }));

const finalisationPages = {
  'error/rejected': page('error/rejected'),
  'main/generic': page('FinalizeKo'),
  main: page('FinalizeKo'),
} as const;

/** How account creation may end; a breakdown is tried again where it happened and leads nowhere. FIN-01, FIN-02 */
const finalisations: readonly Edge[] = [
  { from: 'accountCreation', when: 'further analysis is needed', to: page('information/finalize'), by: 'bank' },
  ...[...rejections, ...finalisationFailures, 'any other code'].flatMap((code): readonly Edge[] => {
    const route = finalisationRoute.decide({ functionalCode: code, functional: true });
    return route === 'technical-modal' ? [] : [{ from: 'accountCreation', when: code, to: finalisationPages[route], by: 'bank' }];
  }),
];

const refusedArrivals: readonly Edge[] = functionalCodes.map(code => ({
  from: 'arrival',
  when: code,
  to: page(startupRoute.decide({ functionalCode: code })),
  by: 'bank',
}));

/** The step shown to somebody who comes back while the file is at a task; a task that the path lacks is a generic error. STP-09, D-43 */
export const resumedAt = (task: TaskId, path: Path, who: 'TIT' | 'COT'): Place => {
  const recorded = stepOfTask(task, path);
  if (recorded === undefined) return page('error/generic');
  const signaturePassed = taskIds.indexOf(task) > taskIds.indexOf(who === 'TIT' ? 'signature' : 'coHolderSignature');
  const coHolderFinished = taskIds.indexOf(task) > taskIds.indexOf('coHolderSignature');
  return journeyFastForward.decide({ authenticated: true, signaturePassed, workflow: path.workflow, coHolderFinished, recorded });
};

const arrivals = (path: Path): readonly Edge[] =>
  (hasCoHolder(path) ? (['TIT', 'COT'] as const) : (['TIT'] as const)).flatMap(who =>
    taskIds.map(task => ({ from: 'arrival' as const, when: `${who} at ${task}`, to: resumedAt(task, path, who), by: 'bank' as const })),
  );

/** Every way through a path, made from the step table and the rules. XTR-16 */
export const edgesOf = (path: Path): readonly Edge[] => [
  ...onwards(path),
  ...(path.jointAccount === 'announced' ? [announced] : []),
  ...sentBack(path),
  ...videoChecks(path),
  ...finalisations,
  ...refusedArrivals,
  ...arrivals(path),
];
