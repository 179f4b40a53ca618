import * as E from 'fp-ts/Either';
import { makeAutoObservable } from 'mobx';
import type { Settings } from '@application/ports/Settings';
import type { ResumeByNumber, TypedNumbers } from '@application/session/ResumeByNumber';
import type { ResumeModal } from '@domain/resume/modal';
import type { Dialogs } from '@ui/dialogs/Dialogs';
import type { Visit } from '@ui/journey/Visit';

/** A number becomes a token, then the journey starts at the step of its state. RES-01 to RES-03 */
export class ResumeViewModel {
  clientId = '';
  prospectId = '';
  busy = false;
  /** The dialog that says what is wrong with the number; undefined: none. */
  refused: Exclude<ResumeModal, 'technical'> | undefined = undefined;
  readonly prospectAllowed: boolean;

  constructor(
    private readonly resumeByNumber: Pick<ResumeByNumber, 'run'>,
    private readonly visit: Pick<Visit, 'again'>,
    private readonly dialogs: Pick<Dialogs, 'technical'>,
    settings: Pick<Settings, 'prospectResumeAllowed'>,
  ) {
    this.prospectAllowed = settings.prospectResumeAllowed;
    makeAutoObservable(this, { prospectAllowed: false }, { autoBind: true });
  }

  type(field: keyof TypedNumbers, value: string): void {
    this[field] = value;
  }

  close(): void {
    this.refused = undefined;
  }

  async submit(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.answered(await this.resumeByNumber.run({ clientId: this.clientId, prospectId: this.prospectId })());
  }

  private answered(outcome: E.Either<ResumeModal, void>): void {
    this.busy = false;
    if (E.isRight(outcome)) return this.visit.again();
    if (outcome.left === 'technical') return this.dialogs.technical(() => void this.submit());
    this.refused = outcome.left;
  }
}
