import { WALLET_CODE } from '@domain/proofs/walletIdentity';
import { deflateSync } from 'node:zlib';
import { SignJWT } from 'jose';
import { authorities } from '@sandbox/wallet/trust';
import { OLDEST_S } from '@sandbox/wallet/statusList';
import { transactionsOf } from '@sandbox/wallet/transaction';
import { issue, statusList, type PidClaims } from '@sandbox/wallet/issuer';
import type { Signer } from '@sandbox/wallet/authority';
import { bearerOf, file } from '@sandbox/states/support';
import { catalogue } from '@domain/offer/contracts';
import { contractOf } from '@sandbox/states/cartSeed';
import { FAKE } from '@sandbox/states/fake';
import type { Subscription } from '@sandbox/store/documents';
import { keepProof, proofsOf } from '@sandbox/proofs';
import { leftProofs } from '@sandbox/leftProofs';
import { broughtUpToDate, enter } from '@sandbox/workflow';
import { aBank, frontOf, postForm, wait } from '@sandbox/tests/support';
import { answerTo, newKey, publicJwk, readRequest, type Held, type Json, type Twist } from './plainWallet';

const FRONT = 'http://localhost:4101';
const bank = aBank();
bank.origins = { fronts: [FRONT], liveness: '', signature: '' };
const app = frontOf(bank, 'omc-01');

const LIST = 'http://localhost:4123/emetteur/statuts/fr';
const OTHER_LIST = 'http://localhost:4123/emetteur/fr/autre';
const SWISS_LIST = 'http://localhost:4123/emetteur/ch/statuts';
const ISSUER = 'http://localhost:4123/emetteur/fr';
let signer: Signer;
let registrar: string;
let anchorFR: string;
const lists: Record<string, string> = {};

beforeAll(async () => {
  signer = await (await authorities.FR()).certify('Émetteur de test');
  anchorFR = (await authorities.FR()).anchor;
  registrar = (await authorities.registrar()).anchor;
});
beforeEach(async () => {
  bank.store.clear();
  wait(bank, 0);
  lists[LIST] = await statusList(LIST, ISSUER, [7], signer);
  jest.spyOn(globalThis, 'fetch').mockImplementation(async address => {
    const list = lists[String(address)];
    return new Response(list ?? '', { status: list === undefined ? 404 : 200, headers: { 'content-type': 'application/statuslist+jwt' } });
  });
});

/** The identity of the contracts' person: what every one has, and more. */
const least: PidClaims = {
  family_name: FAKE.holder.identity.lastname,
  given_name: FAKE.holder.identity.firstname,
  birthdate: FAKE.holder.birth.birthdate,
  place_of_birth: { country: 'FR', locality: 'Lyon' },
  nationalities: ['FR'],
  date_of_expiry: '2030-10-14',
  issuing_authority: 'Ministère de test',
  issuing_country: 'FR',
};
const claims: PidClaims = {
  ...least,
  address: { street_address: 'rue du Centre', postal_code: '69001', locality: 'Lyon', country: 'FR' },
  birth_family_name: 'Modèle',
};

type Issued = Parameters<typeof issue>[0];
const held = async (change: Partial<Issued> = {}, by: Signer = signer): Promise<Held> => {
  const key = newKey();
  const issued: Issued = { claims, type: 'urn:eudi:pid:1', iss: ISSUER, holder: publicJwk(key), status: { idx: 3, uri: LIST }, ...change };
  return { credential: await issue(issued, by), key };
};
const pid = (change: Partial<PidClaims>): Promise<Held> => held({ claims: { ...claims, ...change } });

const bearer = (token: string = FAKE.token) => ({ authorization: `Bearer ${token}` });
const begin = async (subscription: Subscription, device = 'SAME', token = FAKE.token) => {
  const payload = { personId: subscription.holder.personId, device };
  const url = '/api/v1/identity-presentations';
  return (await app.inject({ method: 'POST', url, headers: { ...bearer(token), host: 'localhost:4101' }, payload })).json();
};
const fetched = async (link: string) => {
  const { searchParams } = new URL(link);
  const request = await app.inject(new URL(searchParams.get('request_uri') ?? '').pathname);
  return readRequest(request.body, searchParams.get('client_id') ?? '', registrar);
};
const post = (asked: Json, fields: Record<string, string>) => postForm(app, new URL(asked['response_uri']).pathname, fields);
const outcome = async (id: string, code?: string, token: string = FAKE.token) =>
  (
    await app.inject({
      url: `/api/v1/identity-presentations/${id}`,
      query: code === undefined ? {} : { responseCode: code },
      headers: bearer(token),
    })
  ).json();
