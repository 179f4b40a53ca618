import * as E from 'fp-ts/Either';
import type { Clock, Visibility } from '@application/browser/ports';
import type { Dossiers } from '@application/prospect/ports';
import type { SessionPeers, Session, SessionStore } from '@application/session/ports';
import type { Visit } from './Visit';

/**
 * Detects the end of a session without a request: the token expires, or the person signs out in another tab. A hidden
 * page checks again when it becomes visible. SES-01
 */
export class SessionEnd {
  constructor(
    private readonly session: Pick<SessionStore, 'session'>,
    private readonly clock: Pick<Clock, 'now' | 'sleep'>,
    private readonly visibility: Pick<Visibility, 'whenSeen'>,
    private readonly visit: Pick<Visit, 'lose' | 'again' | 'signOut'>,
    private readonly peers: Pick<SessionPeers, 'whenSignedOut'>,
    private readonly dossiers: Pick<Dossiers, 'mine'>,
  ) {}

  /** Watches the current session; returns the function that stops watching. */
  watch(): () => void {
    const mine = this.session.session();
    if (mine === undefined) return () => undefined;
    let watched = true;
    const look = (): void => {
      if (watched) this.look(mine);
    };
    const seen = (): void => {
      look();
      if (watched) void this.ask(mine);
    };
    const deaf = this.visibility.whenSeen(seen);
    const alone = this.peers.whenSignedOut(mine.value, () => this.visit.signOut());
    void this.clock
      .sleep(Math.max(this.left(mine), 0) + 1)()
      .then(look);
    return () => {
      watched = false;
      deaf();
      alone();
    };
  }

  /** Asks the bank, as only the bank knows of a session ended on another device. */
  private async ask(mine: Session): Promise<void> {
    if (this.session.session()?.value !== mine.value) return;
    const state = await this.dossiers.mine('polled')();
    if (E.isLeft(state) && state.left.kind === 'signedOut') this.visit.lose('refused');
  }

  private left({ expiration }: Session): number {
    return Date.parse(expiration) - Date.parse(this.clock.now());
  }

  /** Expired: the session is lost. Replaced in the tab's storage, or removed: restarts with what the tab holds. */
  private look(mine: Session): void {
    if (this.left(mine) <= 0) this.visit.lose('expired');
    else if (this.session.session()?.value !== mine.value) this.visit.again();
  }
}
