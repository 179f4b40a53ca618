import type { Settings } from '@application/ports/Settings';
import type { Visibility } from '@application/ports/Visibility';
import type { Watches } from '@application/watch';
import type { FileState } from '@domain/journey/fileState';
import { pathOf } from '@domain/journey/fileSteps';
import { stageProgress } from '@domain/journey/progress';
import { onPhoneMessages as copy } from '@ui/copy/fr/onPhone';
import { progressText } from '@ui/copy/fr/progress';
import type { FileJourney } from '@ui/journey/FileJourney';
import type { OnPhone } from '@ui/journey/OnPhone';
import type { Visit } from '@ui/journey/Visit';
import { Poller } from '@ui/mvvm/Poller';
import { observed } from '@ui/mvvm/observed';
import { redirectHref } from '@ui/kit/hrefs';

/** The file goes on on the phone: the computer reads where it stands, goes there, and takes over again when told to. XTR-10 */
export class OnPhoneViewModel {
  moved = false;
  private readonly poller: Poller;
  /** Where the file stood when it was last looked at: a page behind may have looked first. */
  private task: string;

  constructor(
    private readonly journey: FileJourney,
    watches: Watches,
    private readonly visibility: Visibility,
    private readonly settings: Settings,
    private readonly onPhone: OnPhone,
    private readonly visit: Visit,
  ) {
    this.task = journey.file.state.task;
    this.poller = new Poller(watches);
    observed(this);
  }

  /** Where a person who comes back identifies themselves: the same for everybody, it tells nothing of the person or the file. D-58 */
  get address(): string {
    return new URL(redirectHref('identification'), this.settings.identityProvider.redirectUrl).href;
  }

  /** What the computer waits for, then where it went. */
  get told(): string {
    const { state } = this.journey.file;
    const { at } = this.journey.steps;
    const progress = this.moved ? stageProgress(pathOf(state), at.step) : undefined;
    return progress === undefined ? copy.waiting : copy.moved(progressText(at.step, progress));
  }

  /** Asks while the dialog stands and its tab is seen; nobody looks, nobody asks. D-30 */
  enter(): () => void {
    return this.poller.whileSeen(this.visibility, this.start);
  }

  /** The person is back at the computer: what the phone said since is read anew. */
  takeOver(): void {
    this.onPhone.close();
    if (this.moved) this.visit.comeBack();
  }

  /** Asks round after round: a person may stay on a page of the phone as long as they wish. */
  start(): void {
    void this.poller.start(
      watch => watch.follow(() => this.journey.refresh('polled')(), this.saw),
      failure => {
        this.onPhone.close();
        this.journey.fail(failure);
      },
      () => this.start(),
    );
  }

  /** The journey goes to the page where the file stands. */
  private saw({ task }: FileState): boolean {
    const movedOn = task !== this.task;
    this.task = task;
    this.moved ||= movedOn;
    return movedOn;
  }
}
