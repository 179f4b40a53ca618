import { createHash } from 'node:crypto';
import { sendLink } from '@sandbox/access/links';
import { file } from '@sandbox/states/support';
import { AccessLink } from '@sandbox/store/documents';
import { aBank, emptied, frontOf } from './support';

const bank = aBank();
bank.origins = { fronts: ['http://localhost:4101'], liveness: 'http://localhost:4105', signature: 'http://localhost:4106' };
const app = frontOf(bank, 'omc-01');
emptied(bank);

const REDIRECT = 'http://localhost:4101/ouvrirmoncompte/main';
const VERIFIER = 'a-verifier-of-more-than-forty-three-characters-1';

describe('X08, X14: what is good for a time is refused at its end', () => {
  const MINUTE = 60_000;
  const link = () => {
    const { id } = file(bank);
    sendLink(bank, bank.subscription(id)!, 'TIT', ({ resume }) => resume);
    const { code } = bank.store.ofDossier('link', id, AccessLink).at(-1)!;
    return app.inject({ method: 'POST', url: '/api/token', payload: { client_id: 'omc-01', grant_type: 'authorization_code', code } });
  };
  const until = (life: number): number => bank.millis() + life;
  const code = () => {
    const challenge = createHash('sha256').update(VERIFIER).digest('base64url');
    const known = { code: 'once', clientId: 'omc-01', redirectUri: REDIRECT, challenge, subscription: file(bank).id, participant: 'TIT' };
    bank.store.put('code', 'once', { ...known, expires: until(MINUTE), used: false });
    const asked = { type: 'sso', client_id: 'omc-01', redirect_uri: REDIRECT, code: 'once', code_verifier: VERIFIER };
    return app.inject({ method: 'POST', url: '/identite/token', payload: asked });
  };
  const paper = () => {
    const { id: subscription } = file(bank, { task: 'signature' });
    const expires = until(5 * MINUTE);
    bank.store.put('paper', 'paper-1', { content: '', label: 'Convention', expires, id: 'D1', subscription, who: 'TIT' });
    return app.inject('/api/papers/paper-1');
  };
  const bearer = () => {
    bank.store.put('token', 'T', { value: 'T', expires: until(30 * MINUTE), subscription: file(bank).id, participant: 'TIT' });
    return app.inject({ url: '/api/v1/states?prospectId=me', headers: { authorization: 'Bearer T' } });
  };

  test.each([
    ['the link of an e-mail', 30 * 24 * 60 * MINUTE, link, 400],
    ['the code of an identification', MINUTE, code, 400],
    ['the address of a paper', 5 * MINUTE, paper, 404],
    ['a bearer', 30 * MINUTE, bearer, 401],
  ] as const)('%s', async (_what, life, use, refused) => {
    for (const [passed, status] of [
      [life - 1, 200],
      [life, refused],
    ] as const) {
      const before = bank.millis();
      const asked = use();
      bank.millis = () => before + passed; // by the time that the bank answers
      expect((await asked).statusCode).toBe(status);
    }
  });
});

test('D-61, X14: the address of a paper gives it once', async () => {
  const { id: subscription } = file(bank, { task: 'signature' });
  bank.store.put('paper', 'paper-2', {
    content: '',
    label: 'Convention',
    expires: bank.millis() + 60_000,
    id: 'D1',
    subscription,
    who: 'TIT',
  });
  expect((await app.inject('/api/papers/paper-2')).statusCode).toBe(200);
  expect((await app.inject('/api/papers/paper-2')).statusCode).toBe(404);
});

test.each(['/ouvrirmoncompte/main', '/acces/login'])('X15: a HEAD of the document %s is answered as its GET, without a body', async url => {
  const [look, load] = [await app.inject({ method: 'HEAD', url }), await app.inject(url)];
  expect([look.statusCode, look.body]).toEqual([load.statusCode, '']);
});
