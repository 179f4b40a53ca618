import type { LightMyRequestResponse } from 'fastify';
import { sendLink } from '@sandbox/access/links';
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
const tokenFor = async (body: object = {}): Promise<string> => {
  const redirect = 'http://localhost/ouvrirmoncompte/main';
  const payload = { type: 'sso', client_id: 'mdc-01', redirect_uri: redirect, code: codeOf(await enter('nadia-exemple', body)) };
  return (await app.inject({ method: 'POST', url: '/identite/token', payload })).json<{ access_token: string }>().access_token;
};

const creation = (lastname = 'Exemple') => ({
  workflowType: 'individual',
  selectedContracts: [],
  holder: { ...FAKE.holder, identity: { ...FAKE.holder.identity, lastname } },
});
/** An adviser's file at a task, with everything before it done. */
const led = (task: string): string => {
  putInState(bank, 'a task is done', { task });
  const { personId, externalId, person, details = {} } = theFile().holder;
  bank.keep({ ...theFile(), initBo: true, adviser: ADVISER, holder: { personId, externalId, person, details } });
  return theFile().id;
};
const theFile = (): Subscription => bank.subscriptions()[0]!;
const stateWith = async (token: string) =>
  (await call(token, 'GET', '/v1/states?prospectId=me')).json<{ id: string; variables: Record<string, unknown> }>();

describe('ADV-01: an adviser enters from the workstation', () => {
  test('their token is for the dossier that they create, and its client is not informed yet', async () => {
    const token = await tokenFor();
    expect((await call(token, 'GET', '/v1/states?prospectId=me')).json()).toEqual({ functionalCode: 'SUBSCRIPTION_UNKNOWN' });
    expect((await call(token, 'POST', '/public/states', creation())).statusCode).toBe(201);
    expect(bank.messages()).toEqual([]);
    expect(await stateWith(token)).toMatchObject({ id: 'identityDocUpload', variables: { isInitBo: '1' } });
    const me = await call(token, 'GET', '/v1/persons/me');
    expect(me.json()).toEqual({ externalReference: { externalReferenceValue: 'CONS-nadia-exemple' } });
  });

  test('resumes their own dossier, and no other', async () => {
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

  test('the same client: the file is closed', async () => {
    const { token } = await searched('Sosie');
    expect((await call(token, 'PUT', '/v1/workflow/me', { state: 'duplicateClosed' })).statusCode).toBe(204);
    expect((await call(token, 'GET', '/v1/states?prospectId=me')).json()).toEqual({ functionalCode: 'SUBSCRIPTION_FINALIZED' });
  });

  test('without a matching client nothing is closed; a client closes nothing', async () => {
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

  test('an adviser never accepts the terms; the client is written to, once more for a new video', async () => {
    const { adviser, told } = await handedOver();
    expect((await progress(adviser)).progress).toEqual(nothing);
    const before = bank.messages().length;
    await call(adviser, 'PUT', '/v1/workflow/me', { state: 'signature' });
    expect([told, bank.messages().length - before]).toEqual([1, 1]);
  });

  test('the client, whose language is unknown, reads in the e-mail that the page has English, and then receives messages in the language they use (D-111)', async () => {
    const { id } = await handedOver();
    const told = () => bank.messages().find(({ channel }) => channel === 'email')?.text;
    expect(told()).toMatch(/code=\S+ In English: open this link/);
    await call(FAKE.token, 'GET', '/v1/states?prospectId=me', {}, { 'accept-language': 'en' });
    await call(await tokenFor({ file: id }), 'GET', '/v1/states?prospectId=me', {}, { 'accept-language': 'fr' }); // the adviser's own
    await call(FAKE.token, 'POST', '/v1/states/prepareSignature');
    sendLink(bank, theFile(), 'TIT', ({ resume }) => resume);
    expect(told()).toMatch(/for .+: To carry on with your application, follow this link: \S+&lang=en$/);
  });

  test('the adviser corrects the e-mail of the next signer, and nothing else: the old links are void, a new one leaves (ADV-03, D-62)', async () => {
    const { adviser } = await handedOver();
    const sent = /code=(\S+)/.exec(bank.messages()[0]!.text)![1];
    const save = (part: object) => call(adviser, 'PUT', `/v1/prospect/${theFile().holder.personId}`, part);
    expect((await save({ email: 'anne@example.fr', monthlyNetIncome: 1 })).statusCode).toBe(409);
    expect((await call(FAKE.token, 'PUT', `/v1/prospect/${theFile().holder.personId}`, { email: 'x@example.fr' })).statusCode).toBe(409);
    expect((await save({ email: 'anne@example.fr' })).statusCode).toBe(204);
    expect(bank.messages()[0]).toMatchObject({ to: 'anne@example.fr' });
    const follow = (code: unknown) => call('', 'POST', '/token', { client_id: 'mdc-01', grant_type: 'authorization_code', code });
    expect((await follow(sent)).statusCode).toBe(400);
    const next = /code=(\S+)/.exec(bank.messages().find(({ to }) => to === 'anne@example.fr')!.text)![1];
    expect((await follow(next)).statusCode).toBe(200);
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

  test('D-108: a client who returns to their recap accepts the terms again; the file stays with them', async () => {
    const { adviser } = await handedOver();
    const film = () => call(FAKE.token, 'POST', '/v1/liveness', { participant: 'TIT' });
    const accept = () => call(FAKE.token, 'POST', '/v1/states/prepareSignature');
    await accept();
    expect((await film()).statusCode).toBe(201);
    expect((await call(FAKE.token, 'PUT', '/v1/workflow/me', { state: 'summary' })).json()).toMatchObject({ id: 'signature' });
    expect([(await progress(adviser)).progress, (await film()).statusCode]).toEqual([nothing, 422]);
    await accept();
    expect((await film()).statusCode).toBe(201);
  });

  test('an error that the client reports brings the file back to the recap, and the next hand-over forgets it', async () => {
    const { adviser } = await handedOver();
    await call(FAKE.token, 'POST', '/v1/states/prepareSignature');
    const reported = { lines: ['address', 'card'], comment: 'J’ai déménagé.' };
    const report = (body: object) => call(FAKE.token, 'PUT', '/v1/workflow/me', { state: 'summary', reported: body });
    expect((await report({ lines: ['shoes'] })).statusCode).toBe(400);
    expect((await report({ lines: [], comment: 'x'.repeat(201) })).statusCode).toBe(400);
    expect((await report(reported)).json()).toMatchObject({ id: 'summary', variables: { holderVariables: { reported } } });
    expect((await progress(adviser)).progress).toEqual({ ...nothing, errorReported: '1' });
    expect((await desk.inject('/poste')).body).toContain('Le client signale une erreur');
    await call(adviser, 'POST', '/v1/states/prepareSignature');
    await call(adviser, 'PUT', '/v1/workflow/me', { state: 'signature' });
    expect((await progress(adviser)).progress).toEqual(nothing);
  });
});
