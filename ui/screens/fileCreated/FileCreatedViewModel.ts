import { makeAutoObservable } from 'mobx';
import type { ReadAgency } from '@application/agency/ReadAgency';
import { deliveryOf } from '@domain/delivery/deliver';
import { deliveryModes } from '@domain/delivery/modes';
import type { Agency } from '@domain/referentials/entries';
import { fileCreatedCopy } from '@ui/copy/fr/fileCreated';
import { Asked } from '@ui/journey/Asked';
import type { FileJourney } from '@ui/journey/FileJourney';

const { receives } = fileCreatedCopy;

/** The account is open: what the adviser notes, and what the client receives. ADV-02 */
export class FileCreatedViewModel {
  readonly agency: Asked<Agency>;

  constructor(
    readonly journey: FileJourney,
    private readonly readAgency: ReadAgency,
  ) {
    this.agency = new Asked(journey);
    makeAutoObservable(this, { journey: false, agency: false }, { autoBind: true });
  }

  get names(): readonly string[] {
    const { TIT, COT } = this.journey.people;
    return [TIT, COT].flatMap(person => (person ? [[person.identity.firstName, person.identity.lastName].filter(Boolean).join(' ')] : []));
  }

  /** How each card comes; undefined until the cart is there. */
  get card(): string | undefined {
    const { cart } = this.journey;
    if (cart === undefined) return undefined;
    const mode = deliveryOf(cart.selection, 'TIT');
    const delivery = deliveryModes.decide({}).find(each => each.mode === mode);
    return delivery ? receives.card[delivery.mode](receives.days(delivery.minDays, delivery.maxDays)) : receives.noCard;
  }

  enter(): void {
    const { TIT, COT } = this.journey.people;
    const id = TIT.identity.agencyId ?? COT?.identity.agencyId;
    if (id !== undefined) void this.agency.ask(this.readAgency.run(id));
  }
}
