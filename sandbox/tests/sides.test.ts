import { papers } from '@domain/proofs/papers';
import { uploadLimits } from '@domain/proofs/limits';
import type { Side } from '@domain/proofs/scans';
import { exchangeRoutes } from '@sandbox/api/exchange';
import { proofOf } from '@sandbox/proofs';
import { pagesAfter } from '@sandbox/sides';
import { FAKE, wholePdf } from '@sandbox/states/fake';
import { putInState } from '@sandbox/states/seeds';
import { aBank, routesOf } from './support';

const bank = aBank();
const app = routesOf(bank, exchangeRoutes);
beforeEach(() => putInState(bank, 'an exchange awaits documents', { idEne: 'ene-1', docRank: '1' }));

const post = async (url: string, payload: object) => {
  const answer = await app.inject({ method: 'POST', url, headers: { authorization: `Bearer ${FAKE.token}` }, payload });
  return { status: answer.statusCode, body: answer.body === '' ? undefined : (JSON.parse(answer.body) as { readonly sides?: unknown }) };
};
/** An image of `bytes` bytes; its last byte `mark` distinguishes it. */
const photo = (side: Side, mark = 1, bytes = 10) => {
  const file = Buffer.alloc(bytes, mark);
  file.set([0xff, 0xd8, 0xff]);
  return { side, mimeType: 'image/jpeg', content: file.toString('base64') };
};
type Given = ReturnType<typeof photo>;
const [FRONT, BACK] = [photo('FRONT'), photo('BACK')];
const send = async (pages: readonly Given[], documentCode: string = papers.CNI.code, docRank = '1') =>
  post('/v1/exchanges/ene-1/documents', { docRank, documentCode, pages });
const complete = async () => (await post('/v1/exchanges/ene-1/documents/complete', { docRank: '1' })).status;
const atTheBank = () => proofOf(bank, bank.subscriptions()[0]!.id, '1')?.pages;

describe('D-72: a card, a side at a time', () => {
  test.each([
    ['the front first', [FRONT], [BACK]],
    ['the back first', [BACK], [FRONT]],
  ])('%s: each answer says what is kept, and both are whole in their order', async (_what, one, other) => {
    expect(await send(one)).toMatchObject({ status: 201, body: { sides: [one[0]?.side] } });
    expect(await complete()).toBe(422);
    expect(await send(other)).toMatchObject({ status: 201, body: { sides: ['FRONT', 'BACK'] } });
    expect([atTheBank(), await complete()]).toEqual([[FRONT, BACK], 204]);
  });

  test.each<[what: string, sent: readonly (readonly Given[])[], kept: readonly Given[]]>([
    ['both in one call are whole', [[FRONT, BACK]], [FRONT, BACK]],
    ['the same side again takes the place of the first', [[FRONT], [BACK], [photo('FRONT', 2)]], [photo('FRONT', 2), BACK]],
  ])('%s', async (_what, sent, kept) => {
    for (const pages of sent) await send(pages);
    expect([atTheBank(), await complete()]).toEqual([kept, 204]);
  });

  test('one PDF of both takes the place of all, and a side after it starts again', async () => {
    await send([FRONT]);
    await send([wholePdf as Given]);
    expect([atTheBank()?.length, await complete()]).toEqual([1, 204]);
    await send([BACK]);
    expect([atTheBank(), await complete()]).toEqual([[BACK], 422]);
  });

  test('a side of another kind of document has no other side', async () => {
    await send([FRONT]);
    await send([photo('SINGLE')], papers.PASSPORT.code);
    expect([atTheBank(), await complete()]).toEqual([[photo('SINGLE')], 204]);
  });

  test('a completed document gets no other side', async () => {
    await send([FRONT, BACK]);
    await complete();
    await send([FRONT]);
    expect([atTheBank(), await complete()]).toEqual([[FRONT], 422]);
  });

  test('PRF-07: nothing is analysed before it is complete', async () => {
    const control = async () => (await post('/v1/exchanges/ene-1/controls', { docRank: '1' })).status;
    expect(await control()).toBe(422);
    await send([FRONT]);
    expect(await control()).toBe(422);
    await send([BACK]);
    expect(await control()).toBe(422);
    await complete();
    expect(await control()).toBe(201);
  });

  test('deleted, nothing of it is left', async () => {
    await send([FRONT]);
    expect((await post('/v1/proofs/deleteDocument/me', { docRank: '1' })).status).toBe(204);
    await send([BACK]);
    expect(atTheBank()).toEqual([BACK]);
  });
});

test.each(['documents', 'documents/complete', 'controls'])(
  'X14: %s of another file’s exchange is not found, and changes nothing',
  async call => {
    const given = { docRank: '1', documentCode: papers.CNI.code, pages: [FRONT, BACK] };
    for (const exchange of ['ene-1', 'ene-2']) await post(`/v1/exchanges/${exchange}/${call}`, given);
    const before = proofOf(bank, bank.subscriptions()[0]!.id, '1');
    expect(await post(`/v1/exchanges/ene-2/${call}`, given)).toEqual({ status: 404, body: { error: 'not_found' } });
    expect(proofOf(bank, bank.subscriptions()[0]!.id, '1')).toEqual(before);
  },
);

describe('X18, D-72: sides that must be refused', () => {
  const refused = { status: 422, body: { functionalCode: 'generic' } };

  test.each([
    ['a page too many', [FRONT, BACK, photo('SINGLE')]],
    ['a side twice', [FRONT, photo('FRONT', 2)]],
    ['the front twice and the back', [FRONT, photo('FRONT', 2), BACK]],
    ['the sides swapped', [BACK, FRONT]],
    ['one photo for both', [photo('SINGLE')]],
  ])('%s is never whole, and can be put right', async (_what, pages) => {
    await send(pages);
    expect(await complete()).toBe(422);
    await send([FRONT, BACK]);
    expect([atTheBank(), await complete()]).toEqual([[FRONT, BACK], 204]);
  });

  test('a page too many beside one that is kept', async () => {
    await send([FRONT]);
    await send([BACK, photo('BACK', 2)]);
    expect(await complete()).toBe(422);
  });

  test.each([
    ['no page', []],
    ['a page that is empty', [{ ...BACK, content: '' }]],
    ['a page that is no picture', [{ ...BACK, content: Buffer.from('no picture').toString('base64') }]],
  ])('%s is refused, and what is kept stays', async (_what, pages) => {
    await send([FRONT]);
    expect(await send(pages)).toEqual(refused);
    expect(atTheBank()).toEqual([FRONT]);
  });

  test('a side under another rank, or of another code than its rank’s, is refused', async () => {
    expect(await send([FRONT], papers.CNI.code, '2')).toEqual(refused);
    expect(await send([FRONT], papers.GAS.code)).toEqual(refused);
  });

  test('PRF-05: the limit of weight holds for both sides together', async () => {
    const half = uploadLimits.totalBytes / 2;
    expect((await send([photo('FRONT', 1, half)])).status).toBe(201);
    expect((await send([photo('BACK', 1, half + 1)])).status).toBe(413);
    expect((await send([photo('BACK', 1, half)])).status).toBe(201);
  });

  test('the result of a document does not change what was kept', () => {
    const before = { subscription: 's', rank: '1', documentCode: papers.CNI.code, pages: [FRONT], complete: false, forced: false };
    expect(pagesAfter(before, papers.CNI.code, [BACK])).toEqual([FRONT, BACK]);
    expect(before.pages).toEqual([FRONT]);
  });
});
