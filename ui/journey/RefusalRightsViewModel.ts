import type { Failure } from '@application/failure';
import type { ReasonsBy, RefusalRequests } from '@application/refusal/ports';
import { OneAtATime } from '@ui/mvvm/OneAtATime';
import { observed } from '@ui/mvvm/observed';

/** What a refused person asks for with their session: the reasons in writing, a decision by a person. XTR-74 */
export class RefusalRightsViewModel {
  /** How the person asked for the reasons; undefined: they did not. */
  reasonsBy: ReasonsBy | undefined = undefined;
  reviewAsked = false;
  failed = false;
  /** The bank does not answer these calls, or nobody is signed in: the page says where to call and write. */
  elsewhere: boolean;
  readonly sending = new OneAtATime();

  constructor(
    private readonly requests: RefusalRequests,
    isSignedIn: boolean,
  ) {
    this.elsewhere = !isSignedIn;
    observed(this);
  }

  async askReasons(by: ReasonsBy): Promise<void> {
    this.failed = false;
    await this.sending.run(this.requests.reasons(by), this.missed, () => {
      this.reasonsBy = by;
    });
  }

  async askReview(): Promise<void> {
    this.failed = false;
    await this.sending.run(this.requests.review(), this.missed, () => {
      this.reviewAsked = true;
    });
  }

  private missed(failure: Failure): void {
    if (failure.kind === 'absent' || failure.kind === 'signedOut') this.elsewhere = true;
    else this.failed = true;
  }
}
