import type { MakeReceipt, Receipt } from '@application/finalisation/MakeReceipt';
import type { ReadOfferOnDossier } from '@application/offer/ReadOfferOnDossier';
import type { Clock } from '@application/browser/ports';
import type { WithdrawalCalls, Withdrawals } from '@application/signature/ports';
import { chosenDelivery } from '@domain/delivery/chosen';
import type { Delivery } from '@domain/delivery/modes';
import type { Prospect } from '@domain/holders/prospect';
import type { OrderedCard, PriceSummary } from '@domain/offer/priceSummary';
import { catalogue, productNumbered } from '@domain/offer/contracts';
import { parisDay } from '@domain/kernel/calendar';
import { displayDay, type Day, type Instant } from '@domain/kernel/day';
import { withdrawalUntil } from '@domain/signature/withdrawalUntil';
import type { Accepted } from '@domain/journey/dossierState';
import type { DossierJourney } from '@ui/journey/DossierJourney';
import { matchResult } from '@ui/mvvm/matchResult';
import { OneAtATime } from '@ui/mvvm/OneAtATime';
import { hourText } from '@ui/mvvm/hourText';
import { observed } from '@ui/mvvm/observed';
import type { DepositReceipt } from '../preContract/DepositReceipt';
import type { FaceConsenting } from '../liveness/FaceConsenting';

interface Moment {
  readonly day: string;
  readonly time: string;
}

/** The account is open: next steps, receipt, and right of withdrawal. FIN-03, XTR-09, XTR-26 */
export class WelcomeViewModel {
  receipt: Receipt | undefined = undefined;
  /** The receipt could not be created. */
  failed = false;
  readonly receiving = new OneAtATime();
  /** The last day as the bank says it, of the contract that ends first. */
  private banksDay: Day | undefined = undefined;

  constructor(
    readonly journey: DossierJourney,
    private readonly makeReceipt: MakeReceipt,
    readonly withdrawals: Withdrawals,
    private readonly readOffer: ReadOfferOnDossier,
    private readonly clock: Pick<Clock, 'deviceOffset'>,
    private readonly consenting: Pick<FaceConsenting, 'given'>,
    private readonly withdrawalCalls: Pick<WithdrawalCalls, 'mine'>,
    private readonly depositReceipt: Pick<DepositReceipt, 'at'>,
  ) {
    observed(this);
  }

  get person(): Prospect['identity'] | undefined {
    return this.journey.dossier.people[this.journey.connected]?.identity;
  }

  /** The name that a payer types beside the IBAN, whose bank compares the two. XTR-72 */
  get payee(): string | undefined {
    const { lastName = '', firstName = '' } = this.person ?? {};
    return [lastName, firstName].filter(Boolean).join(' ').toLocaleUpperCase('fr') || undefined;
  }

  /** 'none': no card was chosen; undefined: the cart has not loaded. */
  get delivery(): Delivery | 'none' | undefined {
    const { connected } = this.journey;
    const { cart } = this.journey.dossier;
    return cart && chosenDelivery(cart.selection, connected);
  }

  /** The price that the person accepted; of an older file, today's price of its cart. Undefined while that is loading. D-76, D-106 */
  get price(): PriceSummary | undefined {
    return this.accepted?.price ?? this.readOffer.run(this.journey.dossier);
  }

  /** Card of the connected person; undefined: loading, or none. */
  get card(): OrderedCard['card'] {
    return this.price?.cards.find(({ who }) => who === this.journey.connected)?.card;
  }

  /** What the person accepted in the recap, as stored by the bank. XTR-09 */
  get accepted(): Accepted | undefined {
    const { connected } = this.journey;
    const { state } = this.journey.dossier;
    return state.participants[connected]?.accepted;
  }

  get acceptedAt(): Moment | undefined {
    return this.momentOf(this.accepted?.at);
  }

  /** When the person agreed that their face is compared; undefined: on another device, or they were not asked. XTR-70 */
  get faceConsentAt(): Moment | undefined {
    return this.momentOf(this.consenting.given(this.journey.connected)?.givenAt);
  }

  /** When the person acknowledged the information on the deposit guarantee; undefined: on another device, or they did not. XTR-09 */
  get depositsReceivedAt(): Moment | undefined {
    return this.momentOf(this.depositReceipt.at);
  }

  /** When the person certified their tax residence; undefined: the bank does not say. D-124 */
  get taxCertifiedAt(): Moment | undefined {
    return this.momentOf(this.journey.dossier.people[this.journey.connected]?.fiscal.certifiedAt);
  }

  private momentOf(at: Instant | undefined): Moment | undefined {
    return at === undefined ? undefined : { day: displayDay(parisDay(at)), time: hourText(this.clock, at) };
  }

  enter(): void {
    void this.readLastDay();
  }

  /** Asks the bank for the last day to withdraw; without an answer the rule's stays. XTR-68 */
  private async readLastDay(): Promise<void> {
    await matchResult(
      this.withdrawalCalls.mine(),
      () => undefined,
      ({ contracts }) => {
        this.banksDay = contracts.flatMap(({ until }) => until ?? []).sort()[0];
      },
    );
  }

  /** The last day to change one's mind, the bank's before the rule's; undefined: nobody says when the contract began. XTR-26, XTR-68 */
  get renounceUntil(): Day | undefined {
    if (this.banksDay !== undefined) return this.banksDay;
    const { openedOn } = this.journey.dossier.state;
    const { days, from, rollsOver } = this.withdrawals.terms();
    return withdrawalUntil.decide({ signed: openedOn ? [openedOn] : [], received: null, days, from, rollsOver }) ?? undefined;
  }

  /** Family and catalogue number of each product ordered, as the bank names them. D-117, XTR-61 */
  get products(): readonly string[] {
    const { selection = [] } = this.journey.dossier.cart ?? {};
    const ordered = selection.filter(({ catalogNumber }) => catalogNumber !== catalogue.NONE);
    return ordered.map(({ catalogNumber }) => [productNumbered(catalogNumber)?.family, catalogNumber].filter(Boolean).join(' '));
  }

  /** A failure leaves the page unchanged, unless the session has ended. */
  async showReceipt(): Promise<void> {
    this.failed = false;
    await this.receiving.run(
      this.makeReceipt.run(this.journey.dossier.state.idEne),
      failure => {
        if (failure.kind === 'signedOut') this.journey.fail(failure);
        else this.failed = true;
      },
      receipt => {
        this.receipt = receipt;
      },
    );
  }

  print(): void {
    window.print();
  }
}
