import { asksMarketing, consentOf, sameConsent, type MarketingConsent } from '@domain/session/marketing';
import * as TE from 'fp-ts/TaskEither';
import type { DescribedPerson, DescribePerson } from '@application/summary/DescribePerson';
import type { Signatures } from '@application/signature/ports';
import type { Failure } from '@application/failure';
import { calledBy } from '@domain/holders/people';
import type { PageName } from '@domain/journey/steps';
import type { Participant } from '@domain/journey/words';
import type { OfferOnDossier } from '@domain/offer/onDossier';
import { signatureSuccessMessages as copy } from '@messages/signatureSuccess';
import { Resource } from '@ui/form/Resource';
import type { DossierJourney } from '@ui/journey/DossierJourney';
import { Attempt } from '@ui/mvvm/Attempt';
import { observed } from '@ui/mvvm/observed';
import type { OfferToAccept } from '../offerChange/OfferToAccept';
import type { TaxCertification } from '../taxResidence/TaxCertification';
import { Acceptance } from '../summary/Acceptance';
import type { EmailCorrection } from '../summary/EmailCorrection';
import { Reporting } from './Reporting';

/** Pages that the co-holder corrects alone: the holder has signed none of their answers. JNT-01, JNT-03 */
const own: readonly (PageName | undefined)[] = ['FamilyStatusForm', 'ComplementaryInformationForm', 'TaxResidenceForm'];

/** A co-holder or an adviser's client confirms the file's data, and accepts the terms. D-23, D-43, D-47 */
export class OpeningViewModel {
  readonly described: Resource<DescribedPerson>;
  readonly reporting: Reporting;
  readonly acting: Attempt;
  readonly terms: Acceptance;
  /** The reader's own consent, which nobody gave for them. D-64c, D-124 */
  offers: MarketingConsent;

  constructor(
    readonly journey: DossierJourney,
    private readonly describePerson: DescribePerson,
    private readonly signatures: Pick<Signatures, 'prepare'>,
    readonly offerToAccept: OfferToAccept,
    readonly email: EmailCorrection,
    readonly certification: TaxCertification,
  ) {
    this.described = new Resource(journey);
    this.acting = new Attempt(journey);
    this.terms = new Acceptance(this.acting);
    this.offers = consentOf(journey.prospect);
    this.reporting = new Reporting(journey);
    observed(this);
  }

  get names(): Readonly<Record<Participant, string>> {
    const { TIT, COT } = this.journey.dossier.people;
    return { TIT: calledBy(TIT) ?? copy.other, COT: calledBy(COT) ?? copy.you };
  }

  /** The whole offer to sign; undefined while the cart is loading. JNT-01 */
  get offer(): OfferOnDossier | undefined {
    return this.offerToAccept.current;
  }

  /** Everything above the terms has loaded, or shows its failure: nothing appears there after the acceptance. SUM-02, JNT-01 */
  get complete(): boolean {
    return this.offer !== undefined && this.described.settled;
  }

  /** The person's rows are on the page, each with its label or its code: only then can they be accepted. SUM-02 */
  get shown(): boolean {
    return this.complete && this.described.value !== undefined;
  }

  /** A question that a correction opened is not answered: nothing is accepted before. D-118 */
  get owes(): boolean {
    return this.described.value?.owesUsAnswer === true;
  }

  /** An adviser created the file and can correct it. */
  get led(): boolean {
    return this.journey.dossier.state.mode === 'mdc';
  }

  /** The co-holder of a client's file, who corrects some answers alone. */
  get alone(): boolean {
    return !this.led && this.journey.participant === 'COT';
  }

  /** The holder of their own file has answered on their form. */
  get asksMarketing(): boolean {
    const { participant } = this.journey;
    return asksMarketing(participant, participant) && (this.led || participant === 'COT');
  }

  wantOffers(offers: MarketingConsent): void {
    this.offers = offers;
  }

  corrects(page: PageName | undefined): page is PageName {
    return this.alone && own.includes(page);
  }

  change(page: PageName): void {
    void this.journey.correct(page, this.journey.participant);
  }

  /** `then` runs once the bank has the acceptance. SUM-02 */
  async submit(then: () => void): Promise<void> {
    if (this.owes) return this.terms.refuse();
    await this.terms.submit(
      this.shown,
      () =>
        TE.flatMap(this.accepted)(
          TE.flatMap(() => this.offerToAccept.check())(TE.flatMap(() => this.certification.save())(this.consent())),
        ),
      () => this.submit(then),
      accepted => {
        if (accepted) then();
      },
    );
  }

  private consent(): TE.TaskEither<Failure, void> {
    if (!this.asksMarketing || sameConsent(this.offers, consentOf(this.journey.prospect))) return TE.right(undefined);
    return this.journey.save(this.offers);
  }

  /** `asShown`: the offer is the one that the page showed at the click. False: nothing was accepted. D-106 */
  private accepted(asShown: boolean): TE.TaskEither<Failure, boolean> {
    return asShown ? TE.map(() => true)(this.signatures.prepare()) : TE.right(false);
  }

  enter(): void {
    void this.described.load(this.describePerson.run(this.journey.prospect));
  }
}
