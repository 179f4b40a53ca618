import type { Lists } from '@application/referentials/Lists';
import { streetKindOf } from '@domain/field/street';
import type { Participant } from '@domain/journey/words';
import type { Entry } from '@domain/referentials/entries';
import { FRANCE } from '@domain/referentials/france';
import { addressLines } from '@messages/addressLines';
import { Resource } from '@ui/form/Resource';
import type { DossierJourney } from '@ui/journey/DossierJourney';
import { observed } from '@ui/mvvm/observed';

/** Where the post brings a holder's card. AGY-02 */
export class HomeAddress {
  private readonly streetTypes: Resource<readonly Entry[]>;

  constructor(
    private readonly journey: DossierJourney,
    private readonly lists: Pick<Lists, 'streetTypes'>,
    private readonly whose: Participant,
  ) {
    this.streetTypes = new Resource(journey);
    observed(this);
  }

  /** Its street type has a label once the list has loaded. */
  get line(): string | undefined {
    const address = this.journey.dossier.people[this.whose]?.address;
    return address && addressLines(address, streetKindOf(this.streetTypes.value ?? [], address.streetType));
  }

  /** The address in words is then French. D-75 */
  get inFrance(): boolean {
    return this.journey.dossier.people[this.whose]?.address.country === FRANCE.code;
  }

  load(): void {
    void this.streetTypes.load(this.lists.streetTypes);
  }
}
