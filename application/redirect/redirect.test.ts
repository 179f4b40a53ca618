import * as E from 'fp-ts/Either';
import { destinationNames, IDENTIFICATION, type DestinationName } from '@application/Settings';
import type { Language } from '@domain/brand/languages';
import { ResolveDestination } from './ResolveDestination';
import { endingSettings, secretsInARow } from '@tests/builders/ending';
import { MemorySession } from '@tests/fakes/ports';
import { words } from '@tests/support/pairs';

const addresses = Object.fromEntries(destinationNames.map(name => [name, `https://www.example.org/${name}`])) as Record<
  DestinationName,
  string
>;
const nowhere = E.left({ kind: 'unknownDestination' });

const resolving = (language: Language = 'fr') => {
  const session = new MemorySession();
  return { session, use: new ResolveDestination(endingSettings({ destinations: addresses, language }), session, secretsInARow()) };
};

describe('RTE-07, XTR-12: a destination is a name that the configuration gives, asked for in the page’s language', () => {
  test.each(destinationNames.filter(name => name !== 'identity-provider'))('%s', async name => {
    expect(await resolving().use.run(name)()).toEqual(E.right(`https://www.example.org/${name}`));
    expect(await resolving('en').use.run(name)()).toEqual(E.right(`https://www.example.org/${name}?lang=en`));
  });

  test.each([...words('https://elsewhere.example/ //elsewhere.example javascript:alert(1) constructor __proto__ Pricing'), '', 'pricing '])(
    'X20: %j leads nowhere',
    async name => {
      expect(await resolving().use.run(name)()).toEqual(nowhere);
    },
  );
});

describe('D-07: the identity provider', () => {
  test.each([
    ['fr', {}],
    ['en', { ui_locales: 'en' }],
  ] as const)('XTR-12: is asked in %s with the challenge of the sign-in, its state, and whose phone to prove', async (language, asked) => {
    const { use, session } = resolving(language);
    session.begin({ verifier: 'V', state: 'S', hint: 'UUID-1' });
    const address = await use.run('identity-provider')();
    const url = new URL(E.isRight(address) ? address.right : 'none:');
    expect(url.origin + url.pathname).toBe('https://identite.example.org/authorize');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: 'omc-01',
      redirect_uri: 'https://banque.example.org/ouvrirmoncompte/main',
      response_type: 'code',
      scope: 'openid',
      state: 'S',
      code_challenge: 'challenge of V',
      code_challenge_method: 'S256',
      login_hint: 'UUID-1',
      ...asked,
    });
    expect(url.href).not.toContain('verifier');
  });

  test('is not asked without a sign-in under way', async () => {
    expect(await resolving().use.run('identity-provider')()).toEqual(nowhere);
  });

  test('D-58: a returning customer signs in without a hint, whatever was open before', async () => {
    const { use, session } = resolving();
    session.begin({ verifier: 'V', state: 'S', hint: 'UUID-1' });
    const address = await use.run(IDENTIFICATION)();
    const { searchParams } = new URL(E.isRight(address) ? address.right : 'none:');
    expect([searchParams.has('login_hint'), searchParams.get('prompt')]).toEqual([false, 'login']);
    expect(searchParams.get('state')).toBe(session.pending?.state);
    expect(session.pending).not.toMatchObject({ verifier: 'V' });
    expect(session.pending?.hint).toBe('');
    expect(session.pending).not.toHaveProperty('then');
  });

  test.each([
    ['withdrawal', 'withdrawal'],
    ['elsewhere', undefined],
  ])('XTR-68: the sign-in of a withdrawal leads back to it, and no other text does: %s', async (then, kept) => {
    const { use, session } = resolving();
    await use.run(IDENTIFICATION, '', then)();
    expect(session.pending?.then).toBe(kept);
  });
});
