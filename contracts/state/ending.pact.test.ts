import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Failure } from '@application/failure';
import type { Finalisation } from '@domain/journey/dossierState';
import { priceSummary } from '@domain/offer/priceSummary';
import type { BankApi } from '@infrastructure/http/BankApi';
import { HttpCoHolders } from '@infrastructure/http/coHolders/HttpCoHolders';
import { HttpInvitations } from '@infrastructure/http/coHolders/HttpInvitations';
import { HttpDossiers } from '@infrastructure/http/journey/HttpDossiers';
import { holds, refusal } from '../support/call';
import { day, instant, like, moment, pactWith, amount, count, months, regex, wait, formed } from '../support/pact';
import { coHolderOnFile, holderOnFile, stateWire } from '../support/state';

const pact = pactWith('state');

/** Of a bank that does not exist. */
const IBAN = 'FR76 9999 9000 0100 0123 4567 843';
const IBAN_GIVEN = 'FR7699999000010001765432125';

const cases: readonly (readonly [Finalisation, Readonly<Record<string, string>>, string])[] = [
  [{ kind: 'ongoing' }, { status: 'ONGOING' }, 'The bank is asked again two seconds later.'],
  [{ kind: 'ended', result: 'created' }, { status: 'ENDED', result: 'created' }, 'Welcomes the client.'],
  [
    { kind: 'ended', result: 'finalizeFurtherAnalysis' },
    { status: 'ENDED', result: 'finalizeFurtherAnalysis' },
    'Says that the bank looks further into the file.',
  ],
  [{ kind: 'ended', result: 'finalizeRejected' }, { status: 'ENDED', result: 'finalizeRejected' }, 'Shows the page of a rejected file.'],
  [
    { kind: 'ended', result: 'finalizeGeneric' },
    { status: 'ENDED', result: 'finalizeGeneric' },
    'Says that the creation failed, with a way on.',
  ],
  [{ kind: 'error' }, { status: 'ERROR' }, 'Says that the creation failed, with a way on.'],
];

const resultOf = ({ status, result }: Readonly<Record<string, string>>): string =>
  result ?? (status === 'ERROR' ? 'broken down' : 'under way');

describe('GET /v1/states, after the end', () => {
  it.each(cases)('tells how the creation stands: %j', (become, wire, impact) =>
    holds(
      pact,
      {
        state: 'a finalisation stands at',
        params: wire,
        receiving: `a request for the state of a file whose creation is ${resultOf(wire)}`,
        test: `Files > creation ${resultOf(wire)}`,
        impact,
        operation: 'getMyState',
        requirement: 'FIN-01',
      },
      {
        request: { method: 'GET', path: '/v1/states', query: { prospectId: 'me' } },
        answer: {
          status: 200,
          body: {
            id: 'signature',
            variables: {
              type: 'individual',
              idEne: like('ene-1'),
              isInitBo: '0',
              docs: like([]),
              holderVariables: { customerExternalId: like('12345678') },
              finalisation: wire,
              ...(wire['result'] === 'created' ? { account: { number: like('00012345678') } } : {}),
            },
            secureData: { holderId: like('87654321') },
          },
        },
        ask: api =>
          pipe(
            new HttpDossiers(api).mine(),
            TE.map(({ finalisation }) => finalisation),
          ),
        become: E.right(become),
      },
    ),
  );
});

describe('GET /v1/states, where the account opens after the period of withdrawal', () => {
  it('D-124: tells the day (proposed, optional)', () =>
    holds(
      pact,
      {
        state: 'a finalisation stands at',
        params: { status: 'ONGOING', opensOn: '2025-10-30' },
        receiving: 'a request for the state of a file whose account opens on a later day (proposed)',
        test: 'Files > opens on a later day (proposed)',
        impact: 'The page says the day, and asks for the state no more until it is told to.',
        operation: 'getMyState',
        requirement: 'FIN-01',
      },
      {
        request: { method: 'GET', path: '/v1/states', query: { prospectId: 'me' } },
        answer: {
          status: 200,
          body: {
            id: 'signature',
            variables: {
              type: 'individual',
              idEne: like('ene-1'),
              isInitBo: '0',
              docs: like([]),
              holderVariables: { customerExternalId: like('12345678') },
              finalisation: { status: 'ONGOING' },
              opensOn: '2025-10-30',
            },
            secureData: { holderId: like('87654321') },
          },
        },
        ask: api =>
          pipe(
            new HttpDossiers(api).mine(),
            TE.map(({ opensOn }) => opensOn),
          ),
        become: E.right('2025-10-30'),
      },
    ));
});

