import * as E from 'fp-ts/Either';
import { runInAction } from 'mobx';
import type { ReadProof } from '@application/prospect/ReadProof';
import type { Lists } from '@application/referentials/Lists';
import { isAnswered } from '@domain/holders/prospect';
import { documentsRank } from '@domain/proofs/rank';
import { paperOfCode } from '@domain/proofs/slot';
import type { Entry } from '@domain/referentials/entries';
import { suggestionMessages } from '@messages/suggestions';
import { whose } from '@ui/form/autocomplete';
import type { AnyResource } from '@ui/form/FormPage';
import { optionsOf } from '@ui/form/options';
import { Resource } from '@ui/form/Resource';
import type { DossierJourney } from '@ui/journey/DossierJourney';
import { observed } from '@ui/mvvm/observed';
import { homeRead, type Home } from '../address/homeRead';

/** With papers first, what no paper says is asked beside what was read: no page of its own follows for it. D-125, PER-04, PER-05 */
export class ReadRest {
  /** All was read in time, so that nothing moves. XTR-60 */
  asked = false;
  /** The address of the proof; undefined: its own page asks it. */
  home: Home | undefined = undefined;
  /** The person corrects the address on its own page. */
  addressLater = false;
  readonly situations: Resource<readonly Entry[]>;
  readonly regimes: Resource<readonly Entry[]>;
  readonly housings: Resource<readonly Entry[]>;
  /** Begun with the page: it takes no longer than what is read of the identity. */
  private loading: Promise<Home | undefined> | undefined = undefined;

  constructor(
    private readonly journey: DossierJourney,
    private readonly readProof: ReadProof,
    private readonly lists: Lists,
  ) {
    this.situations = new Resource(journey, optionsOf);
    this.regimes = new Resource(journey, optionsOf);
    this.housings = new Resource(journey, optionsOf);
    observed(this);
  }

  /** The page may ask it; its title says so while it is read. */
  get mayBeAsked(): boolean {
    const { journey } = this;
    return journey.givesPapersFirst && !isAnswered('FamilyStatusForm', journey.prospect);
  }

  get all(): readonly AnyResource[] {
    if (!this.asked) return [];
    return [this.situations, this.regimes, ...(this.home === undefined ? [] : [this.housings])];
  }

  /** 'Lu sur votre facture de gaz' */
  get source(): string | undefined {
    const { participant, dossier, steps } = this.journey;
    const rank = documentsRank.decide({ participant, category: 'address' });
    const proof = dossier.state.proofs.find(each => each.rank === rank);
    const paper = proof && paperOfCode(proof.documentCode);
    return paper && suggestionMessages.read(paper, whose(this.journey) === 'individual' && steps.mode === 'omc');
  }

  load(): void {
    if (this.mayBeAsked) this.loading = this.loaded();
  }

  /** `mayAsk`: the identity was read whole, and the page still waits. */
  async take(mayAsk: () => boolean): Promise<void> {
    const { situations, regimes, housings, loading } = this;
    if (loading === undefined) return;
    const home = await loading;
    const hasLists = [situations, regimes, housings].every(({ value }) => value !== undefined);
    runInAction(() => {
      if (!hasLists || !mayAsk()) return;
      this.asked = true;
      this.home = home;
    });
  }

  correctAddress(): void {
    this.home = undefined;
    this.addressLater = true;
  }

  private async loaded(): Promise<Home | undefined> {
    const { situations, regimes, housings, lists } = this;
    const [home] = await Promise.all([
      this.readHome(),
      situations.load(lists.familySituations),
      regimes.load(lists.maritalRegimes),
      housings.load(lists.housingSituations),
    ]);
    return home;
  }

  private async readHome(): Promise<Home | undefined> {
    const { journey, source } = this;
    if (isAnswered('AddressForm', journey.prospect)) return undefined;
    const read = await this.readProof.run(journey, 'address')();
    if (E.isLeft(read) || !read.right.validated) return undefined;
    const home = await homeRead(this.lists, journey.prospect, { ...read.right, source })();
    return E.isRight(home) ? home.right : undefined;
  }
}
