import { errorPageTypes, functionalCodes, proposedCodes } from '@domain/errors/codes';
import { informationPages } from '@domain/errors/destination';
import { finalisationFailures, rejections } from '@domain/errors/refusals';
import { finalisationRoute } from '@domain/finalisation/route';
import { startupRoute } from '@domain/startup/route';
import type { Connected } from '@domain/adviser/connected';
import type { FileState } from '@domain/journey/fileState';
import { leftByPerson, stepOfFile, waitsForAdviser } from '@domain/journey/fileSteps';
import { nextAfter, stepOfTask, walkOf } from '@domain/journey/navigation';
import { hasCoHolder, type Path } from '@domain/journey/steps';
import { stepRow, taskId, taskIds, type StepName, type TaskId } from '@domain/journey/table';

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

const isStep = (place: Place): place is StepName => place !== 'arrival' && !place.startsWith('page:');

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

/** A file of this path at a task, as far as the way through it depends on one. */
export const fileAt = (task: TaskId, { workflow, mode }: Path): FileState => ({
  task,
  workflow,
  mode,
  idEne: '',
  proofs: [],
  participants: {
    TIT: { customerExternalId: 'TIT', livenessId: undefined },
    COT: workflow === 'joint' ? { customerExternalId: 'COT', livenessId: undefined } : undefined,
  },
  ids: { TIT: 'TIT', COT: workflow === 'joint' ? 'COT' : undefined },
  keptUntil: undefined,
  finalisation: undefined,
});

/** Steps of the front end's own that the bank, or another person, ends. D-38, SGN-03 */
const awaited: readonly StepName[] = ['signatureSuccess', 'accountCreation'];

const leftBy = (step: StepName, path: Path): Edge['by'] => {
  const byPerson = taskId.is(step) ? leftByPerson(fileAt(step, path)) : !awaited.includes(step);
  return byPerson ? 'person' : 'bank';
};

/** From each step to the one that the product goes on to, by whom the product says that it is left. STP-15 */
const onwards = (path: Path): readonly Edge[] =>
  walkOf(path).flatMap((from): readonly Edge[] => {
    const to = nextAfter(from, path);
    return to === undefined ? [] : [{ from, when: 'done', to, by: leftBy(from, path) }];
  });

/** Who may stand before a step and move it on; the client of an adviser's file does not until it is handed over. D-47 */
export const movers = (step: StepName, path: Path): readonly ('client' | 'adviser')[] => {
  if (path.mode === 'omc') return ['client'];
  const handedOver = taskId.is(step) ? !waitsForAdviser(fileAt(step, path), 'TIT') : stepRow(step).stage === 'signature';
  return handedOver ? ['adviser', 'client'] : ['adviser'];
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

const refusedArrivals: readonly Edge[] = [...functionalCodes, ...proposedCodes].map(code => ({
  from: 'arrival',
  when: code,
  to: page(startupRoute.decide({ functionalCode: code })),
  by: 'bank',
}));

/** The step that a person finds who comes back while the file is at a task; a task that the path lacks is a generic error. STP-09, D-43 */
export const resumedAt = (task: TaskId, path: Path, who: Connected): Place =>
  stepOfTask(task, path) === undefined ? page('error/generic') : stepOfFile(fileAt(task, path), who, null);

const visitors = (path: Path): readonly Connected[] => [
  'TIT',
  ...(hasCoHolder(path) ? (['COT'] as const) : []),
  ...(path.mode === 'mdc' ? (['adviser'] as const) : []),
];

const arrivals = (path: Path): readonly Edge[] =>
  visitors(path).flatMap(who =>
    taskIds.map(task => ({ from: 'arrival' as const, when: `${who} at ${task}`, to: resumedAt(task, path, who), by: 'bank' as const })),
  );

/** Every way through a path, made from the functions that the product goes by. XTR-16 */
export const edgesOf = (path: Path): readonly Edge[] => [
  ...onwards(path),
  ...(path.jointAccount === 'announced' ? [announced] : []),
  ...sentBack(path),
  ...videoChecks(path),
  ...finalisations,
  ...refusedArrivals,
  ...arrivals(path),
];

/** The same where what a step's pages offer counts: a way on that no page offers is none. XTR-16 */
export const offeredEdges = (path: Path, offers: (step: StepName, by: 'client' | 'adviser') => boolean): readonly Edge[] =>
  edgesOf(path).filter(({ from, when }) => when !== 'done' || !isStep(from) || movers(from, path).some(by => offers(from, by)));
