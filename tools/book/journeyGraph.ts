import { errorPageTypes, functionalCodes, proposedCodes } from '@domain/errors/codes';
import { informationPages } from '@domain/errors/destination';
import { finalisationFailures, rejections } from '@domain/errors/refusals';
import { finalisationRoute } from '@domain/signature/finalisationRoute';
import { startupRoute } from '@domain/session/startupRoute';
import type { Connected } from '@domain/adviser/connected';
import type { DossierState } from '@domain/journey/dossierState';
import { leftByPerson, stepOfDossier, waitsForAdviser } from '@domain/journey/dossierSteps';
import { nextAfter, stepOfTask, walkOf } from '@domain/journey/navigation';
import { hasCoHolder, type Path } from '@domain/journey/steps';
import { stepRow, taskId, taskIds, type StepName, type TaskId } from '@domain/journey/table';

export type Page = `page:${string}`;
/** A node of the graph: a step, a named end page, or the return to /main with a file. */
export type Place = StepName | Page | 'arrival';

/** `by`: with `bank`, only the bank takes the edge, so the front end alone cannot loop through it. */
export interface Edge {
  readonly from: Place;
  readonly when: string;
  readonly to: Place;
  readonly by: 'person' | 'bank';
}

const isStep = (place: Place): place is StepName => place !== 'arrival' && !place.startsWith('page:');

const page = (name: string): Page => `page:${name}`;

/** The possible end pages besides welcome; each says what to do next. RTE-10, ERR-03 */
export const namedPages: readonly Page[] = [
  ...errorPageTypes.map(type => page(`error/${type}`)),
  ...informationPages.map(slug => page(`information/${slug}`)),
  page('appointment'),
  page('LivenessControlKo'),
  page('FinalizeKo'),
];

const announced: Edge = { from: 'accountType', when: 'a joint account is wanted', to: page('appointment'), by: 'person' };

/** A file of this path at a task, with only the data that the graph depends on. */
export const fileAt = (task: TaskId, { workflow, mode }: Path): DossierState => ({
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

/** Steps of the front end only, which the bank or another person ends. D-38, SGN-03 */
const awaited: readonly StepName[] = ['signatureSuccess', 'accountCreation'];

const leftBy = (step: StepName, path: Path): Edge['by'] => {
  const byPerson = taskId.is(step) ? leftByPerson(fileAt(step, path)) : !awaited.includes(step);
  return byPerson ? 'person' : 'bank';
};

/** The edge from each step to the next one, and the actor that ends the step. STP-15 */
const onwards = (path: Path): readonly Edge[] =>
  walkOf(path).flatMap((from): readonly Edge[] => {
    const to = nextAfter(from, path);
    return to === undefined ? [] : [{ from, when: 'done', to, by: leftBy(from, path) }];
  });

/** The actors who can end a step; the client of an adviser's file cannot before the adviser hands it over. D-47 */
export const movers = (step: StepName, path: Path): readonly ('client' | 'adviser')[] => {
  if (path.mode === 'omc') return ['client'];
  const handedOver = taskId.is(step) ? !waitsForAdviser(fileAt(step, path), 'TIT') : stepRow(step).stage === 'signature';
  return handedOver ? ['adviser', 'client'] : ['adviser'];
};

/** Edges of a rejected proof: the file returns to it, then to the review. STP-15, XTR-07 */
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

/** The possible ends of the account's creation; a technical failure is retried in place and has no edge. FIN-01, FIN-02 */
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

/** The step that a returning person sees while the file is at a task; a task outside the path leads to the generic error. STP-09, D-43 */
export const resumedAt = (task: TaskId, path: Path, who: Connected): Place =>
  stepOfTask(task, path) === undefined ? page('error/generic') : stepOfDossier(fileAt(task, path), who, null);

const visitors = (path: Path): readonly Connected[] => [
  'TIT',
  ...(hasCoHolder(path) ? (['COT'] as const) : []),
  ...(path.mode === 'mdc' ? (['adviser'] as const) : []),
];

const arrivals = (path: Path): readonly Edge[] =>
  visitors(path).flatMap(who =>
    taskIds.map(task => ({ from: 'arrival' as const, when: `${who} at ${task}`, to: resumedAt(task, path, who), by: 'bank' as const })),
  );

/** All edges of a path, computed by the product's own functions. XTR-16 */
export const edgesOf = (path: Path): readonly Edge[] => [
  ...onwards(path),
  ...(path.jointAccount === 'announced' ? [announced] : []),
  ...sentBack(path),
  ...videoChecks(path),
  ...finalisations,
  ...refusedArrivals,
  ...arrivals(path),
];

/** The edges that a page really offers; a person cannot take the others. XTR-16 */
export const offeredEdges = (path: Path, offers: (step: StepName, by: 'client' | 'adviser') => boolean): readonly Edge[] =>
  edgesOf(path).filter(({ from, when }) => when !== 'done' || !isStep(from) || movers(from, path).some(by => offers(from, by)));
