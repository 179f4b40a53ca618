import { livenessRoutes } from '@sandbox/liveness/routes';
import { signatureRoutes } from '@sandbox/esign/routes';
import { exchangeRoutes } from '@sandbox/api/exchange';
import { cartRoutes } from '@sandbox/api/cart';
import { personRoutes } from '@sandbox/api/person';
import { stateRoutes } from '@sandbox/api/state';
import { FAKE, front } from '@sandbox/states/fake';
import { putInState } from '@sandbox/states/seeds';
import { adviserConnected, bearerOf } from '@sandbox/states/support';
import { check } from '@sandbox/states/endSeeds';
import { checksOf } from '@sandbox/signing';
import { proofsOf, removeProof } from '@sandbox/proofs';
import type { Subscription } from '@sandbox/store/documents';
import { papers } from '@domain/proofs/papers';
import { journeyMayAct, type Act } from '@domain/journey/mayAct';
import { MAX_ATTEMPTS } from '@domain/signature/livenessOutcome';
import { taskIds, type TaskId } from '@domain/journey/steps';
import { aBank, routesOf, wait } from './support';

const bank = aBank();
const app = routesOf(bank, stateRoutes, personRoutes, exchangeRoutes, cartRoutes, livenessRoutes, signatureRoutes);
beforeEach(() => wait(bank, 0));

type By = 'TIT' | 'COT' | 'adviser';

/** A joint file at a task, where everything was given, and the session of one of its users. */
const opened = (task: TaskId, by: By, mode: 'omc' | 'mdc'): Subscription => {
  putInState(bank, 'a task is done', { task, workflow: 'joint', isInitBo: mode === 'mdc' ? '1' : '0' });
  const dossier = bank.subscriptions()[0]!;
  for (const who of ['TIT', 'COT'] as const) check(bank, dossier, who);
  if (mode === 'mdc') bank.keep({ ...dossier, marks: { TIT: { termsAccepted: bank.now() }, COT: { termsAccepted: bank.now() } } });
  if (by === 'adviser') adviserConnected(bank, dossier.id);
  else bearerOf(bank, { subscription: dossier.id, participant: by });
  return bank.subscriptions()[0]!;
};

const next = (task: TaskId): TaskId => taskIds[taskIds.indexOf(task) + 1] ?? task;
const person = (dossier: Subscription, by: By): string => (by === 'COT' ? dossier.coHolder! : dossier.holder).personId;
const upload = { docRank: '1', documentCode: papers.CNI.code, pages: [front] };

/** A call of the bank that does an act, for the signed-in person. */
const calls: readonly (readonly [
  Act,
  string,
  (dossier: Subscription, by: By) => { method: 'PUT' | 'POST' | 'GET' | 'PATCH'; url: string; payload?: object },
])[] = [
  ['terms', 'prepareSignature', () => ({ method: 'POST', url: '/v1/states/prepareSignature' })],
  ['fill', 'document', ({ idEne }) => ({ method: 'POST', url: `/v1/exchanges/${idEne}/documents`, payload: upload })],
  ['fill', 'cart', ({ selectedContracts }) => ({ method: 'PATCH', url: '/v1/cart/me', payload: { selectedContracts } })],
  [
    'fill',
    'wealth',
    (dossier, by) => ({ method: 'PUT', url: `/v1/prospect/${person(dossier, by)}`, payload: { wealth: FAKE.details.wealth } }),
  ],
  ['video', 'video', (_file, participant) => ({ method: 'POST', url: '/v1/liveness', payload: { participant } })],
  ['documents', 'documents to sign', ({ idEne }) => ({ method: 'GET', url: `/exchanges/${idEne}/offer/documents` })],
  ['sign', 'start', ({ idEne }) => ({ method: 'POST', url: `/exchanges/${idEne}/offer/sign/start` })],
];

/** What the rule is asked for a call: the adviser's preparation accepts nothing; documents may be read before and after the signature. */
const asked = (act: Act, by: By): readonly Act[] => {
  if (act === 'documents') return ['documents', 'signedDocuments'];
  return act === 'terms' && by === 'adviser' ? ['handOver'] : [act];
};

const users: readonly (readonly [By, 'omc' | 'mdc'])[] = [
  ['TIT', 'omc'],
  ['COT', 'omc'],
  ['TIT', 'mdc'],
  ['COT', 'mdc'],
  ['adviser', 'mdc'],
];
const cases = users.flatMap(([by, mode]) => calls.map(call => [by, mode, call[1], call] as const));

