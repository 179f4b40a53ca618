import { fullName } from '@domain/holders/people';
import { deedsOf, hasDone, turnOf, type DeedState } from '@domain/journey/board';
import type { Deed, Finalisation } from '@domain/journey/fileState';
import type { Participant } from '@domain/journey/words';
import type { FileJourney } from '@ui/journey/FileJourney';
import type { ReviewRounds } from '@ui/journey/ReviewRounds';
import type { Routes } from '@ui/journey/Routes';
import { observed } from '@ui/mvvm/observed';
import type { InvitationMail } from '../signatureSuccess/InvitationMail';

/** Where the account's creation stands. FIN-01 */
export type Creation = Exclude<Finalisation['kind'], 'ended'> | Extract<Finalisation, { readonly kind: 'ended' }>['result'];

export interface PersonOnBoard {
  readonly who: Participant;
  readonly name: string;
  readonly deeds: readonly { readonly deed: Deed; readonly state: DeedState }[];
}

/** The file is the clients' now: the adviser's page follows what each has done, from the state. ADV-02, RTE-02 */
export class HandedOverViewModel {
  constructor(
    readonly journey: FileJourney,
    readonly rounds: ReviewRounds,
    private readonly routes: Routes,
    readonly mail: InvitationMail,
  ) {
    observed(this);
  }

  /** Whose signature is due; undefined: everybody has signed. */
  get turn(): Participant | undefined {
    return turnOf(this.journey.file.state);
  }

  get board(): readonly PersonOnBoard[] {
    const { state } = this.journey.file;
    return (['TIT', 'COT'] as const)
      .filter(who => state.participants[who])
      .map(who => ({ who, name: fullName(this.journey.file.people[who]), deeds: deedsOf(state, who) }));
  }

  /** What becomes of the account, once everybody has signed. */
  get creation(): Creation | undefined {
    const { finalisation } = this.journey.file.state;
    return finalisation?.kind === 'ended' ? finalisation.result : finalisation?.kind;
  }

  /** A video check of the person whose turn it is was begun, and its result is not on file yet. */
  get filming(): boolean {
    const { turn } = this;
    const { state } = this.journey.file;
    return turn !== undefined && state.participants[turn]?.livenessId !== undefined && !hasDone(state, turn, 'videoChecked');
  }

  /** /signature raises the flag, and Main follows the result. RTE-02 */
  followVideo(): void {
    this.routes.toSignature();
  }
}
