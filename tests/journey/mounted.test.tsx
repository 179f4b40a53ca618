import { casesOf } from '@tools/book/cases';
import { edgesOf, fileAt, offeredEdges } from '@tools/book/journeyGraph';
import { waitsForAdviser } from '@domain/journey/dossierSteps';
import { flawsOf } from '@tools/book/journeyProof';
import { journeySteps, steps, taskIds, type PageName, type StepName } from '@domain/journey/steps';
import type { JourneyPath } from '@domain/journey/navigation';
import { offered, type Offered } from './offered';

const paths = casesOf(journeySteps.input.description, []).filter(journeySteps.input.is);
const named = paths.map(path => [`${path.workflow}, ${path.mode}, joint ${path.jointAccount}`, path] as const);

/** Pages that may be final. LIV-03, FIN-02 */
const ENDS: readonly PageName[] = ['LivenessControlKo', 'FinalizeKo'];
const readers = ['client', 'adviser'] as const;
type By = (typeof readers)[number];

const pagesOf = (step: StepName): readonly PageName[] => steps.flatMap(({ id, pages }) => (id === step ? [...pages] : []));
const key = (step: StepName, page: string, by: By): string => [step, page, by].join(' ');

const mountedOf = new Map<string, Offered>();
const leads = ({ ways, watched }: Offered): boolean => ways.length > 0 || watched.length > 0;

const seen = (step: StepName, page: PageName, by: By): Offered =>
  mountedOf.get(key(step, page, by)) ?? { ways: [], watched: [], title: '', shown: '' };

/** Tests that every page of a step has a next action, with a button where the customer completes the step. `planted` replaces a page. */
const offering =
  (path: JourneyPath, planted: ReadonlyMap<string, Offered> = new Map()) =>
  (step: StepName, by: By): boolean => {
    const pages = pagesOf(step).filter(page => !ENDS.includes(page));
    const offers = pages.map(page => planted.get(key(step, page, by)) ?? seen(step, page, by));
    const byPerson = edgesOf(path).some(edge => edge.from === step && edge.when === 'done' && edge.by === 'person');
    return offers.every(leads) && (!byPerson || offers.some(({ ways }) => ways.length > 0));
  };

beforeAll(async () => {
  for (const { id, pages } of steps)
    for (const page of pages) for (const by of readers) mountedOf.set(key(id, page, by), await offered(id, page, by, 'joint'));
}, 300_000);

describe('XTR-16: the graph of what mounted screens offer', () => {
  test.each(named)('%s: every way ends on welcome or a named page; each way on is one that a page offers', (_, path) => {
    const edges = offeredEdges(path, offering(path));
    expect(edges).toEqual(edgesOf(path));
    expect(flawsOf(path, edges)).toEqual([]);
  });

  const Nothing = () => <h1>Sans bouton</h1>;
  const planted: readonly (readonly [StepName, PageName, By, JourneyPath])[] = [
    ['accountType', 'AccountTypeForm', 'client', { workflow: 'individual', mode: 'omc', jointAccount: 'announced' }],
    ['identityValidation', 'BirthplaceForm', 'client', { workflow: 'joint', mode: 'omc', jointAccount: 'open' }],
    ['middleControl', 'MiddleControlPage', 'client', { workflow: 'individual', mode: 'omc', jointAccount: 'open' }],
    ['duplicateConfirmation', 'DuplicateConfirmation', 'adviser', { workflow: 'joint', mode: 'mdc', jointAccount: 'open' }],
    ['summary', 'SummaryPage', 'adviser', { workflow: 'individual', mode: 'mdc', jointAccount: 'open' }],
  ];

  test.each(planted)('a trap planted at %s, %s without its button, is found in the way of the %s', async (step, page, by, path) => {
    const bare = await offered(step, page, by, path.workflow, Nothing);
    expect(bare).toEqual({ ways: [], watched: [], title: 'Sans bouton', shown: 'Sans bouton' });
    const edges = offeredEdges(path, offering(path, new Map([[key(step, page, by), bare]])));
    expect(flawsOf(path, edges)).toEqual(expect.arrayContaining([expect.objectContaining({ kind: 'trap', at: step })]));
  });

  test('D-08, D-47: a task without an exit is a trap: an adviser who sees the client’s page of the search', async () => {
    const clients = await offered('duplicateConfirmation', 'DuplicateConfirmation', 'client', 'joint');
    const path: JourneyPath = { workflow: 'joint', mode: 'mdc', jointAccount: 'open' };
    expect(clients.ways).toEqual([]);
    expect(clients.watched).toContain('refresh');
    const edges = offeredEdges(
      path,
      offering(path, new Map([[key('duplicateConfirmation', 'DuplicateConfirmation', 'adviser'), clients]])),
    );
    expect(flawsOf(path, edges).map(({ kind }) => kind)).toContain('trap');
  });

  test('STP-15: what a person leaves has a button, what the bank alone leaves is watched', () => {
    for (const path of paths)
      for (const { from, when, by } of edgesOf(path)) {
        if (when !== 'done') continue;
        const last = pagesOf(from as StepName)[0] ?? '';
        const who = path.mode === 'mdc' ? 'adviser' : 'client';
        const { ways, watched } = seen(from as StepName, last as PageName, who);
        expect([path.mode, from, (by === 'person' ? ways : watched).length > 0]).toEqual([path.mode, from, true]);
      }
  });

  test('D-47: a person who waits for an adviser sees the file move on, at every step', async () => {
    const path: JourneyPath = { workflow: 'joint', mode: 'mdc', jointAccount: 'open' };
    const waiting = taskIds.filter(task => waitsForAdviser(fileAt(task, path), 'TIT'));
    expect(waiting.length).toBeGreaterThan(10);
    for (const task of waiting) {
      const [page] = pagesOf(task);
      expect([task, (await offered(task, page as PageName, 'waiting', 'joint')).watched.length > 0]).toEqual([task, true]);
    }
  });
});
