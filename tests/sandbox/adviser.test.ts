import type { LightMyRequestResponse } from 'fastify';
import { deskServer } from '@sandbox/server';
import { FAKE } from '@sandbox/states/fake';
import { putInState } from '@sandbox/states/seeds';
import { ADVISER, bearerOf, file } from '@sandbox/states/support';
import type { Subscription } from '@sandbox/store/documents';
import { aBank, emptied, frontOf, served, wait } from './support';

const bank = aBank();
const app = frontOf(bank, 'mdc-01');
const desk = served(deskServer(bank));
emptied(bank);
beforeEach(() => void (bank.situation = {}));

type Method = 'GET' | 'POST' | 'PUT';
const call = (token: string, method: Method, url: string, payload: object = {}, headers: object = {}) =>
  app.inject({
    method,
    url: `/api${url}`,
    headers: { ...(token === '' ? {} : { authorization: `Bearer ${token}` }), 'x-client-id': 'mdc-01', ...headers },
    ...(method === 'GET' ? {} : { payload }),
  });
const enter = (id: string, body: object = {}) => desk.inject({ method: 'POST', url: `/bureau/api/advisers/${id}/open`, payload: body });
const codeOf = (answer: LightMyRequestResponse): string =>
  new URL(answer.json<{ address: string }>().address).searchParams.get('code') ?? '';
const exchange = (code: string, more: object = {}) =>
  app.inject({
    method: 'POST',
    url: '/identite/token',
    payload: { type: 'sso', client_id: 'mdc-01', redirect_uri: 'http://localhost/ouvrirmoncompte/main', code, ...more },
  });
const tokenFor = async (body: object = {}): Promise<string> =>
  (await exchange(codeOf(await enter('nadia-exemple', body)))).json<{ access_token: string }>().access_token;

const creation = (lastname = 'Exemple') => ({
  workflowType: 'individual',
  selectedContracts: [],
  holder: { ...FAKE.holder, identity: { ...FAKE.holder.identity, lastname } },
});
/** An adviser's file at a task, with everything before it done. */
const led = (task: string): string => {
  putInState(bank, 'a task is done', { task });
  bank.keep({ ...theFile(), initBo: true, adviser: ADVISER });
  return theFile().id;
};
const theFile = (): Subscription => bank.subscriptions()[0]!;
const stateWith = async (token: string) =>
  (await call(token, 'GET', '/v1/states?prospectId=me')).json<{ id: string; variables: Record<string, unknown> }>();

describe('ADV-01: an adviser enters from the workstation', () => {
  test('with a code good once, without a verifier, and has no file yet', async () => {
    const code = codeOf(await enter('nadia-exemple'));
    const answer = await exchange(code);
    expect(answer.json()).toMatchObject({ token_type: 'Bearer', adviser: { name: 'Nadia Exemple', agency: 'Nantes Centre' } });
    const { access_token: token } = answer.json<{ access_token: string }>();
    expect((await call(token, 'GET', '/v1/states?prospectId=me')).json()).toEqual({ functionalCode: 'SUBSCRIPTION_UNKNOWN' });
    expect((await call(token, 'GET', '/v1/countries?validCountry=true')).statusCode).toBe(200);
    expect((await exchange(code)).json()).toEqual({ error: 'invalid_grant' });
  });

  test.each([
    ['a verifier of somebody’s', { code_verifier: 'a-verifier' }],
    ['the prospect’s client', { client_id: 'omc-01' }],
  ])('not with %s', async (_what, more) => {
    expect((await exchange(codeOf(await enter('nadia-exemple')), more)).json()).toEqual({ error: 'invalid_grant' });
  });

  test('creates a file without captcha and without SMS; the bearer is then about this file', async () => {
    const token = await tokenFor();
    expect((await call(token, 'POST', '/public/states', creation())).statusCode).toBe(201);
    expect(bank.messages()).toEqual([]);
    expect(await stateWith(token)).toMatchObject({
      id: 'identityDocUpload',
      variables: { isInitBo: '1', adviser: { name: 'Nadia Exemple', agency: 'Nantes Centre' } },
    });
    const me = await call(token, 'GET', '/v1/persons/me');
    expect(me.json()).toEqual({ externalReference: { externalReferenceValue: 'CONS-nadia-exemple' } });
  });

  test('takes up a file of theirs, and nobody else’s', async () => {
    const id = led('compInfos');
    expect(await stateWith(await tokenFor({ file: id }))).toMatchObject({ id: 'compInfos' });
    expect((await enter('malo-modele', { file: id })).statusCode).toBe(400);
    expect((await enter('nobody')).statusCode).toBe(404);
  });
});

