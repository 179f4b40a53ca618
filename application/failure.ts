import type { Destination } from '@domain/errors/destination';
import { pageAt } from '@domain/errors/refusals';
import type { Participant } from '@domain/journey/words';

/** Everything that can go wrong outside the domain, as a value, in the application's words. ERR-01, ERR-04, ERR-07, SES-02 */
export type Failure =
  /** The bank answered with a functional code. `of`: whom of the two it is about, where the bank says so. D-59 */
  | { readonly kind: 'refused'; readonly code: string; readonly of?: Participant }
  /** The bank has nothing there. */
  | { readonly kind: 'absent' }
  /** It was done before. */
  | { readonly kind: 'conflict' }
  /** What was sent is more than the bank takes. */
  | { readonly kind: 'tooLarge' }
  /** What was chosen can no longer be read, so that nothing was sent: it must be chosen again. D-71 */
  | { readonly kind: 'fileGone' }
  /** The session ended: tokens are cleared, the inactivity page is shown. */
  | { readonly kind: 'signedOut' }
  /** No answer in time, or a bank in trouble: another try may help. */
  | { readonly kind: 'unreachable' }
  /** The answer broke its contract; `report` names the paths of the wrong fields, never their values. */
  | { readonly kind: 'unreadable'; readonly report: readonly string[] };

/** What follows an action that failed: a page, the alert, the technical dialog, or the session's end. ERR-04, ERR-05, SES-02 */
export type AfterFailure = Destination | 'alert' | 'technical' | 'signedOut';

export const afterFailure = (failure: Failure): AfterFailure => {
  switch (failure.kind) {
    case 'refused':
      return pageAt('action', failure.code) ?? 'alert';
    case 'signedOut':
      return 'signedOut';
    case 'absent':
    case 'conflict':
    case 'tooLarge':
    case 'fileGone':
    case 'unreachable':
    case 'unreadable':
      return 'technical';
  }
};
