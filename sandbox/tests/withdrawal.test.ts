import { bankCalls } from '@domain/calls/table';
import { catalogue } from '@domain/offer/contracts';
import { endSection } from '@sandbox/desk/endSection';
import { withdrawalRoutes } from '@sandbox/finalisation/withdrawal';
import { signatureRoutes } from '@sandbox/esign/routes';
import { FAKE } from '@sandbox/states/fake';
import { putInState } from '@sandbox/states/seeds';
import { bearerOf } from '@sandbox/states/support';
import { Account } from '@sandbox/store/documents';
import { aBank, emptied, routesOf } from './support';

const bank = aBank();
emptied(bank);
const app = routesOf(bank, withdrawalRoutes, signatureRoutes);
const headers = { authorization: `Bearer ${FAKE.token}` };
const { path: url } = bankCalls.withdraw;
const body = { contract: '10000001', email: 'preuve@example.fr', statement: 'Je renonce.' };
const read = () => app.inject({ method: 'GET', url, headers });
const withdraw = (change: object = {}) => app.inject({ method: 'POST', url, headers, payload: { ...body, ...change } });
const mails = () => bank.messages().filter(({ channel, to }) => channel === 'email' && to === body.email);

/** Opens an account at `at`, then sets the bank's clock to `now`. Both are instants of Paris. */
const opened = (at: string, now: string): void => {
  putInState(bank, 'a contract can be withdrawn from', { contract: body.contract, over: false, withdrawn: false });
  const { id } = bank.subscriptions()[0]!;
  bank.store.put('account', id, { ...bank.store.get('account', id, Account)!, at });
  bank.millis = () => Date.parse(now);
  bearerOf(bank, { subscription: id });
};

describe('XTR-68: the sandbox’s withdrawal', () => {
  test('is received once, acknowledged by e-mail and by a PDF, and shown at the desk; a second one changes nothing', async () => {
    opened('2025-10-15T10:00:00+02:00', '2025-10-16T14:05:00+02:00');
    expect((await read()).json()).toMatchObject({ contracts: [{ id: '10000001', until: '2025-10-29' }] });
    const first = await withdraw();
    expect([first.statusCode, first.json()]).toEqual([201, expect.objectContaining({ receivedAt: '2025-10-16T14:05:00+02:00' })]);
    const second = await withdraw({ email: 'autre@example.fr' });
    expect([second.statusCode, second.json()]).toEqual([409, { error: 'withdrawn' }]);
    expect(mails().map(({ text }) => text)).toEqual([expect.stringContaining(first.json<{ reference: string }>().reference)]);
    expect((await read()).json()).toHaveProperty('contracts.0.withdrawn.reference', first.json<{ reference: string }>().reference);
    const paper = await app.inject({ method: 'GET', url: first.json<{ acknowledgement: string }>().acknowledgement.replace('/api', '') });
    expect(paper.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(await endSection(bank, bank.subscriptions()[0]!)).toContain('Je renonce.');
  });

  test.each([
    ['2025-10-29T23:59:59+01:00', 201],
    ['2025-10-30T00:00:00+01:00', 422],
  ])('at %s in Paris the answer is %p', async (now, status) => {
    opened('2025-10-15T10:00:00+02:00', now);
    expect((await withdraw()).statusCode).toBe(status);
  });

  test('a contract that is not the person’s is not found', async () => {
    opened('2025-10-15T10:00:00+02:00', '2025-10-16T14:05:00+02:00');
    expect((await withdraw({ contract: '99999999' })).statusCode).toBe(404);
  });

  test('of two contracts, one withdrawal leaves the other to be withdrawn from', async () => {
    opened('2025-10-15T10:00:00+02:00', '2025-10-16T14:05:00+02:00');
    const dossier = bank.subscriptions()[0]!;
    const insurance = {
      type: 'INSURANCE' as const,
      catalogNumber: catalogue.PREVISECUR,

      participants: [{ participationType: 'TIT' as const }],
    };
    bank.keep({ ...dossier, selectedContracts: [...dossier.selectedContracts, insurance] });
    const contracts = async () => (await read()).json<{ contracts: { id: string; withdrawn?: object }[] }>().contracts;
    const [account, second] = await contracts();
    expect((await withdraw({ contract: account!.id })).statusCode).toBe(201);
    expect((await contracts()).map(({ withdrawn }) => withdrawn !== undefined)).toEqual([true, false]);
    expect((await withdraw({ contract: second!.id })).statusCode).toBe(201);
    expect((await withdraw({ contract: second!.id })).statusCode).toBe(409);
    expect((await contracts()).map(({ withdrawn }) => withdrawn !== undefined)).toEqual([true, true]);
  });

  test.each([
    ['2025-10-29T12:00:00+01:00', 201, 409],
    ['2025-10-30T00:00:00+01:00', 422, 422],
  ])('a joint account, %s: each holder withdraws in their own name, once, until the last day', async (now, first, again) => {
    opened('2025-10-15T10:00:00+02:00', now);
    const dossier = bank.subscriptions()[0]!;
    bank.keep({ ...dossier, workflow: 'joint', coHolder: dossier.holder });
    for (const participant of ['COT', 'TIT'] as const) {
      bearerOf(bank, { subscription: dossier.id, participant });
      expect([(await withdraw()).statusCode, (await withdraw()).statusCode]).toEqual([first, again]);
    }
    expect(mails()).toHaveLength(first === 201 ? 2 : 0);
  });
});
