import type { MakeReceipt, Receipt } from '@application/finalisation/MakeReceipt';
import type { Clock } from '@application/ports/Clock';
import type { Withdrawals } from '@application/ports/Withdrawals';
import { chosenDelivery } from '@domain/delivery/chosen';
import type { Delivery } from '@domain/delivery/modes';
import type { Prospect } from '@domain/holders/prospect';
import { displayDay, parisDay } from '@domain/kernel/day';
import type { FileJourney } from '@ui/journey/FileJourney';
import { OneAtATime } from '@ui/mvvm/OneAtATime';
import { hourSaid } from '@ui/mvvm/hourSaid';
import { observed } from '@ui/mvvm/observed';

/** The account is open: what comes now, the receipt, the right to renounce. FIN-03, XTR-09, XTR-26 */
export class WelcomeViewModel {
  receipt: Receipt | undefined = undefined;
  /** The receipt could not be made this time. */
  failed = false;
  readonly receiving = new OneAtATime();

  constructor(
    readonly journey: FileJourney,
    private readonly makeReceipt: MakeReceipt,
    readonly withdrawals: Withdrawals,
    private readonly clock: Pick<Clock, 'deviceOffset'>,
  ) {
    observed(this);
  }

  get person(): Prospect['identity'] | undefined {
    return this.journey.people[this.journey.connected]?.identity;
  }

  /** How the card comes; 'none': without a card; undefined: not known yet. */
  get delivery(): Delivery | 'none' | undefined {
    const { cart, connected } = this.journey;
    return cart && chosenDelivery(cart.selection, connected);
  }

  /** When the receipt was made. */
  get madeAt(): { readonly day: string; readonly time: string } | undefined {
    return this.receipt && { day: displayDay(parisDay(this.receipt.at)), time: hourSaid(this.clock, this.receipt.at) };
  }

  /** A receipt that cannot be made takes nothing away from the page; a session that ended does. */
  async showReceipt(): Promise<void> {
    this.failed = false;
    await this.receiving.run(
      this.makeReceipt.run(this.journey.state.idEne),
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