describe('ADV-02: look-alikes', () => {
  const searched = async (lastname: string) => {
    const token = await tokenFor();
    await call(token, 'POST', '/public/states', creation(lastname));
    bank.keep({ ...theFile(), task: 'duplicateSearch', goesOnAt: bank.millis() + 2_000 });
    expect((await stateWith(token)).variables).not.toHaveProperty('lookAlikes');
    wait(bank, 2_000);
    return { token, lookAlikes: (await stateWith(token)).variables['lookAlikes'] };
  };

  const maelle = { lastname: 'Sosie', firstname: 'Maëlle', birthdate: '1992-03-27', town: 'Nantes', clientSince: 2014 };

  test.each([
    ['none', 'Exemple', []],
    ['one, with what matches; no client number, no address', 'SOSIE', [{ ...maelle, matches: ['lastname', 'firstname', 'birthdate'] }]],
  ])('%s', async (_what, lastname, found) => expect((await searched(lastname)).lookAlikes).toEqual(found));

  test('several; a new client goes on to the review', async () => {
    const { token, lookAlikes } = await searched('Semblable');
    expect(lookAlikes).toHaveLength(3);
    expect((await call(token, 'PUT', '/v1/workflow/me', { state: 'middleControl' })).json()).toMatchObject({ id: 'middleControl' });
  });

  test('the same client: the file is closed', async () => {
    const { token } = await searched('Sosie');
    expect((await call(token, 'PUT', '/v1/workflow/me', { state: 'duplicateClosed' })).statusCode).toBe(204);
    expect((await call(token, 'GET', '/v1/states?prospectId=me')).json()).toEqual({ functionalCode: 'SUBSCRIPTION_FINALIZED' });
  });

  test('nobody to be the same as: nothing is closed; a person closes nothing', async () => {
    const { token } = await searched('Exemple');
    const close = (bearer: string) => call(bearer, 'PUT', '/v1/workflow/me', { state: 'duplicateClosed' });
    expect((await close(token)).statusCode).toBe(409);
    bank.keep({ ...theFile(), holder: { ...theFile().holder, person: creation('Sosie').holder } });
    bearerOf(bank, { subscription: theFile().id });
    expect((await close(FAKE.token)).statusCode).toBe(409);
  });

  test('of a file without an adviser nothing is shown', async () => {
    file(bank, { task: 'duplicateConfirmation' });
    expect((await stateWith(FAKE.token)).variables).not.toHaveProperty('lookAlikes');
  });
});

describe('ADV-03: handed over, the client does their part themselves', () => {
  const handedOver = async () => {
    const id = led('summary');
    const adviser = await tokenFor({ file: id });
    await call(adviser, 'POST', '/v1/states/prepareSignature');
    const before = bank.messages().length;
    await call(adviser, 'PUT', '/v1/workflow/me', { state: 'signature' });
    bearerOf(bank, { subscription: id });
    return { id, adviser, told: bank.messages().length - before };
  };
  const progress = async (token: string) => (await stateWith(token)).variables['holderVariables'] as { progress: unknown };
  const nothing = { linkOpened: '0', termsAccepted: '0', videoChecked: '0', documentsRead: '0', signed: '0' };

  test('an adviser never accepts the terms; the client is written to', async () => {
    const { adviser, told } = await handedOver();
    expect(told).toBe(1);
    expect((await progress(adviser)).progress).toEqual(nothing);
  });

  test('the client opens the link, accepts the terms, and only then films', async () => {
    const { adviser } = await handedOver();
    const film = () => call(FAKE.token, 'POST', '/v1/liveness', { participant: 'TIT' });
    const link = /code=(\S+)/.exec(bank.messages()[0]!.text)![1];
    await call('', 'POST', '/token', { client_id: 'mdc-01', grant_type: 'authorization_code', code: link });
    expect((await film()).statusCode).toBe(422);
    expect((await call(FAKE.token, 'POST', '/v1/states/prepareSignature')).statusCode).toBe(204);
    expect((await film()).statusCode).toBe(201);
    expect((await progress(adviser)).progress).toEqual({ ...nothing, linkOpened: '1', termsAccepted: '1' });
  });

  test('the adviser may not film, read, sign nor end in the place of the client', async () => {
    const { adviser } = await handedOver();
    const { idEne } = theFile();
    for (const [method, url] of [
      ['POST', '/v1/liveness'],
      ['POST', `/exchanges/${idEne}/offer/sign/start`],
      ['GET', `/exchanges/${idEne}/offer/documents?showAll=true`],
      ['POST', '/v1/sms/me/otp'],
      ['POST', '/v1/states/finalizeHolderSignature'],
      ['POST', '/v1/states/subcriptionEnd'],
    ] as const)
      expect([url, (await call(adviser, method, url, { participant: 'TIT' })).statusCode]).toEqual([url, 403]);
  });

  test('an error that the client reports brings the file back to the recap, and the next hand-over forgets it', async () => {
    const { adviser } = await handedOver();
    await call(FAKE.token, 'POST', '/v1/states/prepareSignature');
    expect((await call(FAKE.token, 'PUT', '/v1/workflow/me', { state: 'summary' })).json()).toMatchObject({ id: 'summary' });
    expect((await progress(adviser)).progress).toEqual({ ...nothing, errorReported: '1' });
    expect((await desk.inject('/poste')).body).toContain('Le client signale une erreur');
    await call(adviser, 'POST', '/v1/states/prepareSignature');
    await call(adviser, 'PUT', '/v1/workflow/me', { state: 'signature' });
    expect((await progress(adviser)).progress).toEqual(nothing);
  });

  test('a new video is asked for: the client is written to once more', async () => {
    const { adviser } = await handedOver();
    const before = bank.messages().length;
    expect((await call(adviser, 'PUT', '/v1/workflow/me', { state: 'signature' })).statusCode).toBe(200);
    expect(bank.messages()).toHaveLength(before + 1);
  });
});
