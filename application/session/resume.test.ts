import * as E from 'fp-ts/Either';
import type { Failure } from '@application/failure';
import type { LocalToken } from './ports';
import { OpenLocalSession } from './OpenLocalSession';
import { ResumeByNumber } from './ResumeByNumber';
import { refusedWith, unreachable } from '@tests/builders/ending';
import { clockOn } from '@tests/builders/journey';
import { failing, given, MemorySession } from '@tests/fakes/ports';

const token: LocalToken = { value: 'a token', type: 'Bearer', expiresIn: 60, jwt: undefined };

interface Bank {
  readonly failure?: Failure;
  readonly local?: boolean;
  /** Fields of the token's answer. */
  readonly withToken?: string;
  /** Null: the bank grants no JWT. */
  readonly jwt?: string | null;
}

const outside = (prospectResumeAllowed: boolean, { failure, local = false, withToken, jwt = 'a JWT' }: Bank = {}) => {
  const asked: string[] = [];
  const answer = (of: string) => (number: string) => {
    asked.push(`${of} ${number}`);
    return failure ? failing(failure) : given({ ...token, jwt: withToken });
  };
  const tokens = {
    ofClient: answer('client'),
    ofProspect: answer('prospect'),
    jwt: (number?: string) => {
      asked.push(`JWT ${number ?? 'of nobody'}`);
      return jwt === null ? failing({ kind: 'absent' }) : given(jwt);
    },
  };
  const session = new MemorySession();
  const open = new OpenLocalSession(tokens, session, clockOn('2026-03-09'), { local });
  const use = new ResumeByNumber(open, { prospectResumeAllowed });
  return { asked, session, resume: (clientId: string, prospectId = '') => use.run({ clientId, prospectId })() };
};

describe('RES-03: a number becomes a session', () => {
  test('of a client, until the token expires', async () => {
    const { asked, session, resume } = outside(false);
    expect(await resume(' 12345678 ')).toEqual(E.right(undefined));
    expect(await resume('१२३४५६७८')).toEqual(E.right(undefined));
    expect(asked).toEqual(['client 12345678', 'client 12345678']);
    expect(session.held).toEqual({ efs: '', type: 'Bearer', value: 'a token', expiration: '2026-03-09T10:01:00+02:00' });
  });

  test('of a prospect, where the configuration allows it', async () => {
    const { asked, resume } = outside(true);
    expect(await resume('', '87654321')).toEqual(E.right(undefined));
    expect(asked).toEqual(['prospect 87654321']);
  });
});

describe('SES-05, D-39: on a local host a JWT takes the bearer’s place', () => {
  const held = { efs: '', type: 'Bearer', value: 'a token', expiration: '2026-03-09T10:01:00+02:00' };

  test('the one that came with the token of a client', async () => {
    const { asked, session, resume } = outside(false, { local: true, withToken: 'its JWT' });
    await resume('12345678');
    expect([asked, session.held]).toEqual([['client 12345678'], { ...held, jwt: 'its JWT' }]);
  });

  test.each([
    ['a prospect', '', '87654321', ['prospect 87654321', 'JWT 87654321']],
    ['a client whose token came without one', '12345678', '', ['client 12345678', 'JWT of nobody']],
  ] as const)('that of %s is asked for by itself', async (_, clientId, prospectId, calls) => {
    const { asked, session, resume } = outside(true, { local: true });
    await resume(clientId, prospectId);
    expect([asked, session.held]).toEqual([calls, { ...held, jwt: 'a JWT' }]);
  });

  test('of a person who is given none, nothing is opened', async () => {
    const { session, resume } = outside(true, { local: true, jwt: null });
    expect([await resume('', '87654321'), session.held]).toEqual([E.left('technical'), undefined]);
  });

  test('elsewhere none is asked for, nor kept', async () => {
    const { asked, session, resume } = outside(true, { withToken: 'its JWT' });
    await resume('', '87654321');
    expect([asked, session.held]).toEqual([['prospect 87654321'], held]);
  });
});

describe('RES-02: what stops a resume', () => {
  test('seven digits of a client: nothing is asked of the bank', async () => {
    const { asked, session, resume } = outside(true);
    expect([await resume('1234567'), asked, session.held]).toEqual([E.left('MALFORMED_CLIENT_ID'), [], undefined]);
  });

  test('a prospect number where it is not allowed is not read (RES-01)', async () => {
    expect(await outside(false).resume('', '87654321')).toEqual(E.left('MISSING_ID'));
  });

  test.each([
    ['an unknown client', refusedWith('UNKNOWN_CLIENT_ID'), 'UNKNOWN_CLIENT_ID'],
    ['any other code', refusedWith('SUBSCRIPTION_UNKNOWN'), 'technical'],
    ['a breakdown', unreachable, 'technical'],
  ])('%s', async (_, failure, dialog) => {
    const { session, resume } = outside(true, { failure });
    expect(await resume('12345678')).toEqual(E.left(dialog));
    expect(session.held).toBeUndefined();
  });
});
