import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Clock } from '@application/ports/Clock';
import type { LocalToken, LocalTokens } from '@application/ports/LocalTokens';
import type { Session, SessionStore } from '@application/ports/SessionStore';
import type { Settings } from '@application/ports/Settings';
import type { Failure } from '@application/failure';
import { tidy } from '@domain/field/tidy';
import { resumeCheck } from '@domain/resume/check';
import { resumeModal, type ResumeModal } from '@domain/resume/modal';
import { sessionExpiry } from '@domain/session/expiry';

/** The numbers as typed; one of them is enough. */
export interface TypedNumbers {
  readonly clientId: string;
  readonly prospectId: string;
}

/** Resuming by number, outside production: the number is checked, then becomes a token. Left: the dialog to open. RES-01 to RES-03 */
export class ResumeByNumber {
  constructor(
    private readonly tokens: LocalTokens,
    private readonly session: SessionStore,
    private readonly clock: Clock,
    private readonly settings: Pick<Settings, 'prospectResumeAllowed'>,
  ) {}

  run(typed: TypedNumbers): TE.TaskEither<ResumeModal, void> {
    const verdict = resumeCheck.decide({ ...typed, prospectAllowed: this.settings.prospectResumeAllowed });
    if (!verdict.valid) return TE.left(verdict.reason);
    return pipe(
      this.tokenOf(verdict.kind, typed),
      TE.mapLeft(failure => resumeModal.decide({ functionalCode: failure.kind === 'refused' ? failure.code : null })),
      TE.map(token => this.session.open(this.sessionOf(token))),
    );
  }

  private tokenOf(kind: 'client' | 'prospect', { clientId, prospectId }: TypedNumbers): TE.TaskEither<Failure, LocalToken> {
    return kind === 'client' ? this.tokens.ofClient(tidy(clientId)) : this.tokens.ofProspect(tidy(prospectId));
  }

  /** A local token has no efs. */
  private sessionOf({ type, value, expiresIn }: LocalToken): Session {
    return { efs: '', type, value, expiration: sessionExpiry.decide({ issuedAt: this.clock.now(), expiresIn }) };
  }
}
