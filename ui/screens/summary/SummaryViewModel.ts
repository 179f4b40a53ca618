import * as TE from 'fp-ts/TaskEither';
import type { Agencies } from '@application/agency/ports';
import type { DescribedPerson, DescribePerson } from '@application/summary/DescribePerson';
import type { Settings } from '@application/Settings';
import type { Signatures } from '@application/signature/ports';
import type { Failure } from '@application/failure';
import type { Connected } from '@domain/adviser/connected';
import { agencyOf } from '@domain/holders/people';
import type { Part, Seen } from '@domain/holders/shownOfOther';
import { mayAct, mayCorrect } from '@domain/journey/dossierSteps';
import { seenOf } from '@domain/journey/seenOf';
import type { PageName } from '@domain/journey/steps';
import type { Participant } from '@domain/journey/words';
import type { Day } from '@domain/kernel/day';
import { consentOf, type MarketingConsent } from '@domain/session/marketing';
import type { OfferOnDossier } from '@domain/offer/onDossier';
import type { Agency } from '@domain/referentials/entries';
import { Resource } from '@ui/form/Resource';
import type { DossierJourney } from '@ui/journey/DossierJourney';
import { Attempt } from '@ui/mvvm/Attempt';
import { observed } from '@ui/mvvm/observed';
import { AgencySheet } from '../agency/AgencySheet';
import type { OfferToAccept } from '../offerChange/OfferToAccept';
import type { TaxCertification } from '../taxResidence/TaxCertification';
import { Acceptance } from './Acceptance';
import type { EmailCorrection } from './EmailCorrection';
import type { OfferCorrection } from './OfferCorrection';
import type { ProofComparison } from './ProofComparison';
import { proofLines, type ProofLine } from './proofLines';

export interface PersonOnDossier {
  readonly who: Participant;
  readonly described: Resource<DescribedPerson>;
}

/** The recap before the signature: all answers with their corrections, and the terms. SUM-01, SUM-02, XTR-01 */
export class SummaryViewModel {
  readonly people: readonly PersonOnDossier[];
  readonly agency: Resource<Agency>;
  readonly sheet: AgencySheet;
  readonly accepting: Attempt;
  private readonly consenting: Attempt;
  readonly terms: Acceptance;
  /** Shows the whole file, for reading and printing. */
  whole = false;

  constructor(
    readonly journey: DossierJourney,
    readonly offerToAccept: OfferToAccept,
    private readonly describePerson: DescribePerson,
    private readonly agencies: Pick<Agencies, 'byId'>,
    private readonly signatures: Pick<Signatures, 'prepare'>,
    readonly offerCorrection: OfferCorrection,
    readonly emailCorrection: EmailCorrection,
    readonly comparison: ProofComparison,
    private readonly settings: Pick<Settings, 'otherHolder'>,
    readonly certification: TaxCertification,
  ) {
    const both = ['TIT', 'COT'] as const;
    this.people = both.flatMap(who => (journey.dossier.people[who] === undefined ? [] : [{ who, described: new Resource(journey) }]));
    this.agency = new Resource(journey);
    this.sheet = new AgencySheet(journey, agencies);
    this.accepting = new Attempt(journey);
    this.consenting = new Attempt(journey);
    this.terms = new Acceptance(this.accepting, () => !this.reads);
    observed(this);
  }

  get today(): Day {
    return this.offerToAccept.day;
  }

  /** Undefined while the cart is loading. */
  get offer(): OfferOnDossier | undefined {
    return this.offerToAccept.current;
  }

  /** Everything above the terms has loaded, or shows its failure: nothing appears there after the acceptance. SUM-02, D-50 */
  get complete(): boolean {
    const agencyCame = this.agency.settled || this.agencyId === undefined;
    return this.offer !== undefined && agencyCame && this.comparison.settled && this.people.every(({ described }) => described.settled);
  }

  /** Every person's rows are on the page, each with its label or its code: only then can they be accepted. SUM-02 */
  get shown(): boolean {
    return this.complete && this.people.every(({ described }) => described.value !== undefined);
  }

