import { bankCalls } from '@domain/calls/table';
import { stateRoutes } from '@sandbox/api/state';
import { endSection } from '@sandbox/desk/endSection';
import { refusalRoutes } from '@sandbox/finalisation/refusal';
import { FAKE } from '@sandbox/states/fake';
import { putInState } from '@sandbox/states/seeds';
import { bearerOf } from '@sandbox/states/support';
import { aBank, emptied, routesOf } from './support';

const bank = aBank();
emptied(bank);
const app = routesOf(bank, stateRoutes, refusalRoutes);
const headers = { authorization: `Bearer ${FAKE.token}` };
const ask = (call: 'askRefusalReasons' | 'askRefusalReview', payload: object = {}) =>
  app.inject({ method: 'POST', url: bankCalls[call].path, headers, payload });

const closed = (status: string) => {
  putInState(bank, 'a subscription has status', { status });
  const dossier = bank.subscriptions()[0]!;
  bearerOf(bank, { subscription: dossier.id });
  return dossier;
};

describe('XTR-74: the sandbox’s refusal', () => {
  test('the desk says more of it: who decided and why, or when the letter leaves, or that it is not final', async () => {
    const { id } = closed('SUBSCRIPTION_EXCLUDED');
    const read = async () => (await app.inject({ method: 'GET', url: '/v1/states', headers })).json<{ refusal?: object }>().refusal;
    expect(await read()).toBeUndefined();
    bank.setSwitches({ refusal: 'automated' }, id);
    expect(await read()).toMatchObject({ final: '1', automated: '1' });
    bank.setSwitches({ refusal: 'letter' }, id);
    expect(await read()).toEqual({ final: '1', letterSentOn: bank.today() });
    bank.setSwitches({ refusal: 'notFinal' }, id);
    expect(await read()).toEqual({ final: '0' });
  });

  test('the reasons leave by e-mail, and each request is listed at the desk once', async () => {
    const dossier = closed('SUBSCRIPTION_EXCLUDED');
    expect((await ask('askRefusalReasons', { by: 'email' })).statusCode).toBe(202);
    expect((await ask('askRefusalReview')).statusCode).toBe(202);
    expect((await ask('askRefusalReview')).statusCode).toBe(202);
    expect(bank.messages().filter(({ text }) => text.includes('3414'))).toHaveLength(1);
    const desk = await endSection(bank, dossier);
    expect(desk.split('Réexamen par une personne demandé')).toHaveLength(2);
  });

  test('nothing is asked of a dossier that was not refused', async () => {
    closed('OPEN');
    expect([(await ask('askRefusalReasons', { by: 'letter' })).statusCode, (await ask('askRefusalReview')).statusCode]).toEqual([409, 409]);
  });
});
