import type { Settings } from '@application/Settings';
import type { ResumeByNumber, TypedNumbers } from '@application/session/ResumeByNumber';
import type { ResumeModal } from '@domain/session/resumeModal';
import type { Dialogs } from '@ui/journey/Dialogs';
import type { Visit } from '@ui/journey/Visit';
import { OneAtATime } from '@ui/mvvm/OneAtATime';
import { observed } from '@ui/mvvm/observed';

/** Exchanges a file number for a token, then opens the file at its current step. RES-01 to RES-03 */
export class ResumeViewModel {
  clientId = '';
  prospectId = '';
  /** Dialog about a wrong number; undefined: closed. */
  refused: Exclude<ResumeModal, 'technical'> | undefined = undefined;
  readonly prospectAllowed: boolean;
  readonly resuming = new OneAtATime();

  constructor(
    private readonly resumeByNumber: Pick<ResumeByNumber, 'run'>,
    private readonly visit: Pick<Visit, 'again'>,
    private readonly dialogs: Pick<Dialogs, 'technical'>,
    settings: Pick<Settings, 'prospectResumeAllowed'>,
  ) {
    this.prospectAllowed = settings.prospectResumeAllowed;
    observed(this);
  }

  type(field: keyof TypedNumbers, value: string): void {
    this[field] = value;
  }

  close(): void {
    this.refused = undefined;
  }

  async submit(): Promise<void> {
    await this.resuming.run(
      this.resumeByNumber.run({ clientId: this.clientId, prospectId: this.prospectId }),
      reason => {
        if (reason === 'technical') this.dialogs.technical(() => void this.submit());
        else this.refused = reason;
      },
      () => this.visit.again(),
    );
  }
}
