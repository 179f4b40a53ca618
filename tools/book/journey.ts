import { markdownTable } from '@sandbox/html';
import { edgesOf, type Edge } from './journeyGraph';
import { nextAfter, walkOf, type JourneyPath } from '@domain/journey/navigation';
import { minutesFor, papersFor } from '@domain/journey/papers';
import { stages } from '@domain/journey/breadcrumb';
import { isOfPapers, stepRow, steps, type Stage, type Step, type StepName } from '@domain/journey/steps';

const joint: JourneyPath = { workflow: 'joint', mode: 'omc', jointAccount: 'open' };
const alone: JourneyPath = { ...joint, workflow: 'individual' };
const announced: JourneyPath = { ...joint, jointAccount: 'announced' };

const stageNames: Readonly<Record<Stage, string>> = { offer: 'Offer', file: 'File', signature: 'Signature' };

const box = (step: StepName): string =>
  stepRow(step).of === 'COT' ? `${step}[/${step}/]` : step === 'welcome' ? `${step}([${step}])` : `${step}[${step}]`;

const stageBlock = (stage: Stage): readonly string[] => [
  `  subgraph ${stageNames[stage]}`,
  ...walkOf(joint)
    .filter(step => stepRow(step).stage === stage)
    .map(step => `    ${box(step)}`),
  '  end',
];

/** Edges by which one person skips the steps of two. */
const shortcuts = (): readonly string[] =>
  walkOf(alone).flatMap(step => {
    const next = nextAfter(step, alone);
    return next === undefined || next === nextAfter(step, joint) ? [] : [`  ${step} -. individual .-> ${next}`];
  });

const sentBack = (): readonly string[] =>
  edgesOf(joint)
    .filter(({ from }) => from === 'middleControl')
    .flatMap(({ by, when, to }) => (by === 'bank' && when !== 'done' ? [`  middleControl -. sent back .-> ${to}`] : []));

const ends = (): readonly Edge[] =>
  [...edgesOf(joint), ...edgesOf(announced)].filter(
    (edge, index, all) =>
      edge.to.startsWith('page:') &&
      edge.from !== 'arrival' &&
      all.findIndex(other => other.from === edge.from && other.when === edge.when) === index,
  );

const endLines = (): readonly string[] => {
  const grouped = new Map<string, readonly string[]>();
  for (const { from, to, when } of ends()) grouped.set(`${from} ${to}`, [...(grouped.get(`${from} ${to}`) ?? []), when]);
  return [...grouped].map(([pair, whens]) => {
    const [from = '', to = ''] = pair.split(' ');
    return `  ${from} -- "${whens.join('<br>')}" --> ${to.replace(/[^a-zA-Z]/g, '_')}(["${to.slice('page:'.length)}"])`;
  });
};

/** The journey as a Mermaid flowchart: the path of two people, the shortcuts of one, and the pages at the end. XTR-16 */
export const journeyDrawing = (): string =>
  [
    'flowchart TD',
    ...stages.flatMap(stageBlock),
    ...walkOf(joint).flatMap(step => {
      const next = nextAfter(step, joint);
      return next === undefined ? [] : [`  ${step} --> ${next}`];
    }),
    ...shortcuts(),
    ...sentBack(),
    ...endLines(),
  ].join('\n');

const owners = { TIT: 'holder', COT: 'co-holder', nobody: '' } as const;

const cells = (step: Step): readonly string[] => [
  `\`${step.id}\``,
  owners[step.of ?? 'nobody'],
  stageNames[step.stage],
  step.pages.join(', '),
  String(step.tracking.omc ?? ''),
  String(step.tracking.mdc ?? ''),
  step.kind,
  step.back,
  step.paper ?? '',
  String(step.minutes),
];

const columns = ['step', 'whose', 'breadcrumb', 'pages', 'omc', 'mdc', 'kind', 'Back', 'paper', 'minutes'];

const pageNumbers = (): readonly (readonly string[])[] =>
  steps.flatMap(({ id }) =>
    Object.entries(stepRow(id).pageTracking ?? {}).map(([page, { omc, mdc }]) => [`\`${id}\``, page, String(omc ?? ''), String(mdc ?? '')]),
  );

const arrivals = (): readonly (readonly string[])[] =>
  edgesOf(joint)
    .filter(({ from, to }) => from === 'arrival' && to.startsWith('page:'))
    .map(({ when, to }) => [`\`${when}\``, to.slice('page:'.length)]);

const papers = (path: JourneyPath): string =>
  papersFor(path)
    .map(({ paper, of }) => `${paper} (${owners[of]})`)
    .join(', ');

const papersAndForms = (path: JourneyPath): string =>
  walkOf(path)
    .filter(isOfPapers)
    .map(step => `\`${step}\``)
    .join(', ');

/** docs/journey.md, generated from the step table and the rules; the same bytes at every run. */
export const journeyPage = (): string =>
  `${[
    '# The journey',
    'This page is for everyone who wants an overview of the steps. `npm run generate` makes it from `domain/journey/table.ts` and the rules. A test fails when it is stale.',
    '',
    'Slanted boxes are the co-holder’s steps. Dotted arrows skip them for an individual account, or are the bank’s. A path ends in a rounded box.',
    '',
    '```mermaid',
    journeyDrawing(),
    '```',
    '',
    '## The steps',
    'omc and mdc: the number sent to tracking, without and with an adviser. Back: whether the customer may return to the previous step.',
    '',
    markdownTable(
      columns,
      steps.map(step => cells(stepRow(step.id))),
    ),
    '',
    '## Pages with their own number',
    '',
    markdownTable(['step', 'page', 'omc', 'mdc'], pageNumbers()),
    '',
    '## The two orders of papers and forms',
    'The drawing has the order of the bank. Where `papersFirst` is on, a person gives every paper before the forms, unless the bank refuses an early one (D-125).',
    '',
    `- the bank’s, alone: ${papersAndForms(alone)}`,
    `- papers first, alone: ${papersAndForms({ ...alone, papersFirst: true })}`,
    `- the bank’s, joint: ${papersAndForms(joint)}`,
    `- papers first, joint: ${papersAndForms({ ...joint, papersFirst: true })}`,
    '',
    '## Documents and time on the home page',
    '',
    `- individual: ${papers(alone)}; ${minutesFor(alone)} minutes`,
    `- joint: ${papers(joint)}; ${minutesFor(joint)} minutes`,
    '',
    '## Refusals at startup',
    '',
    markdownTable(['code', 'page'], arrivals()),
  ].join('\n')}\n`;
