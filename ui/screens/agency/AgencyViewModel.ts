import * as TE from 'fp-ts/TaskEither';
import { runInAction } from 'mobx';
import type { Clock } from '@application/browser/ports';
import type { Geolocation, NoPosition, Agencies } from '@application/agency/ports';
import type { FindAgencies } from '@application/agency/FindAgencies';
import type { Lists } from '@application/referentials/Lists';
import { agencyDraft, checkAgency, type AgencyDraft, type AgencyIssue } from '@domain/delivery/checkAgency';
import type { NearbyAgency } from '@domain/delivery/agencyDistance';
import { streetKindOf } from '@domain/field/street';
import { tidy } from '@domain/field/tidy';
import type { Agency, Entry } from '@domain/referentials/entries';
import type { MessagesOf } from '@ui/copy/byReader';
import { agencyMessages } from '@messages/agency';
import { addressLines } from '@messages/addressLines';
import { Resource } from '@ui/form/Resource';
import { DossierForm } from '@ui/form/DossierForm';
import type { DossierJourney } from '@ui/journey/DossierJourney';
import { OneAtATime } from '@ui/mvvm/OneAtATime';
import { messagesFor } from '@ui/mvvm/messages';
import { observed } from '@ui/mvvm/observed';
import { AgencySheet } from './AgencySheet';

/** Searches agencies around the person's address, the browser's position (on click) or a typed place. AGY-01 */
export class AgencyViewModel {
  readonly form: DossierForm<AgencyDraft, AgencyIssue>;
  readonly found: Resource<readonly NearbyAgency[]>;
  readonly sheet: AgencySheet;
  place = '';
  /** The address around which the agencies are; undefined: none is known. */
  around: string | undefined = undefined;
  /** After a click on 'Chercher ailleurs'. */
  elsewhere = false;
  placeMissing = false;
  noPosition: NoPosition | undefined = undefined;
  /** No agency was chosen on arrival: selecting one submits the form. */
  readonly asksFirst: boolean;
  readonly locate = new OneAtATime();

  constructor(
    readonly journey: DossierJourney,
    clock: Clock,
    private readonly findAgencies: FindAgencies,
    agencies: Pick<Agencies, 'byId'>,
    private readonly geolocation: Geolocation,
    private readonly lists: Pick<Lists, 'streetTypes'>,
  ) {
    this.found = new Resource(journey);
    this.sheet = new AgencySheet(journey, agencies);
    this.form = new DossierForm(journey, clock, {
      start: agencyDraft(journey.prospect),
      check: draft => checkAgency(this.onShow(draft), journey.prospect),
      messageFor: () => this.copy.required,
    });
    this.asksFirst = this.form.draft.agencyId === '';
    this.around = addressLines(this.home) || undefined; // from the first drawing on: the search would be seen to leave
    observed(this);
  }

  private get home(): Parameters<typeof addressLines>[0] {
    const { streetNumber = '', streetName = '', postalCode = '', town = '' } = this.journey.prospect.address;
    return { streetNumber, streetName, complement: undefined, postalCode, town };
  }

  get agencies(): readonly NearbyAgency[] {
    return this.found.value ?? [];
  }

  get none(): boolean {
    return this.found.value?.length === 0;
  }

  /** A card says where the agencies are. The search replaces it when needed. */
  get searching(): boolean {
    return this.elsewhere || this.around === undefined || this.none || this.found.missed;
  }

  /** True while selecting an agency submits: none is selected yet, or the first agencies are loading. XTR-49 */
  get useSubmitOnSelect(): boolean {
    return this.asksFirst && this.form.draft.agencyId === '' && (this.agencies.length > 0 || !this.searching);
  }

  searchElsewhere(): void {
    this.elsewhere = true;
  }

  /** Searches first around the known address; the street type needs the bank's list for its label. */
  enter(): void {
    const { home } = this;
    const { streetNumber, streetName, postalCode, town } = home;
    const { streetType } = this.journey.prospect.address;
    if (addressLines(home) === '') return;
    const around = (kind = ''): ReturnType<FindAgencies['run']> => {
      runInAction(() => (this.around = addressLines(home, kind)));
      return this.findAgencies.run({ address: tidy(`${streetNumber} ${kind} ${streetName} ${postalCode} ${town}`) });
    };
    const named = TE.match(
      () => undefined,
      (kinds: readonly Entry[]) => streetKindOf(kinds, streetType),
    );
    void this.found.load(TE.flatMap(around)(TE.fromTask(named(this.lists.streetTypes))));
  }

  typePlace(place: string): void {
    this.place = place;
    this.placeMissing = false;
  }

  search(): void {
    const address = tidy(this.place);
    this.noPosition = undefined;
    this.placeMissing = address === '';
    if (!this.placeMissing) void this.found.load(this.findAgencies.run({ address }));
  }

  async usePosition(): Promise<void> {
    this.noPosition = undefined;
    await this.locate.run(
      this.geolocation.position(),
      why => {
        this.noPosition = why;
      },
      position => void this.found.load(this.findAgencies.run({ position })),
    );
  }

  choose(agency: Agency): void {
    this.form.choose({ agencyId: agency.id });
  }

  private get copy(): MessagesOf<typeof agencyMessages> {
    return messagesFor(this.journey.steps.mode, agencyMessages);
  }

  /** Clears a choice that the current results do not contain. */
  private onShow(draft: AgencyDraft): AgencyDraft {
    const known = this.found.value === undefined || this.agencies.some(({ agency }) => agency.id === draft.agencyId);
    return known ? draft : { agencyId: '' };
  }
}