const codeIn = (answer: { json: () => { redirect_uri?: string } }): string =>
  new URL(answer.json().redirect_uri ?? FRONT).searchParams.get('response_code') ?? '';

/** A whole presentation on one device, by this wallet. */
const presented = async (wallet: Held, twist: Twist = {}) => {
  const { transactionId, link } = await begin(file(bank));
  const asked = await fetched(link);
  return outcome(transactionId, codeIn(await post(asked, { response: answerTo(asked, wallet, twist) })));
};

/** Time passes, and the session is renewed. */
const later = (milliseconds: number): void => {
  wait(bank, milliseconds);
  bearerOf(bank, { subscription: bank.subscriptions()[0]!.id });
};
const notVerified = { status: 'REFUSED', reason: 'NOT_VERIFIED' };
const refusedFor = (reason: string) => ({ status: 'REFUSED', reason });

describe('XTR-38: an identity comes from a wallet that knows the standard alone', () => {
  test.each(['A128GCM', 'A256GCM'] as const)('with the best set of claims that it has, encrypted with %s', async enc => {
    const { identity } = await presented(await held(), { enc });
    expect(identity).toMatchObject({ familyName: 'Exemple', birthFamilyName: 'Modèle', address: { postalCode: '69001' } });
    const [proof] = proofsOf(bank, bank.subscriptions()[0]!.id);
    expect([proof?.documentCode, proof?.outcome?.result, proof?.identity]).toEqual([WALLET_CODE, 'OK', identity]);
    const { variables } = (await app.inject({ url: '/api/v1/states?prospectId=me', headers: bearer() })).json();
    expect(variables.tasksLeft.slice(0, 3)).toEqual(['identityValidation', 'addressValidation', 'compInfos']);
  });

  test.each([
    ['asks no proof of income of somebody to whom it lends nothing', catalogue.CHECKING_ACCOUNT, 'compInfos', 204],
    ['asks for it where there is an overdraft', catalogue.OVERDRAFT_PLUS_26, 'incomeDocUpload', 422],
  ])('whom the bank %s', async (_what, contract, next, prepared) => {
    await presented(await held());
    const kept = { ...bank.subscriptions()[0]!, selectedContracts: [contractOf(contract, 'individual')] };
    bank.keep({ ...kept, task: 'summary' });
    const { statusCode } = await app.inject({ method: 'POST', url: '/api/v1/states/prepareSignature', headers: bearer() });
    bank.keep({ ...kept, task: 'addressValidation' });
    const { variables } = (await app.inject({ url: '/api/v1/states?prospectId=me', headers: bearer() })).json();
    expect([variables.tasksLeft[1], statusCode]).toEqual([next, prepared]);
  });

  test.each([
    ['its address', '69001', false],
    ['another address, which waits for a person', '69002', true],
  ])('which proves %s', async (_what, postalCode, waits) => {
    await presented(await held());
    const { holder, ...rest } = bank.subscriptions()[0]!;
    const address = { streetName: 'rue du Centre', postalCode, town: 'LYON', country: 'FR' };
    enter(bank, { ...rest, holder: { ...holder, details: { address } } }, 'middleControl');
    expect(leftProofs(bank, bank.subscriptions()[0]!).some(({ what }) => what === 'postalCode')).toBe(waits);
  });

  test.each<[what: string, change: Partial<PidClaims>, task: string]>([
    ['nothing', {}, 'summary'],
    ['the last name', { family_name: 'Exampel' }, 'middleControl'],
    ['the birth name', { birth_family_name: 'Durand' }, 'middleControl'],
    ['the first name', { given_name: 'Zoé' }, 'middleControl'],
    ['the birthdate', { birthdate: '1992-03-28' }, 'middleControl'],
    ['the birthdate by decades', { birthdate: '1960-01-01' }, 'middleControl'],
  ])('D-120: an identity in which %s differs is taken, and the file waits for a reviewer', async (_what, change, task) => {
    expect(await presented(await held({ claims: { ...claims, ...change } }))).toMatchObject({ status: 'RECEIVED' });
    const given = bank.subscriptions()[0]!;
    enter(bank, { ...given, selectedContracts: [contractOf(catalogue.CHECKING_ACCOUNT, 'individual')] }, 'middleControl');
    wait(bank, 600_000);
    expect(broughtUpToDate(bank, bank.subscription(given.id)!).task).toBe(task);
  });

  test('with the claims alone that every identity has', async () => {
    const { status, identity } = await presented(await held({ claims: least }));
    expect([status, identity.address, identity.birthFamilyName]).toEqual(['RECEIVED', undefined, undefined]);
    const { variables } = (await app.inject({ url: '/api/v1/states?prospectId=me', headers: bearer() })).json();
    expect(variables.tasksLeft.slice(0, 2)).toEqual(['identityValidation', 'addressDocUpload']);
  });

  test('though a typed name has a slip of the pen', async () => {
    expect(await presented(await held({ claims: { ...claims, family_name: 'Exampel', birth_family_name: 'Exampel' } }))).toMatchObject({
      status: 'RECEIVED',
    });
  });
});