  /** Whether the reader may correct what concerns a holder; `null`: the offer and the agency. D-105 */
  mayCorrect(of: Participant | null): boolean {
    return mayCorrect(this.journey.dossier.state, this.reader, of);
  }

  private get reader(): Connected {
    return this.journey.steps.mode === 'mdc' ? 'adviser' : this.journey.connected;
  }

  /** Whose nationality or birthplace opened a question that the reader may answer and nobody has: nothing is accepted before. D-118 */
  get owing(): readonly Participant[] {
    return this.people.flatMap(({ who, described }) => (described.value?.owesUsAnswer && this.mayCorrect(who) ? [who] : []));
  }

  /** The reader's own, where they may change it. D-124 */
  get consent(): MarketingConsent | undefined {
    const { journey, reader } = this;
    const own = reader === 'TIT' || reader === 'COT' ? journey.dossier.people[reader] : undefined;
    return own && mayAct(journey.dossier.state, reader, 'consentOffers') ? consentOf(own) : undefined;
  }

  async wantOffers(consent: MarketingConsent): Promise<void> {
    await this.consenting.run(this.journey.save(consent, { of: this.journey.connected }), () => this.wantOffers(consent));
  }

  get agencyId(): string | undefined {
    return agencyOf(this.journey.dossier.people);
  }

  /** Whether a person reported this line as wrong; shown to the adviser, who corrects it. ADV-03 */
  isReported(who: Participant, line: string): boolean {
    const { participants } = this.journey.dossier.state;
    return this.journey.steps.mode === 'mdc' && participants[who]?.reported?.lines.some(each => each === line) === true;
  }

  get proofs(): readonly ProofLine[] {
    return proofLines(this.journey.dossier.state.proofs);
  }

  /** What the reader sees of a holder's answer or proofs. D-123 */
  sees(of: Participant, what: Part): Seen {
    const { task: taskId, mode } = this.journey.dossier.state;
    return seenOf({ policy: this.settings.otherHolder, connected: this.reader, of, taskId, mode }, what);
  }

  /** Whether the reader sees all of a holder. D-123 */
  seesWhole(of: Participant): boolean {
    return this.sees(of, 'proofs') === 'shown';
  }

  /** Labels of the street types; the comparison of addresses needs them. */
  get streetTypes(): Readonly<Partial<Record<Participant, string | undefined>>> {
    return Object.fromEntries(
      this.people.map(({ who, described: { value } }) => [
        who,
        value?.unlabelled.includes('streetTypes') ? undefined : value?.address.streetType,
      ]),
    );
  }

  /** The co-holder's first step, on the device that both share: it confirms the reading. The terms follow in their own session. D-43 */
  get reads(): boolean {
    return this.journey.steps.at.step === 'coHolderSummary';
  }

  enter(): void {
    for (const { who, described } of this.people) {
      const person = this.journey.dossier.people[who];
      if (person) void described.load(this.describePerson.run(person));
    }
    this.comparison.enter(of => this.seesWhole(of));
    const { agencyId } = this;
    if (agencyId !== undefined) void this.agency.load(this.agencies.byId(agencyId));
  }

  change(page: PageName, of: Participant): void {
    void this.journey.correct(page, of);
  }

  showWhole(whole: boolean): void {
    this.whole = whole;
  }

  async submit(): Promise<void> {
    if (this.owing.length > 0) return this.terms.refuse();
    await this.terms.submit(
      this.shown,
      () => TE.flatMap(this.accepted)(TE.flatMap(() => this.offerToAccept.check())(this.certification.save())),
      this.submit,
    );
  }

  /** `asShown`: the offer is the one that the page showed at the click. D-106 */
  private accepted(asShown: boolean): TE.TaskEither<Failure, void> {
    return asShown ? TE.flatMap(() => this.journey.finish())(this.prepared) : TE.right(undefined);
  }

  /** Accepting prepares the signature on the recap of the holder and of an adviser's client, not on a co-holder's. D-38, D-23, SGN-02 */
  private get prepared(): TE.TaskEither<Failure, void> {
    return this.reads ? TE.right(undefined) : this.signatures.prepare();
  }
}