describe('D-105, XTR-63: the bank does what the person may do, at each task, and changes nothing otherwise', () => {
  test.each(cases)(
    '%s, %s: %s',
    async (by, mode, _what, [act, what, call]) => {
      // the bank generates the documents at each call: comparing where the answer changes is enough
      const tasks = act === 'documents' ? (['summary', 'signature', 'coHolderSignature', 'welcome'] as const) : taskIds;
      for (const taskId of tasks) {
        const dossier = opened(taskId, by, mode);
        const own = what === 'wealth' ? (['fillOwn'] as const) : [];
        const may = [...asked(act, by), ...own].some(each => journeyMayAct.decide({ connected: by, taskId, act: each, mode }));
        const { statusCode } = await app.inject({ headers: { authorization: `Bearer ${FAKE.token}` }, ...call(dossier, by) });
        expect([taskId, statusCode < 300]).toEqual([taskId, may]);
        if (statusCode >= 300) {
          expect([403, 409, 422]).toContain(statusCode);
          expect([taskId, bank.subscriptions()[0]]).toEqual([taskId, dossier]);
        }
      }
    },
    60_000,
  );

  const residence = { frenchTaxResident: '1', certifiedAt: '2025-10-15T10:00:00+02:00' };
  const certify = (dossier: Subscription, by: By, change: object = {}) =>
    app.inject({
      method: 'PUT',
      url: `/v1/prospect/${person(dossier, by)}`,
      headers: { authorization: `Bearer ${FAKE.token}` },
      payload: { fiscalReferences: { ...residence, ...change } },
    });

  test('D-124: a client certifies the tax residence that the adviser typed, and changes nothing of it', async () => {
    const answered = (by: By): Subscription => {
      const dossier = opened('signature', by, 'mdc');
      const details = { ...dossier.holder.details, fiscalReferences: { frenchTaxResident: '1' } };
      const kept = { ...dossier, holder: { ...dossier.holder, details } };
      bank.keep(kept);
      return kept;
    };
    expect((await certify(answered('TIT'), 'TIT')).statusCode).toBe(204);
    expect(bank.subscriptions()[0]?.holder.details).toMatchObject({ fiscalReferences: residence });
    expect((await certify(answered('TIT'), 'TIT', { otherObligations: [{ country: 'DE', noTaxId: 'NOT_YET' }] })).statusCode).toBe(409);
    expect((await certify(answered('adviser'), 'TIT')).statusCode).toBe(409);
  });

  test('D-124: nobody certifies for another: not the adviser, not the other holder', async () => {
    expect((await certify(opened('compInfos', 'adviser', 'mdc'), 'TIT')).statusCode).toBe(409);
    expect((await certify(opened('coHolderCompInfos', 'TIT', 'omc'), 'COT')).statusCode).toBe(409);
    expect((await certify(opened('compInfos', 'TIT', 'omc'), 'TIT')).statusCode).toBe(204);
  });

  test.each(users)('%s, %s: the end of a task, which binds one person on a recap', async (by, mode) => {
    for (const taskId of taskIds.slice(0, -1)) {
      const dossier = opened(taskId, by, mode);
      const byAdviser = by === 'adviser';
      const recap = { summary: byAdviser ? 'handOver' : 'terms', coHolderSummary: byAdviser ? 'handOver' : 'read' } as const;
      const act: Act =
        taskId === 'summary' || taskId === 'coHolderSummary'
          ? recap[taskId]
          : taskId === 'duplicateConfirmation'
            ? 'confirmNewClient'
            : 'fill';
      // the signature itself ends its task, by no call (D-38)
      const acts = act === 'fill' ? (['fill', 'fillOwn'] as const) : [act];
      const may = taskId !== 'coHolderSignature' && acts.some(each => journeyMayAct.decide({ connected: by, taskId, act: each, mode }));
      const headers = { authorization: `Bearer ${FAKE.token}` };
      const { statusCode } = await app.inject({ method: 'PUT', url: '/v1/workflow/me', headers, payload: { state: next(taskId) } });
      expect([taskId, statusCode === 200, bank.subscriptions()[0]?.task]).toEqual([taskId, may, may ? next(taskId) : taskId]);
      if (!may) expect(bank.subscriptions()[0]).toEqual(dossier);
    }
  });

  test.each(['TIT', 'COT'] as const)('LIV-01, SGN-02: %s opens no ceremony before their video check has passed', async who => {
    const headers = { authorization: `Bearer ${FAKE.token}` };
    const dossier = opened(who === 'TIT' ? 'signature' : 'coHolderSignature', who, 'omc');
    const start = () => app.inject({ method: 'POST', url: `/exchanges/${dossier.idEne}/offer/sign/start`, headers });
    const checks = checksOf(bank, dossier.id, who);
    for (const each of checks) bank.store.put('liveness', each.id, { ...each, validated: false });
    expect((await start()).statusCode).toBe(422);
    for (const each of checks) bank.store.put('liveness', each.id, each);
    expect((await start()).statusCode).toBe(200);
  });

  test('LIV-03: after the last attempt no other video check begins', async () => {
    const dossier = opened('signature', 'TIT', 'omc');
    const headers = { authorization: `Bearer ${FAKE.token}` };
    const film = () => app.inject({ method: 'POST', url: '/v1/liveness', headers, payload: { participant: 'TIT' } });
    for (const { id } of checksOf(bank, dossier.id, 'TIT')) bank.store.remove('liveness', id);
    for (let used = 0; used < MAX_ATTEMPTS; used += 1) {
      expect((await film()).statusCode).toBe(201);
      const [ongoing] = checksOf(bank, dossier.id, 'TIT').filter(({ status }) => status === 'ONGOING');
      bank.store.put('liveness', ongoing!.id, { ...ongoing!, status: 'ENDED', validated: false, count: used + 1 });
    }
    const last = await film();
    expect([last.statusCode, last.json()]).toEqual([422, { functionalCode: 'MAXIMUM_LIVENESS_COUNT' }]);
  });

  test('SUM-02, D-108: nobody opens a ceremony whose terms are not accepted', async () => {
    const headers = { authorization: `Bearer ${FAKE.token}` };
    for (const mode of ['omc', 'mdc'] as const) {
      const dossier = opened('signature', 'TIT', mode);
      bank.keep({ ...dossier, prepared: false, marks: {} });
      expect((await app.inject({ method: 'POST', url: `/exchanges/${dossier.idEne}/offer/sign/start`, headers })).statusCode).toBe(422);
    }
  });

  test('JNT-01: the co-holder corrects their own part before they sign, and nothing once they have signed', async () => {
    const headers = { authorization: `Bearer ${FAKE.token}` };
    const dossier = opened('coHolderSignature', 'COT', 'omc');
    const payload = { monthlyNetIncome: 1_900 };
    const save = () => app.inject({ method: 'PUT', url: `/v1/prospect/${person(dossier, 'COT')}`, headers, payload });
    expect((await save()).statusCode).toBe(204);
    const id = 'SG-COT';
    bank.store.put('signature', id, {
      ...{ id, subscription: dossier.id, participant: 'COT', status: 'OK', expires: 0, returnTo: '', at: bank.now() },
    });
    expect((await save()).statusCode).toBe(409);
  });

  test('ADV-03: after the hand-over the adviser corrects the e-mail of the person whose turn it is, and of no one else', async () => {
    const headers = { authorization: `Bearer ${FAKE.token}` };
    for (const task of ['signature', 'coHolderSignature', 'welcome'] as const)
      for (const whose of ['TIT', 'COT'] as const)
        for (const by of ['adviser', 'TIT', 'COT'] as const) {
          const dossier = opened(task, by, 'mdc');
          const url = `/v1/prospect/${person(dossier, whose)}`;
          const { statusCode } = await app.inject({ method: 'PUT', url, headers, payload: { email: 'autre@example.fr' } });
          const turn = { signature: 'TIT', coHolderSignature: 'COT', welcome: undefined }[task];
          expect([task, whose, by, statusCode]).toEqual([task, whose, by, by === 'adviser' && whose === turn ? 204 : 409]);
        }
  });

  test('D-105, JNT-03: while papers are given a co-holder gives their own only, and ends no task whose paper is missing', async () => {
    const headers = { authorization: `Bearer ${FAKE.token}` };
    const give = (docRank: string) => {
      const dossier = opened('identityDocUpload', 'COT', 'omc');
      return app.inject({ method: 'POST', url: `/v1/exchanges/${dossier.idEne}/documents`, headers, payload: { ...upload, docRank } });
    };
    expect([(await give('1')).statusCode, (await give('5')).statusCode]).toEqual([409, 201]);
    const save = (whose: By) => {
      const dossier = opened('identityDocUpload', 'COT', 'omc');
      return app.inject({
        method: 'PUT',
        url: `/v1/prospect/${person(dossier, whose)}`,
        headers,
        payload: { wealth: FAKE.details.wealth },
      });
    };
    expect([(await save('TIT')).statusCode, (await save('COT')).statusCode]).toEqual([409, 204]);

    const dossier = opened('identityDocUpload', 'COT', 'omc');
    for (const proof of proofsOf(bank, dossier.id)) removeProof(bank, proof);
    const { statusCode, body } = await app.inject({
      ...{ method: 'PUT', url: '/v1/workflow/me', headers, payload: { state: 'coHolderIdentityDocUpload' } },
    });
    expect([statusCode, body]).toEqual([422, '{"error":"step_incomplete"}']);
  });

  test('D-124, D-64: each person alone agrees to offers for themselves; an adviser for nobody', async () => {
    const headers = { authorization: `Bearer ${FAKE.token}` };
    const agree = async (task: TaskId, by: By, mode: 'omc' | 'mdc', whose: By) => {
      const dossier = opened(task, by, mode);
      const payload = { marketingOptIn: '0', marketingChannels: { email: '1', sms: '0' } };
      return (await app.inject({ method: 'PUT', url: `/v1/prospect/${person(dossier, whose)}`, headers, payload })).statusCode;
    };
    expect([await agree('signature', 'TIT', 'mdc', 'TIT'), await agree('coHolderSignature', 'COT', 'mdc', 'COT')]).toEqual([204, 204]);
    expect([await agree('summary', 'TIT', 'omc', 'TIT'), await agree('coHolderSignature', 'COT', 'omc', 'COT')]).toEqual([204, 204]);
    expect([await agree('summary', 'adviser', 'mdc', 'TIT'), await agree('summary', 'TIT', 'omc', 'COT')]).toEqual([409, 409]);
  });

  test('the co-holder who comes at the holder’s recap accepts nothing there', async () => {
    const dossier = opened('summary', 'COT', 'omc');
    const headers = { authorization: `Bearer ${FAKE.token}` };
    const answers = [
      await app.inject({ method: 'POST', url: '/v1/states/prepareSignature', headers }),
      await app.inject({ method: 'PUT', url: '/v1/workflow/me', headers, payload: { state: 'coHolderSummary' } }),
    ];
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([
      [422, '{"error":"not_yours"}'],
      [422, '{"error":"not_yours"}'],
    ]);
    expect(bank.subscriptions()[0]).toEqual(dossier);
  });

  test('D-105, D-108: at the co-holder’s recap nobody changes what the holder accepted; the holder returns to their recap', async () => {
    const headers = { authorization: `Bearer ${FAKE.token}` };
    const { wealth } = FAKE.details;
    const calls = (dossier: Subscription) =>
      [
        { method: 'PUT', url: `/v1/prospect/${dossier.holder.personId}`, payload: { wealth } },
        { method: 'PATCH', url: '/v1/cart/me', payload: { selectedContracts: dossier.selectedContracts } },
        ...['1', '5'].map(docRank => ({
          method: 'POST' as const,
          url: `/v1/exchanges/${dossier.idEne}/documents`,
          payload: { ...upload, docRank },
        })),
        { method: 'PUT', url: `/v1/prospect/${dossier.coHolder!.personId}`, payload: { wealth } },
      ] as const;
    const answers = async (by: By) => {
      const answered = [];
      for (const index of calls(opened('coHolderSummary', by, 'omc')).keys())
        answered.push((await app.inject({ headers, ...calls(opened('coHolderSummary', by, 'omc'))[index]! })).statusCode);
      return answered;
    };
    expect(await answers('TIT')).toEqual([409, 409, 409, 409, 409]);
    expect(await answers('COT')).toEqual([409, 409, 409, 201, 204]);

    bank.keep({ ...opened('coHolderSummary', 'TIT', 'omc'), marks: { TIT: { termsAccepted: bank.now(), terms: '1' } } });
    const { statusCode } = await app.inject({ method: 'PUT', url: '/v1/workflow/me', headers, payload: { state: 'summary' } });
    expect([statusCode, bank.subscriptions()[0]]).toEqual([
      200,
      expect.objectContaining({ task: 'summary', prepared: false, marks: { TIT: {} } }),
    ]);
  });
});
