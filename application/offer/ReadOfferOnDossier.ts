import type { Clock } from '@application/browser/ports';
import type { Settings } from '@application/Settings';
import type { Prospect } from '@domain/holders/prospect';
import type { Participant, Workflow } from '@domain/journey/words';
import type { Day } from '@domain/kernel/day';
import type { Cart } from '@domain/offer/cart';
import { offerOnDossier, type Birthdates, type OfferOnDossier } from '@domain/offer/onDossier';
import { inMainlandFrance } from '@domain/referentials/france';

interface DossierWithCart {
  readonly cart: Cart | undefined;
  readonly state: { readonly workflow: Workflow };
  readonly people: { readonly TIT: Prospect; readonly COT: Prospect | undefined };
}

/** Prices the cart of a file today, by its people's birthdates and addresses; undefined until the cart is loaded. D-45, D-50 */
export class ReadOfferOnDossier {
  constructor(
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /**
   * `corrected`: typed birthdates, which replace the saved ones; `on`: the day of the price, today where it is not given. A missing
   * address counts as mainland France.
   */
  run(
    { cart, state, people }: DossierWithCart,
    corrected: Partial<Birthdates> = {},
    on: Day = this.clock.today(),
  ): OfferOnDossier | undefined {
    const birthdateOf = (who: Participant) => corrected[who] ?? people[who]?.birth.birthdate;
    return (
      cart &&
      offerOnDossier({
        cart,
        workflow: state.workflow,
        brand: this.settings.brand,
        today: on,
        birthdates: { TIT: birthdateOf('TIT'), COT: birthdateOf('COT') },
        mainlandFrance: [people.TIT, people.COT].every(person => person?.address.country === undefined || inMainlandFrance(person.address)),
        offers: this.settings.offers,
      })
    );
  }
}
