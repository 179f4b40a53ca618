import { papers } from '@domain/proofs/papers';
import { exchangeRoutes } from '@sandbox/api/exchange';
import { personRoutes } from '@sandbox/api/person';
import { keepProof, proofOf } from '@sandbox/proofs';
import { FAKE } from '@sandbox/states/fake';
import { putInState } from '@sandbox/states/seeds';
import { aBank, routesOf } from './support';

const bank = aBank();
const app = routesOf(bank, exchangeRoutes, personRoutes);

const headers = { authorization: `Bearer ${FAKE.token}` };
const ask = async (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) => {
  const answer = await app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
  return { status: answer.statusCode, body: answer.body === '' ? undefined : (JSON.parse(answer.body) as unknown) };
};
const theFile = () => bank.subscriptions()[0]!;
const generic = { status: 422, body: { functionalCode: 'generic' } };

/** First bytes of a file of each type. */
const first: Readonly<Record<string, string>> = {
  'image/jpeg': 'ffd8ff',
  'image/png': '89504e470d0a1a0a',
  'application/pdf': '255044462d',
};

describe('X18: the bank looks again at a document that is sent', () => {
  const page = (mimeType = 'image/jpeg') => {
    const content = Buffer.from(`${first[mimeType] ?? ''}01`, 'hex').toString('base64');
    return { side: 'SINGLE', mimeType, content };
  };
  const passport = { docRank: '1', documentCode: papers.PASSPORT.code, pages: [page()] };
  const send = (change: object = {}, exchange = 'ene-1') => ask('POST', `/v1/exchanges/${exchange}/documents`, { ...passport, ...change });
  beforeEach(() => putInState(bank, 'an exchange awaits documents', { idEne: 'ene-1', docRank: '1' }));

  test.each(['image/jpeg', 'image/png', 'application/pdf'])('takes a page of type %s', async mimeType => {
    const pages = [page(mimeType)];
    expect(await send({ pages })).toMatchObject({ status: 201, body: { documentId: expect.stringMatching(/^doc-/) as unknown } });
    expect(proofOf(bank, theFile().id, '1')).toMatchObject({ complete: false, forced: false, pages });
  });

  test.each([
    ['of a type that is none of ours', { pages: [page('image/gif')] }],
    ['of a rank that proves something else', { docRank: '2' }],
    ['of the co-holder, whom the file does not have', { docRank: '5' }],
    ['of a rank that does not exist', { docRank: '3' }],
    ['of a code that does not exist', { documentCode: '999999' }],
  ])('refuses one %s', async (_what, change) => {
    expect(await send(change)).toEqual(generic);
    expect(proofOf(bank, theFile().id, '1')).toBeUndefined();
  });

  test('takes one of the co-holder of a joint file', async () => {
    putInState(bank, 'an exchange awaits documents', { idEne: 'ene-1', docRank: '5' });
    expect((await send({ docRank: '5' })).status).toBe(201);
  });

  test.each([
    ['a rank that is a number', { docRank: 1 }, 'docRank'],
    ['no pages', { pages: undefined }, 'pages'],
    ['a side that is none', { pages: [{ ...page(), side: 'TOP' }] }, 'pages.0.side'],
  ])('names what is malformed: %s', async (_what, change, field) => {
    expect(await send(change)).toEqual({ status: 400, body: { technicalCode: 'MALFORMED', error: `malformed: ${field}` } });
  });

  test.each([
    ['the income', '4', 'INCOME_PROOF_REQUIRED_BUT_NOT_GIVEN'],
    ['the co-holder’s income', '8', 'INCOME_PROOF_REQUIRED_BUT_NOT_GIVEN'],
    ['the identity', '1', 'generic'],
  ])('PRF-12: says what is missing where a proof of %s is said to be whole', async (_what, docRank, functionalCode) => {
    expect(await ask('POST', '/v1/exchanges/ene-1/documents/complete', { docRank })).toEqual({ status: 422, body: { functionalCode } });
  });
});

