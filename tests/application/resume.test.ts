import * as E from 'fp-ts/Either';
import type { Failure } from '@application/failure';
import type { LocalToken } from '@application/ports/LocalTokens';
import { ResumeByNumber } from '@application/session/ResumeByNumber';
import { refusedWith, unreachable } from '../builders/ending';
import { clockOn } from '../builders/journey';
import { failing, given, MemorySession } from '../fakes/ports';

const token: LocalToken = { value: 'a token', type: 'Bearer', expiresIn: 60, jwt: undefined };

const outside = (prospectResumeAllowed: boolean, failure?: Failure) => {
  const asked: string[] = [];
  const answer = (of: string) => (number: string) => {
    asked.push(`${of} ${number}`);
    return failure ? failing(failure) : given(token);
  };
  const tokens = { ofClient: answer('client'), ofProspect: answer('prospect'), jwt: () => given('a JWT') };
  const session = new MemorySession();
  const use = new ResumeByNumber(tokens, session, clockOn('2026-03-09'), { prospectResumeAllowed });
  return { asked, session, resume: (clientId: string, prospectId = '') => use.run({ clientId, prospectId })() };
};

describe('RES-03: a number becomes a session', () => {
  test('of a client, until the token expires', async () => {
    const { asked, session, resume } = outside(false);
    expect(await resume(' 12345678 ')).toEqual(E.right(undefined));
    expect(asked).toEqual(['client 12345678']);
    expect(session.held).toEqual({ efs: '', type: 'Bearer', value: 'a token', expiration: '2026-03-09T10:01:00+02:00' });
  });

  test('of a prospect, where the configuration allows it', async () => {
    const { asked, resume } = outside(true);
    expect(await resume('', '87654321')).toEqual(E.right(undefined));
    expect(asked).toEqual(['prospect 87654321']);
  });
});

describe('RES-02: what stops a resume', () => {
  test.each([
    ['no number', '', '', 'MISSING_ID'],
    ['seven digits of a client', '1234567', '', 'MALFORMED_CLIENT_ID'],
    ['seven digits of a prospect', '', '1234567', 'MALFORMED_PROSPECT_ID'],
  ])('%s: nothing is asked of the bank', async (_, clientId, prospectId, dialog) => {
    const { asked, session, resume } = outside(true);
    expect(await resume(clientId, prospectId)).toEqual(E.left(dialog));
    expect(asked).toEqual([]);
    expect(session.held).toBeUndefined();
  });

  test('a prospect number where it is not allowed is not read (RES-01)', async () => {
    expect(await outside(false).resume('', '87654321')).toEqual(E.left('MISSING_ID'));
  });

  test.each([
    ['an unknown client', refusedWith('UNKNOWN_CLIENT_ID'), 'UNKNOWN_CLIENT_ID'],
    ['any other code', refusedWith('SUBSCRIPTION_UNKNOWN'), 'technical'],
    ['a breakdown', unreachable, 'technical'],
  ])('%s', async (_, failure, dialog) => {
    const { session, resume } = outside(true, failure);
    expect(await resume('12345678')).toEqual(E.left(dialog));
    expect(session.held).toBeUndefined();
  });
});
