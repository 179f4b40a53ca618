import { authorities } from '@sandbox/wallet/trust';
import { issue, statusList, type PidClaims } from '@sandbox/wallet/issuer';
import type { Signer } from '@sandbox/wallet/authority';
import { file } from '@sandbox/states/support';
import { FAKE } from '@sandbox/states/fake';
import type { Subscription } from '@sandbox/store/documents';
import { proofsOf } from '@sandbox/proofs';
import { aBank, frontOf, postForm, wait } from '../support';
import { answerTo, newKey, publicJwk, readRequest, type Held, type Twist } from './plainWallet';

const FRONT = 'http://localhost:4101';
const bank = aBank();
bank.origins = { fronts: [FRONT], liveness: '', signature: '' };
const app = frontOf(bank, 'omc-01');

const LIST = 'http://localhost:4123/emetteur/statuts/fr';
const ISSUER = 'http://localhost:4123/emetteur/fr';
let signer: Signer;
let registrar: string;
const lists: Record<string, string> = {};

beforeAll(async () => {
  signer = await (await authorities.FR()).certify('Émetteur de test');
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

/** The identity of the contracts' person. */
const claims: PidClaims = {
  family_name: FAKE.holder.identity.lastname,
  given_name: FAKE.holder.identity.firstname,
  birthdate: FAKE.holder.birth.birthdate,
  place_of_birth: { country: 'FR', locality: 'Lyon' },
  nationalities: ['FR'],
  date_of_expiry: '2030-10-14',
  issuing_authority: 'Ministère de test',
  issuing_country: 'FR',
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

const bearer = (token = FAKE.token) => ({ authorization: `Bearer ${token}` });
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
const post = (asked: Record<string, any>, fields: Record<string, string>) => postForm(app, new URL(asked['response_uri']).pathname, fields);
const outcome = async (id: string, code?: string, token = FAKE.token) =>
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

describe('XTR-38: an identity comes from a wallet that knows the standard alone', () => {
  test.each(['A128GCM', 'A256GCM'] as const)('with the best set of claims that it has, encrypted with %s', async enc => {
    expect(await presented(await held(), { enc })).toMatchObject({
      status: 'RECEIVED',
      identity: { familyName: 'Exemple', nationalities: ['FR'], birthFamilyName: 'Modèle', address: { postalCode: '69001' } },
    });
  });
});
