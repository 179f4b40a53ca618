import { exchangeRoutes } from '@sandbox/api/exchange';
import { personRoutes } from '@sandbox/api/person';
import { stateRoutes } from '@sandbox/api/state';
import { prepareFile } from '@sandbox/prepared/prepare';
import { keepProof, proofsOf, removeProof, standingOf } from '@sandbox/proofs';
import { FAKE } from '@sandbox/states/fake';
import { bearerOf } from '@sandbox/states/support';
import type { Proof, Subscription } from '@sandbox/store/documents';
import { broughtUpToDate, enter } from '@sandbox/workflow';
import { aBank, routesOf, wait } from './support';

/** Draws and analyses documents. */

const bank = aBank();
const app = routesOf(bank, personRoutes, exchangeRoutes, stateRoutes);
const LONG_MS = 600_000;

let dossier: Subscription;
let given: readonly Proof[];

/** The file of Maëlle Exemple, whose three papers are validated. */
beforeAll(async () => {
  wait(bank, 0);
  dossier = await prepareFile(bank, { task: 'compInfos' });
  given = proofsOf(bank, dossier.id);
});
beforeEach(() => {
  bank.keep(dossier);
  for (const proof of given) keepProof(bank, proof);
});

const call = async (method: 'PUT' | 'POST', url: string, payload: object): Promise<number> => {
  bearerOf(bank, { subscription: dossier.id });
  const { statusCode } = await app.inject({ method, url, payload, headers: { authorization: `Bearer ${FAKE.token}` } });
  return statusCode;
};

/** Call 30, then the time of an analysis. */
const save = async (part: object): Promise<void> => {
  expect([200, 204]).toContain(await call('PUT', `/v1/prospect/${dossier.holder.personId}`, part));
  wait(bank, LONG_MS);
};
const identity = { civility: 'MME', lastname: 'Exemple', birthname: 'Exemple', firstname: 'Maëlle' };
const zoe = { ...identity, lastname: 'Autrenom', birthname: 'Autrenom', firstname: 'Zoé' };

const standings = () => Object.fromEntries(proofsOf(bank, dossier.id).map(proof => [proof.rank, standingOf(bank, proof)]));
const all = (standing: string) => ({ '1': standing, '2': standing, '4': standing });

/** Where the file is once its review is due. */
const reviewed = (): string => {
  enter(bank, bank.subscription(dossier.id)!, 'middleControl');
  wait(bank, LONG_MS);
  return broughtUpToDate(bank, bank.subscription(dossier.id)!).task;
};

test('D-44: nothing changed, so the file needs no person', () => {
  expect([standings(), reviewed()]).toEqual([all('validated'), 'summary']);
});

describe('D-126: names and birthdate are compared with the papers again when they change', () => {
  test('PRF-07: the papers are under control at once, and the result comes later', async () => {
    await call('PUT', `/v1/prospect/${dossier.holder.personId}`, { identity: zoe });
    expect(standings()).toEqual(all('ongoing'));
  });

  test.each([
    ['another person’s names', { identity: zoe }, all('failed')],
    ['another last name and birth name', { identity: { ...identity, lastname: 'Exempla', birthname: 'Exempla' } }, all('failed')],
    ['another first name', { identity: { ...identity, firstname: 'Zoé' } }, all('failed')],
    [
      'another birthdate, which the identity paper alone shows',
      { birth: { birthdate: '1992-03-28' } },
      { ...all('validated'), '1': 'failed' },
    ],
  ])('%s wait for the desk', async (_what, part, found) => {
    await save(part);
    expect([standings(), reviewed()]).toEqual([found, 'middleControl']);
  });

  test.each([
    ['the same names, in capitals', { identity: { ...identity, lastname: 'EXEMPLE', firstname: 'MAELLE' } }],
    ['another situation', { familySituation: { situation: 'CEL' } }],
  ])('D-69: %s start no control', async (_what, part) => {
    const before = proofsOf(bank, dossier.id).map(({ controlId }) => controlId);
    await save(part);
    expect(proofsOf(bank, dossier.id).map(({ controlId }) => controlId)).toEqual(before);
    expect(reviewed()).toBe('summary');
  });

  test('a slip of the pen that is corrected leaves nothing for a person, also of a paper that was kept anyway', async () => {
    await save({ identity: { ...identity, lastname: 'Exempla', birthname: 'Exempla' } });
    expect(await call('POST', '/v1/proofs/forceDocument/me', { docRank: '1' })).toBe(204);
    await save({ identity });
    expect([standings(), reviewed()]).toEqual([all('validated'), 'summary']);
  });

  test('D-44: a paper that was kept anyway stays kept under a new control that fails, and is reviewed', async () => {
    await save({ identity: zoe });
    for (const docRank of ['1', '2', '4']) expect(await call('POST', '/v1/proofs/forceDocument/me', { docRank })).toBe(204);
    await save({ identity: { ...zoe, firstname: 'Léa' } });
    expect([standings(), reviewed()]).toEqual([all('forced'), 'middleControl']);
  });

  test('D-53: a paper that an adviser sent back stays refused', async () => {
    keepProof(bank, { ...given[0]!, comment: 'Photo trop sombre' });
    await save({ identity: zoe });
    await save({ identity });
    expect(standings()).toEqual({ ...all('validated'), '1': 'failed' });
  });

  test('another address than the bill shows waits for the desk', async () => {
    await save({
      address: { streetNumber: '3', streetType: 'RUE', streetName: 'des Acacias', postalCode: '44000', town: 'NANTES', country: 'FR' },
    });
    expect([standings(), reviewed()]).toEqual([all('validated'), 'middleControl']);
  });

  test('D-52: a name corrected on the recap is controlled again too, and the review sees it', async () => {
    bank.keep({ ...dossier, task: 'summary' });
    await save({ identity: { ...identity, lastname: 'Autrenom', birthname: 'Autrenom' } });
    expect([standings()['2'], broughtUpToDate(bank, bank.subscription(dossier.id)!).task]).toEqual(['failed', 'middleControl']);
  });
});

describe('D-126: no file passes without its papers', () => {
  test.each(['1', '2', '4'])('one without the paper of rank %s waits for the desk', rank => {
    removeProof(bank, { ...given[0]!, rank });
    expect(reviewed()).toBe('middleControl');
  });

  const photo = { side: 'SINGLE', mimeType: 'image/png', content: Buffer.from('89504e470d0a1a0a', 'hex').toString('base64') };
  test.each([
    ['taken away', () => call('POST', '/v1/proofs/deleteDocument/me', { docRank: '1' })],
    ['replaced', () => call('POST', `/v1/exchanges/${dossier.idEne}/documents`, { docRank: '1', documentCode: '001112', pages: [photo] })],
  ])('D-52: one that is %s on the recap is reviewed before the signature', async (_what, act) => {
    bank.keep({ ...dossier, task: 'summary' });
    expect(await act()).toBeLessThan(300);
    expect(bank.subscription(dossier.id)?.toReview).toBe(true);
  });
});
