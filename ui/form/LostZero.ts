import type { Lists } from '@application/referentials/Lists';
import { withLostZero } from '@domain/field/typed';
import type { Town } from '@domain/referentials/entries';
import { observed } from '@ui/mvvm/observed';
import type { DossierJourney } from '@ui/journey/DossierJourney';
import { Resource } from './Resource';

/** Suggests '01000' for a postal code typed '1000', if the bank lists towns for it. D-128 */
export class LostZero {
  /** Towns of the code that may be meant. */
  readonly towns: Resource<readonly Town[]>;
  private code: string | undefined = undefined;

  constructor(
    journey: Pick<DossierJourney, 'fail'>,
    private readonly lists: Pick<Lists, 'townsOf'>,
  ) {
    this.towns = new Resource<readonly Town[]>(journey);
    observed(this);
  }

  get meant(): string | undefined {
    return (this.towns.value ?? []).length > 0 ? this.code : undefined;
  }

  reset(): void {
    this.code = undefined;
    this.towns.reset();
  }

  async look(typed: string): Promise<void> {
    this.reset();
    this.code = withLostZero(typed);
    if (this.code !== undefined) await this.towns.load(this.lists.townsOf(this.code));
  }
}
