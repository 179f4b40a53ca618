import type { SessionStore } from '@application/session/ports';
import type { Failure, Hindrance } from '@application/failure';
import { alertLogout } from '@domain/errors/logout';
import type { Visit } from '@ui/journey/Visit';
import { observed } from '@ui/mvvm/observed';

/** `about`: name of the holder concerned, on a joint account. D-64 */
interface OfPerson {
  readonly about?: string | undefined;
}

/** What a technical failure comes from; `network`: no answer came. */
export type Why = Hindrance | 'network';

export type OpenDialog =
  | ({
      readonly kind: 'technical';
      readonly again: (() => void) | undefined;
      readonly why: Why;
      readonly waitMs: number;
      readonly reference: string | undefined;
    } & OfPerson)
  | { readonly kind: 'moved' | 'movedReplaced' | 'walletAnswered' }
  | { readonly kind: 'carryOn'; readonly again: () => void }
  | ({ readonly kind: 'alert'; readonly message: string | undefined; readonly logout: boolean } & OfPerson);

/** A file too large for a server on its way is not shown as an outage of the bank; a damaged answer is. D-122 */
const whyOf = (failure: Failure | undefined): Why => {
  if (failure?.kind === 'unreachable') return failure.by ?? 'network';
  return failure?.kind === 'tooLarge' ? 'gateway' : 'service';
};

/** Enough of the call's id to find its report, and short enough to say on the phone. */
const REFERENCE_LENGTH = 8;

const referenceOf = (failure: Failure | undefined): string | undefined =>
  failure?.kind === 'unreachable' || failure?.kind === 'unreadable' ? failure.trace?.slice(0, REFERENCE_LENGTH) : undefined;

/** Global dialogs; one at a time. ERR-04, ERR-05 */
export class Dialogs {
  current: OpenDialog | undefined = undefined;

  constructor(
    private readonly session: SessionStore,
    private readonly visit: Visit,
  ) {
    observed(this);
  }

  /** A technical failure; `again` retries the action without losing input. ERR-04 */
  technical(again?: () => void, about?: string, failure?: Failure): void {
    const waitMs = failure?.kind === 'unreachable' ? (failure.waitMs ?? 0) : 0;
    this.current = { kind: 'technical', again, about, why: whyOf(failure), waitMs, reference: referenceOf(failure) };
  }

  /** The offer of a file failed to load; nothing is lost. STP-10 */
  carryOn(again: () => void): void {
    this.current = { kind: 'carryOn', again };
  }

  /** The file has moved on in another tab or on another device. `replaced`: the answer given here was saved over the one given there. */
  moved(replaced: boolean): void {
    this.current = { kind: replaced ? 'movedReplaced' : 'moved' };
  }

  /** A wallet has led back to this tab, and another one asked it. XTR-38 */
  walletAnswered(): void {
    this.current = { kind: 'walletAnswered' };
  }

  /** A refusal without a page of its own; offers to sign out when the bank sends no message. ERR-05 */
  alert(message?: string, about?: string): void {
    const authenticated = this.session.session() !== undefined;
    this.current = { kind: 'alert', message, logout: alertLogout.decide({ authenticated, message: message ?? null }), about };
  }

  close(): void {
    this.current = undefined;
  }

  retry(): void {
    const again = this.current && 'again' in this.current ? this.current.again : undefined;
    this.close();
    again?.();
  }

  logout(): void {
    this.visit.signOut();
  }
}