describe('GET /v1/states, once the account is open', () => {
  it('D-76, XTR-09: tells its IBAN, the day it was opened on and what was accepted (proposed, optional)', () =>
    holds(
      pact,
      {
        state: 'a finalisation stands at',
        params: { status: 'ENDED', result: 'created' },
        receiving: 'a request for the file whose account has an IBAN, a day of opening and an acceptance (proposed)',
        test: 'Files > IBAN, day of opening, acceptance (proposed)',
        impact: 'The welcome page shows the IBAN and from when on each price holds; the receipt, what was accepted and when.',
        operation: 'getMyState',
        requirement: 'FIN-01',
      },
      {
        request: { method: 'GET', path: '/v1/states', query: { prospectId: 'me' } },
        answer: {
          status: 200,
          body: {
            id: 'signature',
            variables: {
              type: 'individual',
              idEne: like('ene-1'),
              isInitBo: '0',
              docs: like([]),
              holderVariables: {
                customerExternalId: like('12345678'),
                acceptance: {
                  at: instant('2025-10-12T10:00:00+02:00'),
                  terms: like('2025-09'),
                  price: {
                    cards: [
                      {
                        participationType: 'TIT',
                        card: {
                          catalogNumber: like('10039'),
                          label: like('Mastercard'),
                          standard: amount(3.7),
                          promoted: amount(0),
                          months: months(12),
                          afterwards: amount(3.7),
                        },
                        promotion: like('welcome-card-free-one-year'),
                        deliveryMode: 'AGEN',
                      },
                    ],
                    socialShares: { each: amount(15), times: count(1) },
                    overdraft: amount(200),
                    insurance: amount(2.1),
                  },
                },
              },
              finalisation: { status: 'ENDED', result: 'created' },
              account: {
                number: like('00012345678'),
                iban: formed('Iban', IBAN),
                openedOn: day('2025-10-15'),
              },
            },
            secureData: { holderId: like('87654321') },
          },
        },
        ask: api =>
          pipe(
            new HttpDossiers(api).mine(),
            TE.map(({ iban, openedOn, participants }) => [iban, openedOn, participants.TIT.accepted]),
          ),
        become: E.right([
          IBAN,
          '2025-10-15',
          {
            at: '2025-10-12T10:00:00+02:00',
            terms: '2025-09',
            price: priceSummary({
              cards: [
                {
                  who: 'TIT',
                  card: {
                    catalogNumber: '10039',
                    label: 'Mastercard',
                    price: { standard: 3.7, promoted: 0, months: 12, afterwards: 3.7 },
                    promoted: true,
                  },
                  delivery: 'AGEN',
                  promotion: 'welcome-card-free-one-year',
                  without: undefined,
                },
              ],
              overdraft: 200,
              insurance: 2.1,
              socialShares: { each: 15, times: 1 },
            }),
          },
        ]),
      },
    ));
});

describe('GET /v1/states, the account that the state gives', () => {
  it('D-76: tells its number, its IBAN and the day on which it was opened', () => {
    const account = { number: '00017654321', iban: IBAN_GIVEN, openedOn: '2025-10-11' };
    return holds(
      pact,
      {
        state: 'a finalisation stands at',
        params: { status: 'ENDED', result: 'created', ...account },
        receiving: 'a request for the file whose account the state gives (proposed)',
        test: 'Files > the account of the state (proposed)',
        impact: 'The customer copies the IBAN: another account’s would receive the salary.',
        operation: 'getMyState',
        requirement: 'FIN-01',
      },
      {
        request: { method: 'GET', path: '/v1/states', query: { prospectId: 'me' } },
        answer: {
          status: 200,
          body: {
            id: regex('^(?:signature|welcome)$', 'welcome'),
            variables: {
              type: 'individual',
              idEne: like('ene-1'),
              isInitBo: '0',
              docs: like([]),
              holderVariables: { customerExternalId: like('12345678') },
              finalisation: { status: 'ENDED', result: 'created' },
              account: { ...account, iban: regex(`^${IBAN_GIVEN.match(/.{1,4}/g)?.join(' ?') ?? ''}$`, IBAN_GIVEN) },
            },
            secureData: { holderId: like('87654321') },
          },
        },
        ask: api =>
          pipe(
            new HttpDossiers(api).mine(),
            TE.map(({ accountNumber, iban, openedOn }): unknown => ({ number: accountNumber, iban, openedOn })),
          ),
        become: E.right<Failure, unknown>(account),
      },
    );
  });
});