type Case = readonly [what: string, why: RegExp, outcome: object, wallet: () => Promise<Held>, twist?: Twist];
const DAY_S = 86_400;
const forged = Buffer.from(JSON.stringify(['salt', 'given_name', 'Autre'])).toString('base64url');

/** The same salt and claim with another value. */
const changed = (disclosure: string): string => {
  const [salt, claim] = JSON.parse(Buffer.from(disclosure, 'base64url').toString());
  return Buffer.from(JSON.stringify([salt, claim, 'Autre'])).toString('base64url');
};

const AGED = `${LIST}/aged`;
const now = (): number => Math.floor(Date.now() / 1_000);

interface Life {
  readonly iat: number;
  readonly ttl?: number;
  readonly exp?: number;
}

/** A list of revoked identities of another age than the issuer gives its own. */
const signedList = (life: Life, { key, chain }: Signer): Promise<string> =>
  new SignJWT({ ...life, sub: AGED, status_list: { bits: 1, lst: deflateSync(Buffer.alloc(32)).toString('base64url') } })
    .setProtectedHeader({ alg: 'ES256', typ: 'statuslist+jwt', x5c: [...chain] })
    .sign(key);

const hostile: readonly Case[] = [
  ['another nonce', /another request/, notVerified, held, { nonce: 'another' }],
  ['another audience', /another audience/, notVerified, held, { audience: 'x509_hash:another' }],
  ['another key than the bound one', /Signature/, notVerified, held, { key: newKey() }],
  ['a key binding that is a day old', /just now/, notVerified, held, { iat: Date.now() / 1_000 - DAY_S }],
  [
    'claims that were not asked',
    /not asked/,
    notVerified,
    () => held({ claims: { ...claims, sex: 2 } }),
    { show: [...Object.keys(claims), 'sex'] },
  ],
  ['claims missing', /missing/, notVerified, held, { show: ['family_name', 'given_name'] }],
  ['a foreign disclosure', /not of this identity/, notVerified, held, { disclosures: ([, ...rest]) => [forged, ...rest] }],
  ['a disclosure changed', /not of this identity/, notVerified, held, { disclosures: ([one = '', ...rest]) => [changed(one), ...rest] }],
  ['a disclosure doubled', /twice/, notVerified, held, { disclosures: all => [...all, all[0] ?? ''] }],
  ['two identities', /exactly one/, notVerified, held, { token: each => ({ pid: [each, each] }) }],
  ['an identity under another name', /exactly one/, notVerified, held, { token: each => ({ other: [each] }) }],
  ['an identity that is no list', /another form/, notVerified, held, { token: each => ({ pid: each }) }],
  ['no key binding', /key binding/, notVerified, held, { token: each => ({ pid: [each.replace(/[^~]*$/, '')] }) }],
  [
    'a chain that ends elsewhere',
    /no anchor/,
    refusedFor('UNKNOWN_ISSUER'),
    async () => held({}, await (await authorities.unknown()).certify('X')),
  ],
  [
    'a country that its issuer may not speak for',
    /another country/,
    refusedFor('UNKNOWN_ISSUER'),
    async () => held({ status: { idx: 3, uri: SWISS_LIST } }, await swiss()),
  ],
  ['a chain with its own anchor', /own anchor/, notVerified, async () => held({}, { ...signer, chain: [...signer.chain, anchorFR] })],
  [
    'a certificate of yesterday',
    /not valid today/,
    notVerified,
    async () => held({}, await (await authorities.FR()).certify('X', { from: -9, until: -1 })),
  ],
  ['another type', /not asked/, refusedFor('NOT_ACCEPTED'), () => held({ type: 'urn:example:student' })],
  ['no status', /whether it still holds/, notVerified, () => held({ status: undefined })],
  ['a status list of another address', /another address/, notVerified, () => held({ status: { idx: 3, uri: OTHER_LIST } })],
  ['a status list of another issuer', /another issuer/, notVerified, () => held({ iss: 'http://localhost:4123/emetteur/autre' })],
  ['a status list that nobody gives', /does not come/, notVerified, () => held({ status: { idx: 3, uri: `${LIST}/no` } })],
  ['an entry beyond the list', /does not reach/, notVerified, () => held({ status: { idx: 9_999, uri: LIST } })],
  ['a revoked identity', /revoked/, refusedFor('REVOKED'), () => held({ status: { idx: 7, uri: LIST } })],
  ...[
    ['that nobody signed anew since yesterday', { iat: now() - OLDEST_S - 1 }],
    ['past its time to live', { iat: now() - 301, ttl: 300 }],
    ['past its time to live, though not past its end', { iat: now() - 301, ttl: 300, exp: now() + DAY_S }],
    ['past its end, though not past its time to live', { iat: now() - 10, ttl: 300, exp: now() - 1 }],
    ['of tomorrow', { iat: now() + DAY_S }],
  ].map(([what, life]): Case => [
    `a status list ${String(what)}`,
    /not of today/,
    notVerified,
    async () => {
      lists[AGED] = await signedList(life as Life, signer);
      return held({ status: { idx: 3, uri: AGED } });
    },
  ]),
  [
    'a status list that another certificate under the same anchor signed',
    /another than the issuer/,
    notVerified,
    async () => {
      lists[AGED] = await signedList({ iat: now() }, await (await authorities.FR()).certify('X'));
      return held({ status: { idx: 3, uri: AGED } });
    },
  ],
  ['D-120: an identity of somebody under 18', /of a minor/, refusedFor('HOLDER_TOO_YOUNG'), () => pid({ birthdate: '2012-03-27' })],
  ['an old date_of_expiry', /expired/, refusedFor('EXPIRED'), () => pid({ date_of_expiry: '2025-10-14' })],
  ['an empty place of birth', /place of birth/, notVerified, () => pid({ place_of_birth: {} })],
  ['a birthdate of another shape', /another shape/, notVerified, () => pid({ birthdate: '27/03/1992' })],
  ['no nationality', /nationality/, notVerified, () => pid({ nationalities: [] })],
  [
    'another person’s identity',
    /another person/,
    refusedFor('ANOTHER_PERSON'),
    () => pid({ family_name: 'Modèle', given_name: 'Yanis', birthdate: '1988-09-14', birth_family_name: 'Modèle' }),
  ],
];
const swiss = async (): Promise<Signer> => (await authorities.CH()).certify('X');