describe('PRF-09: the bank looks again at what the client decides', () => {
  const stands = (params: object) => putInState(bank, 'a document control has an outcome', { id: '87654321', docRank: '1', ...params });
  const force = () => ask('POST', '/v1/proofs/forceDocument/me', { docRank: '1' });
  const outcome = async () => (await ask('GET', '/v1/proofs/87654321?docRank=1')).body;

  test('keeps a document that may be kept, also when asked twice', async () => {
    stands({ status: 'ENDED', result: 'KO', reason: 'EXPIRED' });
    expect(await outcome()).toMatchObject({ controlResult: 'KO', reason: 'EXPIRED' });
    expect((await force()).status).toBe(204);
    expect((await force()).status).toBe(204);
    expect(await outcome()).toMatchObject({ controlResult: 'OK' });
  });

  test.each([
    ['whose analysis is under way', { status: 'ONGOING' }],
    ['that was validated', { status: 'ENDED', result: 'OK' }],
    ['that nobody can read', { status: 'ENDED', result: 'KO', reason: 'UNUSABLE_IMAGE' }],
  ])('does not with one %s', async (_what, params) => {
    stands(params);
    const before = await outcome();
    expect(await force()).toEqual(generic);
    expect(await outcome()).toEqual(before);
  });

  test('D-53: refuses to continue with one that the adviser sent back, whatever its analysis allows', async () => {
    stands({ status: 'ENDED', result: 'KO', reason: 'EXPIRED' });
    keepProof(bank, { ...proofOf(bank, theFile().id, '1')!, comment: 'La date est illisible.' });
    const before = await outcome();
    expect(await force()).toEqual({ status: 409, body: { error: 'sent_back' } });
    expect(await outcome()).toEqual(before);
  });

  test('PRF-02: tells the proofs of each person by their own id alone', async () => {
    putInState(bank, 'the subscription has documents', { workflow: 'joint', docs: { '1': 'OK', '5': 'OK' } });
    const status = async (id: string, rank: string) => (await ask('GET', `/v1/proofs/${id}?docRank=${rank}`)).status;
    expect([await status('87654321', '1'), await status('87654322', '5')]).toEqual([200, 200]);
    expect([await status('87654322', '1'), await status('87654321', '5'), await status('87654321', '2')]).toEqual([404, 404, 404]);
  });
});

describe('X18: the bank looks again at a part of a person that is saved', () => {
  const save = (part: object, id = '87654321') => ask('PUT', `/v1/prospect/${id}`, part);
  beforeEach(() => putInState(bank, 'a person exists', { id: '87654321', role: 'TIT', level: 'begun' }));

  test.each([
    ['a first name with figures', { identity: { firstname: 'M4elle' } }, 'identity.firstname'],
    ['an empty last name', { identity: { lastname: '' } }, 'identity.lastname'],
    ['a day that does not exist', { birth: { birthdate: '1992-02-30' } }, 'birth.birthdate'],
    ['a town abroad with figures', { birth: { country: 'BE', town: '1000' } }, 'birth.town'],
    ['a street number of five figures', { address: { streetNumber: '12345' } }, 'address.streetNumber'],
    ['a postal code of four figures', { address: { postalCode: '6900' } }, 'address.postalCode'],
    ['two of them', { identity: { firstname: '', lastname: '' } }, 'identity.firstname, identity.lastname'],
    ['an income in words', { monthlyNetIncome: '2400' }, 'monthlyNetIncome'],
    ['a flag that is a boolean', { fiscalReferences: { frenchTaxResident: true } }, 'fiscalReferences.frenchTaxResident'],
  ])('names what is wrong: %s', async (_what, part, fields) => {
    expect(await save(part)).toEqual({ status: 400, body: { technicalCode: 'MALFORMED', error: `malformed: ${fields}` } });
    expect(theFile().holder.details).toBeUndefined();
  });

  test.each([
    ['a town of France, that was chosen', { birth: { country: 'FR', county: '75', town: 'PARIS 1ER ARRONDISSEMENT' } }],
    ['an address without a number', { address: { streetNumber: '', streetName: 'Le Bourg', postalCode: '69001' } }],
  ])('takes %s', async (_what, part) => {
    expect((await save(part)).status).toBe(204);
    expect(theFile().holder.details).toEqual(part);
  });

  test('D-89: takes a person with one name only, whom the same without a first name is', async () => {
    const { firstname, ...oneName } = { ...FAKE.holder.identity, lastname: 'Suharto' };
    expect((await save({ identity: oneName, birth: FAKE.holder.birth })).status).toBe(204);
    expect(theFile().holder.details).toMatchObject({ identity: expect.not.objectContaining({ firstname }) });
    putInState(bank, 'a person exists', { id: '87654322', role: 'COT', level: 'begun' });
    const same = { identity: oneName, birth: FAKE.holder.birth };
    await save(same);
    expect(await save(same, '87654322')).toEqual({ status: 422, body: { functionalCode: 'IDENTICAL_HOLDERS' } });
    expect((await save({ ...same, identity: { ...oneName, firstname } }, '87654322')).status).toBe(204);
  });

  test('ERR-06: refuses an address in a department where the bank opens no account', async () => {
    expect(await save({ address: { postalCode: '20000' } })).toEqual({ status: 422, body: { functionalCode: 'EXCLUDED_DEPARTMENT' } });
  });

  test('INF-06: refuses a co-holder who becomes the holder', async () => {
    putInState(bank, 'a person exists', { id: '87654322', role: 'COT', level: 'begun' });
    const { firstname, lastname } = FAKE.holder.identity;
    const same = { identity: { firstname, lastname }, birth: FAKE.holder.birth };
    expect(await save(same, '87654322')).toEqual({ status: 422, body: { functionalCode: 'IDENTICAL_HOLDERS' } });
    expect((await save({ ...same, birth: { birthdate: '1992-03-28' } }, '87654322')).status).toBe(204);
  });
});
