import * as E from 'fp-ts/Either';
import { runInAction } from 'mobx';
import type { LivenessTrouble } from '@application/liveness/VideoCheck';
import type { Agencies } from '@application/ports/Agencies';
import { agencyOf } from '@domain/holders/people';
import type { Agency } from '@domain/referentials/entries';
import { Resource } from '@ui/journey/Resource';
import type { FileJourney } from '@ui/journey/FileJourney';
import { observed } from '@ui/mvvm/observed';
import type { LivenessFlow } from '../liveness/LivenessFlow';

/** The check did not pass: once more where that is possible, else the agency. LIV-03, LIV-05 */
export class KoViewModel {
  looking = true;
  readonly agency: Resource<Agency>;

  constructor(
    readonly journey: FileJourney,
    readonly flow: LivenessFlow,
    private readonly agencies: Pick<Agencies, 'byId'>,
  ) {
    this.agency = new Resource(journey);
    observed(this);
  }

  /** The words of a check that may be tried again; where the bank has no result, after a reload too: that none came. */
  get why(): Exclude<LivenessTrouble, 'usedUp'> {
    const why = this.flow.result?.why;
    if (why === undefined) return 'silent';
    return why === 'usedUp' ? 'unrecognised' : why;
  }

  /** An adviser reads nothing of a video that may be filmed still. D-102 */
  get unknown(): boolean {
    return this.journey.steps.mode === 'mdc' && this.why === 'silent';
  }

  /** The result is waited for once more. */
  lookAgain(): void {
    this.flow.forget();
    void this.journey.openPage('LivenessControlProgress');
  }

  /** After a reload the bank is asked what became of the check. */
  enter(): void {
    void this.lookUp();
  }

  /** Where it is not tried again, names the agency; nice to have: without it the appointment stands. */
  private async lookUp(): Promise<void> {
    if ((await this.flow.known())?.outcome === 'OK') return this.journey.openPage('LivenessControlOk');
    runInAction(() => (this.looking = false));
    const id = agencyOf(this.journey.file.people);
    if (!this.flow.after.retryOffered && id !== undefined) void this.agency.load(this.agencies.byId(id));
  }

  /** The page before the check says again what to mind; an adviser asks the client for a new video, the result awaited is forgotten. LIV-05 */
  again(): void {
    if (this.journey.steps.mode === 'omc') void this.journey.openPage('PreLivenessPage');
    else void this.askAnew();
  }

  /** Back to the file handed over. */
  leave(): void {
    this.journey.file.awaitResult(false);
    void this.journey.openPage('PreLivenessPage');
  }

  private async askAnew(): Promise<void> {
    this.journey.file.awaitResult(false);
    this.flow.forget();
    const asked = await this.journey.sendTo(this.journey.file.state.task)();
    if (E.isLeft(asked)) this.journey.fail(asked.left, () => void this.askAnew());
  }
}
