import { afterFailure, type Failure } from './failure';
import { pairs } from '@tests/support/pairs';

const refused = (code: string): Failure => ({ kind: 'refused', code });

describe('ERR-04, ERR-05: what follows an action that failed', () => {
  test.each(
    pairs(`HOLDER_TOO_YOUNG = error/too-young | EXCLUDED_DEPARTMENT = error/excluded-department | SUBSCRIPTION_BLOCKED = error/blocked
      IDENTICAL_HOLDERS = error/identical-holders | SUBSCRIPTION_FINALIZED = information/termine`),
  )('a refusal that has a page leads to it: %s', (code, page) => {
    expect(afterFailure(refused(code))).toBe(page);
  });

  test.each(['generic', 'SUBSCRIPTION_UNKNOWN', 'A_CODE_NOBODY_KNOWS'])('a refusal that has none is shown on the page: %s', code => {
    expect(afterFailure(refused(code))).toBe('alert');
  });

  test('SES-02: a session that ended ends the visit', () => {
    expect(afterFailure({ kind: 'signedOut' })).toBe('signedOut');
  });

  test.each([
    { kind: 'absent' },
    { kind: 'conflict' },
    { kind: 'tooLarge' },
    { kind: 'fileGone' },
    { kind: 'unreachable' },
    { kind: 'unreadable', report: [] },
  ] as const)('anything else may be tried again: $kind', failure => {
    expect(afterFailure(failure)).toBe('technical');
  });
});
