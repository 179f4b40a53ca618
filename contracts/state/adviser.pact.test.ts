import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { HttpDossiers } from '@infrastructure/http/journey/HttpDossiers';
import { HttpWorkflow } from '@infrastructure/http/workflow/HttpWorkflow';
import type { PossibleDuplicate } from '@domain/adviser/possibleDuplicate';
import type { SigningTask, LogEntry } from '@domain/journey/dossierState';
import { holds, refusal } from '../support/call';
import { arrayContaining, day, eachLike, instant, like, pactWith, regex, year } from '../support/pact';
import { coHolderOnFile, holderOnFile, stateWire } from '../support/state';

const pact = pactWith('state');
const request = { method: 'GET', path: '/v1/states', query: { prospectId: 'me' } } as const;
const adviser = { adviser: { name: like('Nadia Exemple'), agency: like('Nantes Centre') } };

/** A file at a task, led by an adviser. */
const led = (
  task: 'identityValidation' | 'duplicateSearch' | 'duplicateConfirmation' | 'signature' | 'summary',
  more: object,
  workflow: 'individual' | 'joint' = 'individual',
) => {
  const wire = stateWire(task, workflow, like([]), '1');
  return { ...wire, variables: { ...wire.variables, ...adviser, ...more } };
};

const alike = (matches: unknown) => ({
  lastname: like('Semblable'),
  firstname: like('Maëlle'),
  birthdate: day('1992-03-27'),
  town: like('Nantes'),
  clientSince: year(2014),
  matches,
});
const known: Omit<PossibleDuplicate, 'matches'> = {
  lastName: 'Semblable',
  firstName: 'Maëlle',
  birthdate: '1992-03-27',
  town: 'Nantes',
  clientSince: 2014,
};

type Search = readonly [
  what: string,
  task: 'duplicateSearch' | 'duplicateConfirmation',
  lookAlikes: string,
  more: object,
  become: readonly PossibleDuplicate[] | undefined,
  impact: string,
];

const searches: readonly Search[] = [
  ['are still searched', 'duplicateSearch', 'none', {}, undefined, 'Shows the progress of the search; the state is asked for again.'],
  ['were searched, and there are none', 'duplicateConfirmation', 'none', { lookAlikes: [] }, [], 'Says so, and goes on by itself.'],
  [
    'were searched, and there is one',
    'duplicateConfirmation',
    'one',
    { lookAlikes: arrayContaining(alike(arrayContaining('lastname'))) },
    [{ ...known, matches: ['lastname'] }],
    'Shows the client beside the one who is known, what is alike marked.',
  ],
  [
    'were searched, and there are several, each whole',
    'duplicateConfirmation',
    'several',
    { lookAlikes: eachLike(alike(eachLike(regex('^(lastname|firstname|birthdate|email|mobile)$', 'lastname'))), 2) },
    [
      { ...known, matches: ['lastname'] },
      { ...known, matches: ['lastname'] },
    ],
    'Shows all of them: one that cannot be read stops the page, for the adviser decides by what is shown.',
  ],
];

