import type { Destination } from '@domain/errors/destination';
import { pageAt } from '@domain/errors/refusals';
import type { RefusalFacts } from '@domain/errors/refusalFacts';
import type { Participant } from '@domain/journey/words';

/**
 * `service`: the bank reports a failure. `gateway`: the bank's gateway or a network in between, which cannot be distinguished. `between`: a
 * proxy, a firewall or an access point. `busy`: a rate limiter. D-122
 */
export type Hindrance = 'service' | 'gateway' | 'between' | 'busy';

/** Everything that can go wrong outside the domain, as a value in the application's terms. ERR-01, ERR-04, ERR-07, SES-02 */
export type Failure =
  /**
   * The bank answered with a functional code. `of`: the participant that the code concerns, where the bank names one. `refusal`: what the
   * bank says of a refused account. D-59, XTR-74
   */
  | { readonly kind: 'refused'; readonly code: string; readonly of?: Participant; readonly refusal?: RefusalFacts }
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
  /**
   * No answer that the bank made of the request: a retry may help. `by`: what answered in its place; absent: nothing did, so it is the
   * network. `waitMs`: how long a retry must wait. `trace`: the id of the call, where calls have one. D-122, OBS-01
   */
  | { readonly kind: 'unreachable'; readonly by?: Hindrance; readonly waitMs?: number; readonly trace?: string }
  /** The answer broke its contract; `report` names the paths of the wrong fields, never their values. */
  | { readonly kind: 'unreadable'; readonly report: readonly string[]; readonly trace?: string };

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
