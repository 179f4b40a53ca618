import type { Agencies } from '@application/ports/Agencies';
import { deliveryOf } from '@domain/offer/deliver';
import { deliveryModes, type Delivery } from '@domain/delivery/modes';
import type { Agency } from '@domain/referentials/entries';
import { Asked } from '@ui/journey/Asked';
import type { FileJourney } from '@ui/journey/FileJourney';
import { observed } from '@ui/mvvm/observed';

/** The account is open: what the adviser notes, and what the client receives. ADV-02 */
export class FileCreatedViewModel {
  readonly agency: Asked<Agency>;

  constructor(
    readonly journey: FileJourney,
    private readonly agencies: Pick<Agencies, 'byId'>,
  ) {
    this.agency = new Asked(journey);
    observed(this);
  }

  get names(): readonly string[] {
    const { TIT, COT } = this.journey.people;
    return [TIT, COT].flatMap(person => (person ? [[person.identity.firstName, person.identity.lastName].filter(Boolean).join(' ')] : []));
  }

  /** How the card comes; 'none': without a card; undefined: not known yet. */
  get delivery(): Delivery | 'none' | undefined {
    const { cart } = this.journey;
    if (cart === undefined) return undefined;
    const mode = deliveryOf(cart.selection, 'TIT');
    return deliveryModes.decide({}).find(each => each.mode === mode) ?? 'none';
  }

  enter(): void {
    const { TIT, COT } = this.journey.people;
    const id = TIT.identity.agencyId ?? COT?.identity.agencyId;
    if (id !== undefined) void this.agency.ask(this.agencies.byId(id));
  }
}
