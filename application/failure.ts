/** Everything that can go wrong outside the domain, as a value. ERR-01, ERR-04, ERR-07, SES-02 */
export type Failure =
  /** The bank answered with a functional code. */
  | { readonly kind: 'refused'; readonly code: string; readonly status: number }
  /** 401 or 403: tokens are cleared, the inactivity page is shown. */
  | { readonly kind: 'signedOut' }
  /** No answer, a time-out, or an error answer without a functional code. */
  | { readonly kind: 'unreachable'; readonly endpoint: string; readonly status?: number }
  /** The answer broke its contract; `report` names the paths of the wrong fields, never their values. */
  | { readonly kind: 'unreadable'; readonly endpoint: string; readonly report: readonly string[] };

/** HTTP status of the answer; undefined: there was none, or it was no error. */
export const statusOf = (failure: Failure): number | undefined =>
  failure.kind === 'refused' || failure.kind === 'unreachable' ? failure.status : undefined;
