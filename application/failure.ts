import type { Destination } from '@domain/errors/destination';
import { pageAt } from '@domain/errors/refusals';
import type { Participant } from '@domain/journey/words';

/** Everything that can go wrong outside the domain, as a value in the application's terms. ERR-01, ERR-04, ERR-07, SES-02 */
export type Failure =
  /** The bank answered with a functional code. `of`: the participant that the code concerns, where the bank names one. D-59 */
  | { readonly kind: 'refused'; readonly code: string; readonly of?: Participant }
  /** The bank found nothing at this address. */
  | { readonly kind: 'absent' }
  /** The bank had done it before. */
  | { readonly kind: 'conflict' }
  /** The request is larger than the bank accepts. */
  | { readonly kind: 'tooLarge' }
  /** The browser can no longer read the chosen file, so no request left the page: the person must choose the file again. D-71 */
  | { readonly kind: 'fileGone' }
  /** The session ended: the tokens are cleared and the inactivity page shows. */
  | { readonly kind: 'signedOut' }
  /** The bank timed out or answered with a server error: a retry may help. */
  | { readonly kind: 'unreachable' }
  /** The answer broke its contract; `report` names the paths of the wrong fields, never their values. */
  | { readonly kind: 'unreadable'; readonly report: readonly string[] };

/** The consequence of a failed action: a page, the alert, the technical dialog, or the end of the session. ERR-04, ERR-05, SES-02 */
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
