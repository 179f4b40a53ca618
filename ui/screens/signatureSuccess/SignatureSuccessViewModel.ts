import { runInAction } from 'mobx';
import * as TE from 'fp-ts/TaskEither';
import type { Clock, Visibility } from '@application/browser/ports';
import type { CoHolders } from '@application/prospect/ports';
import type { Watches } from '@application/watch';
import type { Failure } from '@application/failure';
import { calledBy } from '@domain/holders/people';
import type { DossierState } from '@domain/journey/dossierState';
import type { Participant } from '@domain/journey/words';
import type { DossierJourney } from '@ui/journey/DossierJourney';
import { signatureSuccessMessages as copy } from '@messages/signatureSuccess';
import type { ReviewRounds } from '@ui/journey/ReviewRounds';
import { Poller } from '@ui/mvvm/Poller';
import { hourText } from '@ui/mvvm/hourText';
import { observed } from '@ui/mvvm/observed';
import type { Conclusion } from '../finalize/Conclusion';
import type { InvitationMail } from './InvitationMail';

const isOver = ({ task, finalisation }: DossierState): boolean => task === 'welcome' || finalisation !== undefined;

const lastSignature = { participant: 'COT', step: 'coHolderSignature' } as const;

/** A holder has signed: shows the next signer, polls, and continues once both have signed. SGN-03, XTR-11, D-30 */
export class SignatureSuccessViewModel {
  stopped = false;
  finished = false;
  /** Hour of the last answer, formatted. D-93 */
  checkedAt: string | undefined = undefined;
  private readonly poller: Poller;

  constructor(
    readonly journey: DossierJourney,
    private readonly coHolders: CoHolders,
    watches: Watches,
    private readonly visibility: Visibility,
    private readonly clock: Clock,
    private readonly conclusion: Conclusion,
    private readonly rounds: Pick<ReviewRounds, 'enter'>,
    readonly mail: InvitationMail,
  ) {
    this.poller = new Poller(watches);
    observed(this);
  }

  get names(): Readonly<Record<Participant, string>> {
    const { TIT, COT } = this.journey.dossier.people;
    return { TIT: calledBy(TIT) ?? copy.you, COT: calledBy(COT) ?? copy.other };
  }

  /** Polls at once, and again when the tab becomes visible after polling has ended. D-30 */
  enter(): () => void {
    this.follow();
    const still = this.rounds.enter();
    const leave = this.poller.whileSeen(this.visibility, () => {
      if (this.stopped) this.follow();
    });
    return () => {
      leave();
      still();
    };
  }

  follow(): void {
    this.stopped = false;
    void this.poller.start(
      watch => watch.follow(this.pollOnce(), state => state !== undefined && isOver(state)),
      failure => {
        this.answered();
        this.stopped = true;
        this.journey.fail(failure, this.follow);
      },
      state => {
        this.answered();
        if (state === undefined) this.roundOver();
        else void this.journey.steps.goTo(state.task === 'welcome' ? 'welcome' : 'accountCreation');
      },
    );
  }

  /** Polls the co-holder's signature, then the file, whose task moves to the account. STP-09 */
  private pollOnce(): TE.TaskEither<Failure, DossierState | undefined> {
    return TE.flatMap((finished: boolean): TE.TaskEither<Failure, DossierState | undefined> => {
      if (!finished) return TE.right(undefined);
      runInAction(() => (this.finished = true));
      return this.journey.refresh('polled');
    })(this.coHolders.hasFinished(this.journey.dossier.state.idEne, 'polled'));
  }

  private answered(): void {
    this.checkedAt = hourText(this.clock, this.clock.now());
  }

  private roundOver(): void {
    this.stopped = true;
    if (this.finished && !this.conclusion.halted) void this.conclude();
  }

  /**
   * The co-holder has signed, but their browser did not complete the subscription during a whole polling round: the
   * holder's browser completes it. D-38
   */
  private async conclude(): Promise<void> {
    const concluded = await this.conclusion.run(this.follow, lastSignature);
    if (concluded === 'onward' && this.journey.dossier.state.task === 'welcome') await this.journey.steps.goTo('welcome');
  }
}
