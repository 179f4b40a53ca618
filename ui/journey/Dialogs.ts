import type { SessionStore } from '@application/ports/SessionStore';
import { alertLogout } from '@domain/alert/logout';
import type { Visit } from '@ui/journey/Visit';
import { observed } from '@ui/mvvm/observed';

/** `about`: whom of a joint file it is about. D-64 */
interface OfPerson {
  readonly about?: string | undefined;
}

export type OpenDialog =
  | ({ readonly kind: 'technical'; readonly again: (() => void) | undefined } & OfPerson)
  | { readonly kind: 'moved' }
  | { readonly kind: 'carryOn'; readonly again: () => void }
  | ({ readonly kind: 'alert'; readonly message: string | undefined; readonly logout: boolean } & OfPerson);

/** The dialogs that any action may open: one at a time. ERR-04, ERR-05 */
export class Dialogs {
  current: OpenDialog | undefined = undefined;

  constructor(
    private readonly session: SessionStore,
    private readonly visit: Visit,
  ) {
    observed(this);
  }

  /** A non-functional failure of an action; `again` tries it once more with nothing lost. ERR-04 */
  technical(again?: () => void, about?: string): void {
    this.current = { kind: 'technical', again, about };
  }

  /** The offer of a file could not be loaded; nothing is lost. STP-10 */
  carryOn(again: () => void): void {
    this.current = { kind: 'carryOn', again };
  }

  /** The file has moved on in another tab, or on another device. R13 */
  moved(): void {
    this.current = { kind: 'moved' };
  }

  /** A refusal that no rule routes; without a message and authenticated, it offers logout. ERR-05 */
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
