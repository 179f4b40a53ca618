import type { Agencies } from '@application/agency/ports';
import { chosenDelivery } from '@domain/delivery/chosen';
import type { Delivery } from '@domain/delivery/modes';
import { agencyOf } from '@domain/holders/people';
import type { Agency } from '@domain/referentials/entries';
import { Resource } from '@ui/form/Resource';
import type { DossierJourney } from '@ui/journey/DossierJourney';
import { observed } from '@ui/mvvm/observed';

/** The account is open: account details for the adviser, and what the client receives. ADV-02 */
export class DossierCreatedViewModel {
  readonly agency: Resource<Agency>;

  constructor(
    readonly journey: DossierJourney,
    private readonly agencies: Pick<Agencies, 'byId'>,
  ) {
    this.agency = new Resource(journey);
    observed(this);
  }

  /** 'none': no card was chosen; undefined: the cart has not loaded. */
  get delivery(): Delivery | 'none' | undefined {
    const { cart } = this.journey.dossier;
    return cart && chosenDelivery(cart.selection, 'TIT');
  }

  enter(): void {
    const id = agencyOf(this.journey.dossier.people);
    if (id !== undefined) void this.agency.load(this.agencies.byId(id));
  }
}
