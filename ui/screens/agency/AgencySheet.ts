import type { Agencies } from '@application/agency/ports';
import type { Agency } from '@domain/referentials/entries';
import { Resource } from '@ui/form/Resource';
import type { DossierJourney } from '@ui/journey/DossierJourney';
import { observed } from '@ui/mvvm/observed';

/** State of an agency's dialog, which loads its advisory hours. AGY-01 */
export class AgencySheet {
  /** Id and name, known before the details have loaded. */
  opened: Pick<Agency, 'id' | 'name'> | undefined = undefined;
  readonly agency: Resource<Agency>;

  constructor(
    journey: DossierJourney,
    private readonly agencies: Pick<Agencies, 'byId'>,
  ) {
    this.agency = new Resource(journey);
    observed(this);
  }

  show(agency: Pick<Agency, 'id' | 'name'>): void {
    this.opened = agency;
    void this.agency.load(this.agencies.byId(agency.id));
  }

  close(): void {
    this.opened = undefined;
  }
}