describe('XTR-38: a hostile wallet is refused, and said what for', () => {
  test.each(hostile.map(row => [row[0], row] as const))('%s', async (_what, [, why, expected, wallet, twist]) => {
    lists[OTHER_LIST] = lists[LIST] ?? '';
    lists[SWISS_LIST] = await statusList(SWISS_LIST, ISSUER, [], await swiss());
    expect(await presented(await wallet(), twist)).toEqual(expected);
    const { id } = bank.subscriptions()[0]!;
    expect(transactionsOf(bank, id)[0]?.why).toMatch(why);
    expect(proofsOf(bank, id)).toEqual([]);
  });

  test('an answer of another request, and the same answer again', async () => {
    const wallet = await held();
    const [one, other] = [await begin(file(bank)), await begin(bank.subscriptions()[0]!)];
    const [asked, otherAsked] = [await fetched(one.link), await fetched(other.link)];
    const response = answerTo(asked, wallet);
    const back = await post(otherAsked, { response });
    expect(await outcome(other.transactionId, codeIn(back))).toEqual(notVerified);
    expect((await post(asked, { response })).statusCode).toBe(200);
    expect((await post(asked, { response })).statusCode).toBe(400);
  });

  test('two answers at once: the first alone is taken', async () => {
    const { link } = await begin(file(bank));
    const asked = await fetched(link);
    const [one, other] = [answerTo(asked, await held()), answerTo(asked, await held())];
    const both = await Promise.all([post(asked, { response: one }), post(asked, { response: other })]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  });

  test('an answer that comes too late, and a request that is too old to be fetched', async () => {
    const { transactionId, link } = await begin(file(bank));
    const asked = await fetched(link);
    later(5 * 60_000);
    expect(await outcome(transactionId)).toEqual(refusedFor('TOO_LATE'));
    expect((await app.inject(new URL(new URL(link).searchParams.get('request_uri') ?? '').pathname)).statusCode).toBe(404);
    const back = await post(asked, { response: answerTo(asked, await held()) });
    expect(await outcome(transactionId, codeIn(back))).toEqual(refusedFor('TOO_LATE'));
  });

  test('an error in the clear, and something that is no answer', async () => {
    for (const [fields, reason] of [
      [{ error: 'access_denied' }, 'REFUSED_IN_WALLET'],
      [{ error: 'invalid_request' }, 'NOT_VERIFIED'],
      [{ response: 'nothing' }, 'NOT_VERIFIED'],
      [{}, 'NOT_VERIFIED'],
    ] as const) {
      const { transactionId, link } = await begin(file(bank));
      expect(await outcome(transactionId, codeIn(await post(await fetched(link), fields)))).toEqual(refusedFor(reason));
    }
  });

  test('a link that one person began and another answered: neither receives anything of the other', async () => {
    const { transactionId, link } = await begin(file(bank));
    const asked = await fetched(link); // on the victim's device
    const code = codeIn(await post(asked, { response: answerTo(asked, await held()) }));
    expect(await outcome(transactionId)).toEqual(refusedFor('CODE_MISSING'));
    expect(await outcome(transactionId, 'guessed')).toEqual(refusedFor('CODE_MISSING'));
    bank.store.put('token', 'VICTIM', { value: 'VICTIM', expires: bank.millis() + 60_000, subscription: file(bank).id });
    expect(await outcome(transactionId, code, 'VICTIM')).toEqual({ error: 'not_found' });
    expect(bank.subscriptions().flatMap(({ id }) => proofsOf(bank, id))).toEqual([]);
  });

  test('a link that is opened twice, on two devices: the first answer is taken, and its code alone counts', async () => {
    const { transactionId, link } = await begin(file(bank));
    const [one, other] = [await fetched(link), await fetched(link)];
    expect(one['nonce']).toBe(other['nonce']);
    const back = await post(one, { response: answerTo(one, await held()) });
    expect((await post(other, { response: answerTo(other, await held()) })).statusCode).toBe(400);
    expect(await outcome(transactionId, codeIn(back))).toMatchObject({ status: 'RECEIVED' });
    later(6 * 60_000);
    expect(await outcome(transactionId, codeIn(back))).toEqual(refusedFor('TOO_LATE'));
  });

  test('an identity is written once: what staff sent back stays so, however often the answer is read', async () => {
    const { transactionId, link } = await begin(file(bank));
    const asked = await fetched(link);
    const code = codeIn(await post(asked, { response: answerTo(asked, await held()) }));
    expect(await outcome(transactionId, code)).toMatchObject({ status: 'RECEIVED' });
    const [proof] = proofsOf(bank, bank.subscriptions()[0]!.id);
    keepProof(bank, { ...proof!, comment: 'Une autre pièce, s’il vous plaît.' });
    expect(await outcome(transactionId, code)).toMatchObject({ status: 'RECEIVED' });
    expect(proofsOf(bank, bank.subscriptions()[0]!.id)).toMatchObject([{ comment: 'Une autre pièce, s’il vous plaît.' }]);
  });

  test('an unsigned request, or one that names another verifier, is refused by the wallet', async () => {
    const { link } = await begin(file(bank));
    const { searchParams } = new URL(link);
    const request = (await app.inject(new URL(searchParams.get('request_uri') ?? '').pathname)).body;
    const [header = '', payload = ''] = request.split('.');
    expect(() => readRequest(`${header}.${payload}.`, undefined, registrar)).toThrow('not signed');
    expect(() => readRequest(request, 'x509_hash:another', registrar)).toThrow('another client');
    expect(() => readRequest(request, undefined, anchorFR)).toThrow('not certified');
  });
});
