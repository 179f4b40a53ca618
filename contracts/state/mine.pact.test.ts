import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Failure } from '@application/failure';
import { HttpDossiers } from '@infrastructure/http/journey/HttpDossiers';
import { holds } from '../support/call';
import { interaction } from '../support/interaction';
import { bankAt, bearerHeaders, day, instant, json, like, pactWith, noStore } from '../support/pact';
import { endsSession } from '../support/session';
import { coHolderOnFile, holderOnFile } from '../support/state';

const pact = pactWith('state');
const operation = 'getMyState';
const query = { prospectId: 'me' };

describe('GET /v1/states', () => {
  it.each([
    ['identityDocUpload', 'individual', '0'],
    ['coHolderAddressDocUpload', 'joint', '0'],
    ['compInfos', 'individual', '1'],
    ['middleControl', 'individual', '0'],
    ['signature', 'individual', '0'],
  ] as const)('tells a file at %s, %s, adviser %s', async (step, workflow, isInitBo) => {
    await interaction(pact, {
      state: 'a subscription is at step',
      params: { step, workflow, isInitBo },
      receiving: `a request for the state of a file at ${step}`,
      test: `Files > at ${step}`,
      impact: 'The journey is taken up at this task.',
      operation,
      requirement: 'STP-06',
    })
      .withRequest('GET', '/v1/states', request => {
        request.query(query).headers(bearerHeaders);
      })
      .willRespondWith(200, answer => {
        answer.headers({ ...json, ...noStore }).jsonBody({
          id: step,
          variables: {
            type: workflow,
            idEne: like('ene-1'),
            isInitBo,
            docs: like([]),
            holderVariables: holderOnFile,
            ...(workflow === 'joint' ? { coHolderVariables: coHolderOnFile } : {}),
            ...(step === 'middleControl' ? { expectedBy: instant('2025-10-16T12:00:00+02:00'), reviewSince: day('2025-10-15') } : {}),
            keptUntil: day('2025-12-14'),
          },
          secureData: { holderId: like('87654321'), ...(workflow === 'joint' ? { coHolderId: like('87654322') } : {}) },
        });
      })
      .executeTest(async ({ url }) => {
        const dossier = await new HttpDossiers(bankAt(url)).mine()();
        expect(
          E.isRight(dossier) && [
            dossier.right.task,
            dossier.right.workflow,
            dossier.right.mode,
            dossier.right.participants.COT !== undefined,
            dossier.right.expectedBy !== undefined && dossier.right.reviewSince !== undefined,
          ],
        ).toEqual([step, workflow, isInitBo === '1' ? 'mdc' : 'omc', workflow === 'joint', step === 'middleControl']);
      });
  });

  it('STP-06: tells until when the dossier is kept', () =>
    holds(
      pact,
      {
        state: 'a subscription is at step',
        params: { step: 'compInfos', workflow: 'individual', isInitBo: '0', keptUntil: '2025-11-29' },
        receiving: 'a request for the state of a file that is kept until the day that the state gives',
        test: 'Files > kept until',
        impact: 'The page says until when the file is kept.',
        operation,
        requirement: 'STP-06',
      },
      {
        request: { method: 'GET', path: '/v1/states', query },
        answer: {
          status: 200,
          body: {
            id: 'compInfos',
            variables: {
              type: 'individual',
              idEne: like('ene-1'),
              isInitBo: '0',
              docs: like([]),
              holderVariables: holderOnFile,
              keptUntil: '2025-11-29',
            },
            secureData: { holderId: like('87654321') },
          },
        },
        ask: api =>
          pipe(
            new HttpDossiers(api).mine(),
            TE.map(({ keptUntil }) => keptUntil),
          ),
        become: E.right('2025-11-29'),
      },
    ));

  it('D-105: tells two people by the ids that the state gives', () => {
    const ids = { idEne: 'ene-7', holder: '12345671', coHolder: '12345672', holderId: '87654323', coHolderId: '87654324' };
    return holds(
      pact,
      {
        state: 'a subscription is at step',
        params: { step: 'coHolderSignature', workflow: 'joint', isInitBo: '0', ...ids },
        receiving: 'a request for the state of a joint file, whose ids the state gives',
        test: 'Files > ids of two people',
        impact: 'Tells holder from co-holder by their number, and asks for each by their id.',
        operation,
        requirement: 'STP-06',
      },
      {
        request: { method: 'GET', path: '/v1/states', query },
        answer: {
          status: 200,
          body: {
            id: 'coHolderSignature',
            variables: {
              type: 'joint',
              idEne: ids.idEne,
              isInitBo: '0',
              docs: like([]),
              holderVariables: { customerExternalId: ids.holder },
              coHolderVariables: { customerExternalId: ids.coHolder },
            },
            secureData: { holderId: ids.holderId, coHolderId: ids.coHolderId },
          },
        },
        ask: api =>
          pipe(
            new HttpDossiers(api).mine(),
            TE.map(({ idEne, participants: { TIT, COT }, ids: { TIT: holderId, COT: coHolderId } }) => ({
              idEne,
              holder: TIT.customerExternalId,
              coHolder: COT?.customerExternalId ?? '',
              holderId,
              coHolderId: coHolderId ?? '',
            })),
          ),
        become: E.right(ids),
      },
    );
  });

  it.each([
    ['SUBSCRIPTION_FINALIZED', 'Shows the information page of this status.', 'ERR-02'],
    ['SUBSCRIPTION_PURGED', 'Shows the information page of this status.', 'ERR-02'],
    ['SUBSCRIPTION_EXCLUDED', 'Shows the information page of this status.', 'ERR-02'],
    ['SUBSCRIPTION_BLOCKED', 'Shows the page of a blocked file (proposed).', 'ERR-03'],
  ])('tells a file that is %s', async (status, impact, requirement) => {
    await interaction(pact, {
      state: 'a subscription has status',
      params: { status },
      receiving: `a request for the state of a file that is ${status}`,
      test: `Files > ${status}`,
      impact,
      operation,
      requirement,
    })
      .withRequest('GET', '/v1/states', request => {
        request.query(query).headers(bearerHeaders);
      })
      .willRespondWith(422, answer => {
        answer.headers(json).jsonBody({ functionalCode: status });
      })
      .executeTest(async ({ url }) => {
        expect(await new HttpDossiers(bankAt(url)).mine()()).toEqual(E.left({ kind: 'refused', code: status }));
      });
  });

  it('XTR-74: tells who refused the account', () =>
    holds(
      pact,
      {
        state: 'the bank says more of a refusal',
        params: { kind: 'automated' },
        receiving: 'a request for the state of a file that nobody decided',
        test: 'Files > refused without a person',
        impact: 'Says the reason, that nobody decided, and how to ask for a person (proposed).',
        operation,
        requirement: 'XTR-74',
      },
      {
        request: { method: 'GET', path: '/v1/states', query },
        answer: {
          status: 422,
          body: {
            functionalCode: 'SUBSCRIPTION_EXCLUDED',
            refusal: { final: '1', automated: '1', reason: like('Les pièces reçues ne permettent pas d’ouvrir le compte.') },
          },
        },
        ask: api => new HttpDossiers(api).mine(),
        become: E.left<Failure>({
          kind: 'refused',
          code: 'SUBSCRIPTION_EXCLUDED',
          refusal: { final: true, automated: true, reason: 'Les pièces reçues ne permettent pas d’ouvrir le compte.' },
        }),
      },
    ));

  it('XTR-74: tells when the letter with the reasons leaves', () =>
    holds(
      pact,
      {
        state: 'the bank says more of a refusal',
        params: { kind: 'letter' },
        receiving: 'a request for the state of a refused file whose reasons leave by post',
        test: 'Files > refused with a letter',
        impact: 'Says that the reasons come by post (proposed).',
        operation,
        requirement: 'XTR-74',
      },
      {
        request: { method: 'GET', path: '/v1/states', query },
        answer: {
          status: 422,
          body: { functionalCode: 'SUBSCRIPTION_EXCLUDED', refusal: { final: '1', letterSentOn: day('2025-10-15') } },
        },
        ask: api => new HttpDossiers(api).mine(),
        become: E.left<Failure>({
          kind: 'refused',
          code: 'SUBSCRIPTION_EXCLUDED',
          refusal: { final: true, letterSentOn: '2025-10-15' },
        }),
      },
    ));

  it('tells that there is no file', async () => {
    await interaction(pact, {
      state: 'no subscription exists',
      params: {},
      receiving: 'a request for the state of a prospect without a file',
      test: 'Files > none',
      impact: 'Shows the generic error page.',
      operation,
      requirement: 'ERR-02',
    })
      .withRequest('GET', '/v1/states', request => {
        request.query(query).headers(bearerHeaders);
      })
      .willRespondWith(404, answer => {
        answer.headers(json).jsonBody({ functionalCode: 'SUBSCRIPTION_UNKNOWN' });
      })
      .executeTest(async ({ url }) => {
        expect(await new HttpDossiers(bankAt(url)).mine()()).toEqual(E.left({ kind: 'refused', code: 'SUBSCRIPTION_UNKNOWN' }));
      });
  });

  endsSession(pact, { what: 'getMyState', path: '/v1/states', query, ask: api => new HttpDossiers(api).mine() });
});
