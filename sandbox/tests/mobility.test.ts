import { bankCalls } from '@domain/calls/table';
import { endSection } from '@sandbox/desk/endSection';
import { mobilityRoutes } from '@sandbox/finalisation/mobility';
import { FAKE } from '@sandbox/states/fake';
import { putInState } from '@sandbox/states/seeds';
import { aBank, emptied, routesOf } from './support';

const bank = aBank();
emptied(bank);
const app = routesOf(bank, mobilityRoutes);
const give = async (iban: string, key: string) => {
  const answer = await app.inject({
    method: 'POST',
    url: bankCalls.giveMobilityMandate.path,
    headers: { authorization: `Bearer ${FAKE.token}`, 'idempotency-key': key },
    payload: { iban, agreedAt: bank.now() },
  });
  return [answer.statusCode, answer.json<{ reference?: string }>().reference] as const;
};

test('XTR-76: the sandbox records a mandate once, shows it at the desk, and moves no account from abroad', async () => {
  putInState(bank, 'a mobility mandate can be given', { given: false });
  expect((await give('DE44999999990532013000', 'K0'))[0]).toBe(422);
  const first = await give('FR4999999000020000000000101', 'K1');
  expect(first[0]).toBe(201);
  expect(await give('FR4999999000020000000000101', 'K1')).toEqual(first);
  expect((await give('FR4999999000020000000000101', 'K2'))[0]).toBe(409);
  expect(await endSection(bank, bank.subscriptions()[0]!)).toContain('Mandat de mobilité');
});
