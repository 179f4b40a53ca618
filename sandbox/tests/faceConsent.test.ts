import { deskServer } from '@sandbox/server';
import { FAKE } from '@sandbox/states/fake';
import { bearerOf, file } from '@sandbox/states/support';
import { checksOf } from '@sandbox/signing';
import { aBank, emptied, frontOf, served } from './support';

const bank = aBank();
const app = frontOf(bank, 'omc-01');
const desk = served(deskServer(bank));
emptied(bank);

const consent = { givenAt: '2025-10-15T10:05:00+02:00', provider: 'Visiolis', keptFor: 30 };

const begin = (subscription: string, body: object) => {
  bearerOf(bank, { subscription, participant: 'TIT' });
  const headers = { authorization: `Bearer ${FAKE.token}` };
  return app.inject({ method: 'POST', url: '/api/v1/liveness', headers, payload: { participant: 'TIT', ...body } });
};

describe('XTR-70: the consent to the video, at the bank', () => {
  test('is kept with the check, and the desk shows day, hour, provider and duration', async () => {
    const { id } = file(bank, { task: 'signature' });
    expect((await begin(id, { consent })).statusCode).toBe(201);
    expect(checksOf(bank, id, 'TIT')[0]?.consent).toEqual(consent);
    const { body } = await desk.inject({ url: `/dossiers/${id}` });
    expect(body).toContain('15/10/2025 à 10:05:00</time><br>vidéo gardée 30 jours par Visiolis');
  });

  test('without one the check begins, unless the desk wants one: then none is created and no attempt is used', async () => {
    const { id } = file(bank, { task: 'signature' });
    expect((await begin(id, {})).statusCode).toBe(201);
    bank.setSwitches({ consent: 'required' }, id);
    const refused = await begin(id, {});
    expect([refused.statusCode, refused.json(), checksOf(bank, id, 'TIT').length]).toEqual([422, { functionalCode: 'CONSENT_MISSING' }, 1]);
    expect((await begin(id, { consent })).statusCode).toBe(201);
  });

  test('a consent without its hour is malformed', async () => {
    const { id } = file(bank, { task: 'signature' });
    expect((await begin(id, { consent: { ...consent, givenAt: undefined } })).statusCode).toBe(400);
  });
});
