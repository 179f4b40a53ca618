import * as E from 'fp-ts/Either';
import type { Failure } from '@application/failure';
import type { PendingSignIn } from '@application/session/ports';
import type { Mode } from '@domain/journey/words';
import { refusedWith, secretsInARow } from '@tests/builders/ending';
import { FollowLink } from './FollowLink';

const link = {
  language: 'en',
  authorizeUrl: 'https://identite.example.org/authorize',
  clients: {
    omc: { clientId: 'omc-01', redirectUrl: 'https://banque.example.org/ouvrirmoncompte/main' },
    mdc: { clientId: 'mdc-01', redirectUrl: 'https://poste.example.org/ouvrirmoncompte/main' },
  },
} as const;

const follow = (type: E.Either<Failure, Mode>, exchanged: E.Either<Failure, string> = E.right('token')) => {
  const calls: string[] = [];
  const begun: PendingSignIn[] = [];
  const access = {
    exchange: (code: string) => () => {
      calls.push(`exchange ${code}`);
      return Promise.resolve(E.map(() => ({ value: 'T', type: 'Bearer', efs: '1', expiresIn: undefined }))(exchanged));
    },
    subscriptionType: () => () => {
      calls.push('type');
      return Promise.resolve(type);
    },
  };
  const use = new FollowLink(access, { begin: signIn => begun.push(signIn) }, secretsInARow(), link);
  return { use, calls, begun };
};

describe('MIN-02, XTR-12: an e-mailed link', () => {
  test.each(['omc', 'mdc'] as const)('leads to the identity provider as the client of its type: %s', async type => {
    const { use, calls, begun } = follow(E.right(type));
    const address = new URL(E.getOrElse(() => 'about:blank')(await use.run('CODE')()));
    expect(calls).toEqual(['exchange CODE', 'type']);
    expect(address.origin + address.pathname).toBe(link.authorizeUrl);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      client_id: link.clients[type].clientId,
      redirect_uri: link.clients[type].redirectUrl,
      response_type: 'code',
      scope: 'openid',
      state: 'secret-2',
      code_challenge: 'challenge of secret-1',
      code_challenge_method: 'S256',
      ui_locales: 'en',
    });
    expect(begun).toEqual([{ verifier: 'secret-1', state: 'secret-2', hint: '' }]);
  });

  test('used once before: nothing is begun', async () => {
    const { use, calls, begun } = follow(E.right('omc'), E.left(refusedWith('invalid_grant', 400)));
    expect(await use.run('CODE')()).toEqual(E.left(refusedWith('invalid_grant', 400)));
    expect(calls).toEqual(['exchange CODE']);
    expect(begun).toEqual([]);
  });

  test('a file of no type is a failure', async () => {
    const { use, begun } = follow(E.left(refusedWith('SUBSCRIPTION_UNKNOWN', 404)));
    expect(await use.run('CODE')()).toEqual(E.left(refusedWith('SUBSCRIPTION_UNKNOWN', 404)));
    expect(begun).toEqual([]);
  });

  test.each([null, ''])('MIN-05: without a code (%p) nothing is asked', async code => {
    const { use, calls } = follow(E.right('omc'));
    expect(await use.run(code)()).toEqual(E.left({ kind: 'noCode' }));
    expect(calls).toEqual([]);
  });
});

test('MIN-02: once the code was swapped, another try asks for the type alone: the code serves once', async () => {
  const { use, calls } = follow(E.left({ kind: 'unreachable' }));
  await use.run('CODE')();
  await use.run('CODE')();
  expect(calls).toEqual(['exchange CODE', 'type', 'type']);
});

test('MIN-02: the code of another link is swapped too: it is another person’s file', async () => {
  const { use, calls } = follow(E.right('omc'));
  await use.run('CODE')();
  await use.run('OTHER')();
  expect(calls).toEqual(['exchange CODE', 'type', 'exchange OTHER', 'type']);
});
