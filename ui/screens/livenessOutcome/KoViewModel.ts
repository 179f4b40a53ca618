import * as E from 'fp-ts/Either';
import { runInAction } from 'mobx';
import type { LivenessTrouble } from '@application/liveness/VideoCheck';
import type { Agencies } from '@application/agency/ports';
import { agencyOf } from '@domain/holders/people';
import type { Agency } from '@domain/referentials/entries';
import { Resource } from '@ui/form/Resource';
import type { DossierJourney } from '@ui/journey/DossierJourney';
import { observed } from '@ui/mvvm/observed';
import type { LivenessFlow } from '../liveness/LivenessFlow';

/** A failed check: retry while attempts remain, else the agency. LIV-03, LIV-05 */
export class KoViewModel {
  looking = true;
  readonly agency: Resource<Agency>;

  constructor(
    readonly journey: DossierJourney,
    readonly flow: LivenessFlow,
    private readonly agencies: Pick<Agencies, 'byId'>,
  ) {
    this.agency = new Resource(journey);
    observed(this);
  }

  /** Reason to show; 'silent' when the bank has no result, also after a reload. */
  get why(): Exclude<LivenessTrouble, 'usedUp'> {
    const why = this.flow.result?.why;
    if (why === undefined) return 'silent';
    return why === 'usedUp' ? 'unrecognised' : why;
  }

  /** For the adviser the result stays unknown: the client may still be filming. D-102 */
  get unknown(): boolean {
    return this.journey.steps.mode === 'mdc' && this.why === 'silent';
  }

  /** Polls again. */
  lookAgain(): void {
    this.flow.reset();
    void this.journey.openPage('LivenessControlProgress');
  }

  /** After a reload, requests the result. */
  enter(): void {
    void this.lookUp();
  }

  /** Loads the agency when no attempt remains; its failure is ignored, as the appointment link suffices. */
  private async lookUp(): Promise<void> {
    if ((await this.flow.known())?.outcome === 'OK') return this.journey.openPage('LivenessControlOk');
    runInAction(() => (this.looking = false));
    const id = agencyOf(this.journey.dossier.people);
    if (!this.flow.after.retryOffered && id !== undefined) void this.agency.load(this.agencies.byId(id));
  }

  /** Returns to the advice before the capture. An adviser asks the client for a new video instead: the awaited result is dropped. LIV-05 */
  again(): void {
    if (this.journey.steps.mode === 'omc') void this.journey.openPage('PreLivenessPage');
    else void this.askAnew();
  }

  leave(): void {
    this.journey.dossier.awaitResult(false);
    void this.journey.openPage('PreLivenessPage');
  }

  private async askAnew(): Promise<void> {
    this.journey.dossier.awaitResult(false);
    this.flow.reset();
    const asked = await this.journey.sendTo(this.journey.dossier.state.task)();
    if (E.isLeft(asked)) this.journey.fail(asked.left, () => void this.askAnew());
  }
}