describe('GET /v1/states, at the video check', () => {
  it.each([
    ['TIT', 'holder', 'signature', 'individual'],
    ['COT', 'co-holder', 'coHolderSignature', 'joint'],
  ] as const)('tells the check that was begun, of %s', (role, whose, task, workflow) => {
    const wire = stateWire(task, workflow);
    const liveness = { livenessId: like('LV-1') };
    const people =
      role === 'TIT'
        ? { holderVariables: { ...holderOnFile, liveness } }
        : { holderVariables: holderOnFile, coHolderVariables: { ...coHolderOnFile, liveness } };
    return holds(
      pact,
      {
        state: 'a liveness check has an outcome',
        params: { livenessId: 'LV-1', status: 'ONGOING', validated: false, count: 0, role },
        receiving: `a request for the state of a file whose ${whose} has begun the video check`,
        test: `Files > video check of the ${whose}`,
        impact: 'The check is taken up where it was left.',
        operation: 'getMyState',
        requirement: 'STP-06',
      },
      {
        request: { method: 'GET', path: '/v1/states', query: { prospectId: 'me' } },
        answer: { status: 200, body: { ...wire, variables: { ...wire.variables, ...people } } },
        ask: api =>
          pipe(
            new HttpDossiers(api).mine(),
            TE.map(({ task: at, participants }) => [at, participants[role]?.livenessId]),
          ),
        become: E.right([task, 'LV-1']),
      },
    );
  });
});

describe('GET /v1/states/{id}/checkCoholder', () => {
  const operation = 'checkCoholder';
  const request = { method: 'GET', path: `/v1/states/ene-1/${operation}` } as const;

  it.each([
    [true, 'Goes on to the creation of the account.'],
    [false, 'The holder keeps seeing that it is the co-holder’s turn.'],
  ])('tells whether the co-holder has finished: %s', (finished, impact) =>
    holds(
      pact,
      {
        state: 'the co-holder has finished',
        params: { id: 'ene-1', finished },
        receiving: `a question whether the co-holder has finished, who has${finished ? '' : ' not'}`,
        test: `CoHolders > ${String(finished)}`,
        impact,
        operation,
        requirement: 'STP-09',
      },
      {
        request,
        answer: { status: 200, body: finished },
        ask: api => new HttpCoHolders(api).hasFinished('ene-1'),
        become: E.right(finished),
      },
    ),
  );

  it('tells that there is no such file', () =>
    holds(
      pact,
      {
        state: 'an exchange is unknown',
        params: { id: 'ene-1' },
        receiving: 'a question whether the co-holder of an unknown file has finished',
        test: 'CoHolders > unknown',
        impact: 'Opens the error dialog.',
        operation,
        requirement: 'STP-09',
      },
      {
        request,
        answer: { status: 404, body: { error: 'not_found' } },
        ask: api => new HttpCoHolders(api).hasFinished('ene-1'),
        become: refusal('not_found', 404),
      },
    ));
});

describe('POST /v1/states/{id}/invitation (proposed)', () => {
  const operation = 'sendInvitation';
  const request = { method: 'POST', path: '/v1/states/ene-1/invitation' } as const;
  const sentAt = '2025-10-15T10:00:00Z';
  const ask = (api: BankApi) => new HttpInvitations(api).sendAgain('ene-1');

  it.each([
    [
      'somebody is invited to sign',
      { just: false },
      'JNT-03',
      'the co-holder’s e-mail',
      'left long ago',
      'The page says that the e-mail left, and from when on another can.',
    ],
    [
      'somebody is invited to sign',
      { just: true, sentAt: '2025-10-15T06:00:00Z' },
      'JNT-03',
      'the co-holder’s e-mail',
      'just left',
      'The same is said of the e-mail before: none is sent.',
    ],
    [
      'an exchange has documents to sign',
      { role: 'TIT' },
      'XTR-40',
      'their own e-mail',
      'takes them to another browser',
      'The page says to which address the link went, and when.',
    ],
  ] as const)('P19: where %s (%j) the e-mail of whoever signs now is sent again (%s)', (state, params, requirement, whose, which, impact) =>
    holds(
      pact,
      {
        state,
        params: { id: 'ene-1', ...params },
        receiving: `a request for ${whose} once more, which ${which} (proposed)`,
        test: `Invitations > ${which}`,
        impact,
        operation,
        requirement,
      },
      {
        request,
        answer: {
          status: 200,
          body: { sentAt: 'sentAt' in params ? moment(params.sentAt) : instant(sentAt), wait: wait(120) },
        },
        ask,
        become: E.right({ sentAt: 'sentAt' in params ? params.sentAt : sentAt, wait: 120 }),
      },
    ),
  );

  it.each([
    ['an exchange is unknown', 'not_found', 404, 'of an unknown file', 'Opens the error dialog.'],
    [
      'an exchange has nothing to sign',
      'step_refused',
      409,
      'of a file that nobody signs now',
      'Reads the file again, and shows where it stands.',
    ],
  ] as const)('sends none where %s', (state, error, status, which, impact) =>
    holds(
      pact,
      {
        state,
        params: { id: 'ene-1' },
        receiving: `a request for the e-mail of an invitation once more, ${which} (proposed)`,
        test: `Invitations > ${error}`,
        impact,
        operation,
        requirement: 'JNT-03',
      },
      { request, answer: { status, body: { error } }, ask, become: refusal(error, status) },
    ),
  );
});