describe('GET /v1/states, to an adviser', () => {
  it.each(searches)('tells the adviser that look-alikes %s', (what, task, lookAlikes, more, become, impact) =>
    holds(
      pact,
      {
        state: 'an adviser leads a file',
        params: { task, lookAlikes, alike: 'lastname' },
        receiving: `a request for the state of an adviser’s file whose look-alikes ${what}`,
        test: `Files > look-alikes ${what}`,
        impact,
        operation: 'getMyState',
        requirement: 'ADV-02',
      },
      {
        request,
        answer: { status: 200, body: led(task, more) },
        ask: api =>
          pipe(
            new HttpDossiers(api).mine(),
            TE.map(dossier => [dossier.lookAlikes, dossier.adviser?.name]),
          ),
        become: E.right([become, 'Nadia Exemple']),
      },
    ),
  );

  const ended: readonly LogEntry[] | undefined = [{ task: 'identityDocUpload', who: 'Nadia Exemple', at: '2025-10-12T10:40:00+02:00' }];

  it('XTR-53: tells the adviser who ended which task, and when (proposed, optional)', () =>
    holds(
      pact,
      {
        state: 'an adviser leads a file',
        params: { task: 'identityValidation', lookAlikes: 'none', ended: 'identityDocUpload' },
        receiving: 'a request for the state of an adviser’s file that says who ended which task (proposed)',
        test: 'Files > who ended which task (proposed)',
        impact: 'Shows who did each step and when in the list of steps; without it the list shows the steps alone.',
        operation: 'getMyState',
        requirement: 'XTR-53',
      },
      {
        request,
        answer: {
          status: 200,
          body: led('identityValidation', {
            log: eachLike({
              taskId: like('identityDocUpload'),
              who: like('Nadia Exemple'),
              at: instant('2025-10-12T10:40:00+02:00'),
            }),
          }),
        },
        ask: api =>
          pipe(
            new HttpDossiers(api).mine(),
            TE.map(({ log }) => log),
          ),
        become: E.right(ended),
      },
    ));

  const all = ['linkOpened', 'termsAccepted', 'videoChecked', 'documentsRead', 'signed'] as const satisfies readonly SigningTask[];
  const progress = (done: readonly SigningTask[]) => Object.fromEntries(all.map(deed => [deed, done.includes(deed) ? '1' : '0']));

  it.each([
    ['everything', all],
    ['nothing', []],
  ] as const)('tells the adviser who has done what: the holder %s', (what, done) => {
    const people = {
      holderVariables: { ...holderOnFile, progress: progress(done) },
      coHolderVariables: { ...coHolderOnFile, progress: progress([]) },
    };
    return holds(
      pact,
      {
        state: 'a file was handed over',
        params: { done: [...done] },
        receiving: `a request for the state of a file that was handed over, whose holder has done ${what}`,
        test: `Files > who has done what, ${what}`,
        impact: 'Shows who has opened the link, accepted, filmed, read and signed, person by person.',
        operation: 'getMyState',
        requirement: 'ADV-04',
      },
      {
        request,
        answer: { status: 200, body: led('signature', people, 'joint') },
        ask: api =>
          pipe(
            new HttpDossiers(api).mine(),
            TE.map(({ participants: { TIT, COT } }) => [TIT.done?.length, COT?.done?.length]),
          ),
        become: E.right([done.length, 0]),
      },
    );
  });

  it.each([
    ['holder', 'TIT'],
    ['co-holder', 'COT'],
  ] as const)('tells the adviser that the %s has said that the file is wrong', (whose, role) => {
    const of = (who: 'TIT' | 'COT') => ({
      ...(who === 'TIT' ? holderOnFile : coHolderOnFile),
      progress: { ...progress([]), ...(who === role ? { errorReported: '1' } : {}) },
    });
    return holds(
      pact,
      {
        state: 'a file was sent back',
        params: { role },
        receiving: `a request for the state of a file whose ${whose} has said that it is wrong`,
        test: `Files > sent back by the ${whose}`,
        impact: 'Says so on the board; what was accepted is to be accepted anew once the file is put right.',
        operation: 'getMyState',
        requirement: 'ADV-03',
      },
      {
        request,
        answer: { status: 200, body: led('summary', { holderVariables: of('TIT'), coHolderVariables: of('COT') }, 'joint') },
        ask: api =>
          pipe(
            new HttpDossiers(api).mine(),
            TE.map(({ task, participants: { TIT, COT } }) => [task, TIT.done?.join(), COT?.done?.join()]),
          ),
        become: E.right(role === 'TIT' ? ['summary', 'errorReported', ''] : ['summary', '', 'errorReported']),
      },
    );
  });
});

describe('PUT /v1/workflow/me, by an adviser', () => {
  const close = { method: 'PUT', path: '/v1/workflow/me', body: { state: 'duplicateClosed' } } as const;

  it('closes the file of somebody who is a client already', () =>
    holds(
      pact,
      {
        state: 'an adviser leads a file',
        params: { task: 'duplicateConfirmation', lookAlikes: 'several' },
        receiving: 'a request to close a file, whose client is known already',
        test: 'Workflow > closed as known',
        impact: 'Says that the account is opened from that client’s own file.',
        operation: 'advance',
        requirement: 'ADV-02',
      },
      { request: close, answer: { status: 204 }, ask: api => new HttpWorkflow(api).close(), become: E.right(undefined) },
    ));

  it('does not close a file whose client is known to nobody', () =>
    holds(
      pact,
      {
        state: 'an adviser leads a file',
        params: { task: 'duplicateConfirmation', lookAlikes: 'none' },
        receiving: 'a request to close a file as known, whose client nobody looks like',
        test: 'Workflow > not closed',
        impact: 'Opens the error dialog; the file stays at its task.',
        operation: 'advance',
        requirement: 'ADV-02',
      },
      {
        request: close,
        answer: { status: 409, body: { error: 'step_refused' } },
        ask: api => new HttpWorkflow(api).close(),
        become: refusal('step_refused', 409),
      },
    ));
});
