import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Settings } from '@application/Settings';
import type { Failure } from '@application/failure';
import { inAscii } from '@domain/field/digits';
import { resumeCheck } from '@domain/session/checkResume';
import { resumeModal, type ResumeModal } from '@domain/session/resumeModal';
import type { OpenLocalSession } from './OpenLocalSession';

/** The typed numbers: one of the two is enough. */
export interface TypedNumbers {
  readonly clientId: string;
  readonly prospectId: string;
}

/** Resumes a file by number, outside production: checks the number, then opens a session. Left: the dialog to open. RES-01 to RES-03 */
export class ResumeByNumber {
  constructor(
    private readonly session: Pick<OpenLocalSession, 'ofClient' | 'ofProspect'>,
    private readonly settings: Pick<Settings, 'prospectResumeAllowed'>,
  ) {}

  run({ clientId, prospectId }: TypedNumbers): TE.TaskEither<ResumeModal, void> {
    const typed = { clientId: inAscii(clientId), prospectId: inAscii(prospectId) };
    const verdict = resumeCheck.decide({ ...typed, prospectAllowed: this.settings.prospectResumeAllowed });
    if (!verdict.valid) return TE.left(verdict.reason);
    return pipe(
      this.open(verdict.kind, typed),
      TE.mapLeft(failure => resumeModal.decide({ functionalCode: failure.kind === 'refused' ? failure.code : null })),
    );
  }

  private open(kind: 'client' | 'prospect', { clientId, prospectId }: TypedNumbers): TE.TaskEither<Failure, void> {
    return kind === 'client' ? this.session.ofClient(clientId) : this.session.ofProspect(prospectId);
  }
}
