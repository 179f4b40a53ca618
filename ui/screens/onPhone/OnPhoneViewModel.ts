import type { Settings } from '@application/Settings';
import type { Visibility } from '@application/browser/ports';
import type { Watches } from '@application/watch';
import type { StepName, TaskId } from '@domain/journey/steps';
import type { DossierState } from '@domain/journey/dossierState';
import { pathOf } from '@domain/journey/dossierSteps';
import { stageProgress } from '@domain/journey/progress';
import { onPhoneMessages as copy } from '@messages/onPhone';
import { progressMessages } from '@messages/progress';
import type { DossierJourney } from '@ui/journey/DossierJourney';
import type { OnPhone } from '@ui/journey/OnPhone';
import type { Visit } from '@ui/journey/Visit';
import { Poller } from '@ui/mvvm/Poller';
import { observed } from '@ui/mvvm/observed';
import { redirectHref } from '@ui/kit/hrefs';

/** The person continues on a phone: the computer polls the file, follows its task, and resumes on a click. XTR-10 */
export class OnPhoneViewModel {
  moved = false;
  private readonly poller: Poller;
  /** The customer's step at the last poll. Another page behind the dialog may have polled before. */
  private place: StepName;

  constructor(
    private readonly journey: DossierJourney,
    watches: Watches,
    private readonly visibility: Visibility,
    private readonly settings: Settings,
    private readonly onPhone: OnPhone,
    private readonly visit: Visit,
  ) {
    this.place = this.placeOf(journey.dossier.state.task);
    this.poller = new Poller(watches);
    observed(this);
  }

  /** URL of the identification. It contains no personal data: it is the same for every file. D-58 */
  get address(): string {
    return new URL(redirectHref('identification'), this.settings.identityProvider.redirectUrl).href;
  }

  /** Progress message: waiting, or the phone's current step. */
  get progress(): string {
    const { state } = this.journey.dossier;
    const { at } = this.journey.steps;
    const progress = this.moved ? stageProgress(pathOf(state), at.step) : undefined;
    return progress === undefined ? copy.waiting : copy.moved(progressMessages.text(at.step, { ...progress, minutes: 0 }));
  }

  /** Polls only while the dialog is open and its tab is visible. D-30 */
  enter(): () => void {
    return this.poller.whileSeen(this.visibility, this.start);
  }

  /** The person resumes on the computer: reloads what the phone has changed. */
  takeOver(): void {
    this.onPhone.close();
    if (this.moved) this.visit.comeBack();
  }

  /** Polls without limit: a page on the phone may take any time. */
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

  /** The journey has moved to the page of the bank's new task; with papers first, it moves to the next paper here. D-125 */
  private saw({ task }: DossierState): boolean {
    const place = this.placeOf(task);
    const movedOn = place !== this.place;
    this.place = place;
    this.moved ||= movedOn;
    if (movedOn && this.isPapersFirst) void this.journey.steps.goTo(place);
    return movedOn;
  }

  private placeOf(task: TaskId): StepName {
    return this.isPapersFirst ? this.journey.dossier.stands : task;
  }

  private get isPapersFirst(): boolean {
    return this.journey.dossier.state.papersFirst === true;
  }
}
