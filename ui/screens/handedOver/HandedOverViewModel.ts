import { fullName } from '@domain/holders/people';
import { signingTasksOf, hasDone, turnOf, type SigningTaskState } from '@domain/journey/signingProgress';
import type { SigningTask, Finalisation } from '@domain/journey/dossierState';
import type { Participant } from '@domain/journey/words';
import type { DossierJourney } from '@ui/journey/DossierJourney';
import type { ReviewRounds } from '@ui/journey/ReviewRounds';
import type { Routes } from '@ui/journey/Routes';
import { observed } from '@ui/mvvm/observed';
import type { EmailCorrection } from '../summary/EmailCorrection';
import type { InvitationMail } from '../signatureSuccess/InvitationMail';

/** Progress of the account's creation. FIN-01 */
export type Creation = Exclude<Finalisation['kind'], 'ended'> | Extract<Finalisation, { readonly kind: 'ended' }>['result'];

export interface PersonOnBoard {
  readonly who: Participant;
  readonly name: string;
  readonly signingTasks: readonly { readonly deed: SigningTask; readonly state: SigningTaskState }[];
}

/** Shows the adviser each holder's progress after the hand-over, from the file's state. ADV-02, RTE-02 */
export class HandedOverViewModel {
  constructor(
    readonly journey: DossierJourney,
    readonly rounds: ReviewRounds,
    private readonly routes: Routes,
    readonly mail: InvitationMail,
    readonly address: EmailCorrection,
  ) {
    observed(this);
  }

  /** The holder who signs next; undefined: all have signed. */
  get turn(): Participant | undefined {
    return turnOf(this.journey.dossier.state);
  }

  get board(): readonly PersonOnBoard[] {
    const { state } = this.journey.dossier;
    return (['TIT', 'COT'] as const)
      .filter(who => state.participants[who])
      .map(who => ({ who, name: fullName(this.journey.dossier.people[who]), signingTasks: signingTasksOf(state, who) }));
  }

  /** Progress of the account's creation, after all have signed. */
  get creation(): Creation | undefined {
    const { finalisation } = this.journey.dossier.state;
    return finalisation?.kind === 'ended' ? finalisation.result : finalisation?.kind;
  }

  /** The next signer has started a video check whose result is not on file yet. */
  get filming(): boolean {
    const { turn } = this;
    const { state } = this.journey.dossier;
    return turn !== undefined && state.participants[turn]?.livenessId !== undefined && !hasDone(state, turn, 'videoChecked');
  }

  /** The next signer has signed in with their mobile, so that it identifies them without a link. D-107 */
  get knownByMobile(): boolean {
    return this.turn !== undefined && hasDone(this.journey.dossier.state, this.turn, 'termsAccepted');
  }

  correctAddress(): void {
    if (this.turn !== undefined) this.address.openFor(this.turn);
  }

  /** /signature marks the result as awaited, then the main page follows it. RTE-02 */
  followVideo(): void {
    this.routes.toSignature();
  }
}
