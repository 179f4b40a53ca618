import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { WalletDevice } from '@application/wallet/ports';
import { proofOf } from '@sandbox/proofs';
import { startSandbox, type Sandbox } from '@sandbox/start';
import { FAKE } from '@sandbox/states/fake';
import { ADVISER, adviserConnected, file } from '@sandbox/states/support';

let sandbox: Sandbox;
const data = fs.mkdtempSync(path.join(os.tmpdir(), 'omc-wallet-'));
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, data, fast: true });
});
afterAll(async () => {
  await sandbox.close();
  fs.rmSync(data, { recursive: true, force: true });
});
beforeEach(() => sandbox.bank.store.clear());

const headers = { authorization: `Bearer ${FAKE.token}`, 'content-type': 'application/json' };
const call = async (place: string, body?: object, language = 'fr') => {
  const sent = body ? { method: 'POST', body: JSON.stringify(body) } : {};
  return (
    await fetch(`${sandbox.addresses['omc-01']}/api/v1/identity-presentations${place}`, {
      headers: { ...headers, 'accept-language': language },
      ...sent,
    })
  ).json();
};
const begin = (device: WalletDevice) => {
  const { id, holder } = file(sandbox.bank, device === 'OTHER' ? { initBo: true, adviser: ADVISER } : {});
  if (device === 'OTHER') adviserConnected(sandbox.bank, id);
  return call('', { personId: holder.personId, device });
};
/** Clicks a button of the wallet's page. Returns the address to which it leads back. */
const press = async (link: string, held: string, button: 'send' | 'refuse') => {
  const page = `${link}&held=${held}`;
  expect(await (await fetch(page)).text()).toContain('Valdrune vous demande');
  const answer = await fetch(page, { method: 'POST', body: new URLSearchParams({ [button]: '1' }), redirect: 'manual' });
  return { status: answer.status, code: new URL(answer.headers.get('location') ?? link).searchParams.get('response_code') ?? '' };
};

describe('XTR-38: the sandbox’s wallet, which shares no protocol code with the bank', () => {
  test.each([
    ['holder', 'send', { status: 'RECEIVED' }],
    ['holder', 'refuse', { status: 'REFUSED', reason: 'REFUSED_IN_WALLET' }],
    ['coHolder', 'send', { status: 'REFUSED', reason: 'ANOTHER_PERSON' }],
    ['abroad', 'send', { status: 'REFUSED', reason: 'NOT_ACCEPTED' }],
    ['expired', 'send', { status: 'REFUSED', reason: 'EXPIRED' }],
    ['revoked', 'send', { status: 'REFUSED', reason: 'REVOKED' }],
    ['unknown', 'send', { status: 'REFUSED', reason: 'UNKNOWN_ISSUER' }],
  ] as const)('%s, %s', async (held, button, outcome) => {
    const { transactionId, link, otherLinks } = await begin('SAME');
    expect(otherLinks[0]).toMatch(/^haip-vp:\/\/\?client_id=x509_hash/);
    const { status, code } = await press(link, held, button);
    expect(status).toBe(303);
    expect(await call(`/${transactionId}?responseCode=${code}`)).toMatchObject(outcome);
    const proof = proofOf(sandbox.bank, sandbox.bank.subscriptions()[0]!.id, '1');
    expect(proof?.identity !== undefined).toBe(outcome.status === 'RECEIVED');
  });

  test('across devices at an adviser’s: the wallet leads nowhere, and the adviser’s session receives the result', async () => {
    const { transactionId, link } = await begin('OTHER');
    expect((await press(link, 'holder', 'send')).status).toBe(200);
    expect(await call(`/${transactionId}`)).toMatchObject({ status: 'RECEIVED' });
  });

  test('XTR-12: it opens in the language of the person', async () => {
    const subscription = file(sandbox.bank);
    sandbox.bank.keep({ ...subscription, holder: { ...subscription.holder, language: 'en' } });
    const { link } = await call('', { personId: subscription.holder.personId, device: 'SAME' }, 'en');
    expect(await (await fetch(link)).text()).toContain('Share your identity');
  });

  test('across devices in the client’s own session is not offered', async () => {
    const { holder } = file(sandbox.bank);
    expect(await call('', { personId: holder.personId, device: 'OTHER' })).toEqual({ functionalCode: 'generic' });
  });

  test('through the browser: the answer is bound to the page’s origin, and to no code', async () => {
    const { transactionId, request } = await begin('BROWSER');
    const through = async (origin: string) => {
      const body = JSON.stringify({ request, origin });
      return (await fetch(`${sandbox.bank.origins.wallet}/navigateur`, { method: 'POST', headers, body })).json();
    };
    expect(await through('http://localhost:1')).toEqual({ error: 'invalid_request' });
    const answer = await through(sandbox.addresses['omc-01']);
    expect(await call(`/${transactionId}/response`, answer)).toMatchObject({ status: 'RECEIVED', identity: { givenName: 'Maëlle' } });
    expect(await call(`/${transactionId}/response`, answer)).toEqual({ status: 'REFUSED', reason: 'ALREADY_ANSWERED' });
  });
});
