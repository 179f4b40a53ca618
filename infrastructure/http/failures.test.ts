import { failureOf, functionalCodeOf } from './failures';

describe('ERR-01: the code of a refusal', () => {
  test('null hides no code (D-48)', () => {
    expect(functionalCodeOf({ functionalCode: 'HOLDER_TOO_YOUNG', technicalCode: null, error: null })).toBe('HOLDER_TOO_YOUNG');
    expect(functionalCodeOf({ functionalCode: null, error: 'not_found' })).toBe('not_found');
    expect(functionalCodeOf('Bonjour')).toBeUndefined();
    expect(functionalCodeOf({ technicalCode: 'T', error: 'e', functionalCode: 'F' })).toBe('F');
  });

  test('a technical code alone is no functional refusal', () => {
    expect(functionalCodeOf({ technicalCode: 'T-1' })).toBeUndefined();
    expect(failureOf(422, { technicalCode: 'T-1' }, true)).toEqual({ kind: 'unreadable', report: ['(body)'] });
  });
});

describe('an error answer in the application’s words', () => {
  test.each([
    ['nothing there', 404, '', { kind: 'absent' }],
    ['nothing there, in a word', 404, { error: 'not_found' }, { kind: 'absent' }],
    ['no file: the bank’s own code', 404, { functionalCode: 'SUBSCRIPTION_UNKNOWN' }, { kind: 'refused', code: 'SUBSCRIPTION_UNKNOWN' }],
    ['done before', 409, { error: 'already_signed' }, { kind: 'conflict' }],
    ['a number that is used: the bank’s own code', 409, { error: 'mobile_already_used' }, { kind: 'refused', code: 'mobile_already_used' }],
    [
      'whose number it is',
      409,
      { error: 'mobile_already_used', participant: 'COT' },
      { kind: 'refused', code: 'mobile_already_used', of: 'COT' },
    ],
    [
      'a word for nobody of the two',
      409,
      { error: 'mobile_already_used', participant: 'X' },
      { kind: 'refused', code: 'mobile_already_used' },
    ],
    ['too much, whatever the word', 413, { error: 'too_large' }, { kind: 'tooLarge' }],
    ['a code that nobody knows', 422, { functionalCode: 'NEW' }, { kind: 'refused', code: 'NEW' }],
    ['a server in trouble decides nothing', 500, { functionalCode: 'KO_00' }, { kind: 'unreachable', by: 'service' }],
    ['patience asked for', 429, {}, { kind: 'unreachable', by: 'busy' }],
    ['a session lost', 401, '', { kind: 'signedOut' }],
  ] as const)('%s', (_what, status, body, failure) => expect(failureOf(status, body, true)).toEqual(failure));

  test('SES-02: a token call ends no session', () => {
    expect(failureOf(401, { error: 'invalid_client' }, false)).toEqual({ kind: 'refused', code: 'invalid_client' });
  });
});
