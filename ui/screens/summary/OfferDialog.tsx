import { observer } from 'mobx-react-lite';
import { useContext, type ReactElement } from 'react';
import type { Cart } from '@domain/offer/cart';
import type { Mode } from '@domain/journey/words';
import { catalogue } from '@domain/offer/contracts';
import { cardsFor } from '@domain/offer/offered';
import { figuresAgree } from '@domain/offer/overdraftFigures';
import { offerWithoutCardAllowed } from '@domain/offer/withoutCardAllowed';
import { summaryMessages } from '@messages/summary';
import { insuranceMessages } from '@messages/insurance';
import { moneyMessages } from '@messages/money';
import { promotionMessages } from '@messages/promotion';
import { overdraftMessages } from '@messages/overdraft';
import { optionsMessages } from '@messages/options';
import { OVERDRAFT_EUROS } from '@domain/offer/fixed';
import { Button } from '@ui/kit/Button';
import { Choice } from '@ui/kit/Choice';
import { Dialog } from '@ui/kit/Dialog';
import { ReaderContext, messagesFor, useMessages } from '@ui/mvvm/messages';
import { yesNo, type OfferChoice, type OfferCorrection } from './OfferCorrection';
import type { SummaryViewModel } from './SummaryViewModel';

interface Question {
  readonly title: string;
  readonly legend: string;
  readonly hint?: string | undefined;
  readonly options: readonly { readonly value: string; readonly label: string; readonly description?: string }[];
}

/** In the reader's words. ADV-02, ADV-03 */
const questionOf = (mode: Mode, asked: OfferChoice, cart: Cart, joint: boolean, ordered: OfferCorrection['cardFor']): Question => {
  const [{ changing }, { overdraft }, insurance] = [
    messagesFor(mode, summaryMessages),
    messagesFor(mode, optionsMessages),
    messagesFor(mode, insuranceMessages),
  ];
  const options = [
    { value: yesNo.yes, label: overdraft.yes },
    { value: yesNo.no, label: overdraft.no },
  ];
  if (asked.what === 'overdraft') {
    const { legend, hint } = overdraft;
    const cost = overdraftMessages.cost(cart.overdraftFigures && figuresAgree(cart.overdraftFigures) ? cart.overdraftFigures : undefined);
    return { title: changing.overdraft, legend: legend(moneyMessages.amount(OVERDRAFT_EUROS)), hint: `${hint} ${cost}`, options };
  }
  if (asked.what === 'insurance') {
    const hint = cart.insurance && insurance.price(moneyMessages.perMonth(cart.insurance.price));
    return { title: changing.insurance, legend: insurance.legend, hint, options };
  }
  const cards = cardsFor(cart.cards, asked.who).map(({ catalogNumber, label }) => {
    const { card, promotion = 'none' } = ordered(asked.who, catalogNumber) ?? {};
    return { value: catalogNumber, label, ...(card ? { description: promotionMessages.cardPrice(card, promotion) } : {}) };
  });
  const without = offerWithoutCardAllowed.decide({ participant: asked.who })
    ? [{ value: catalogue.NONE, label: changing.withoutCard }]
    : [];
  return { title: changing.card[joint ? asked.who : 'individual'], legend: changing.which, options: [...cards, ...without] };
};

/** Asks for another card, overdraft or insurance. D-62 */
export const OfferDialog = observer(function OfferDialog({ vm }: { readonly vm: SummaryViewModel }): ReactElement | null {
  const copy = useMessages(summaryMessages);
  const mode = useContext(ReaderContext);
  const { offerCorrection: correction, journey } = vm;
  const { choice, cart } = correction;
  if (choice === undefined || cart === undefined) return null;
  const { title, ...question } = questionOf(mode, choice, cart, journey.dossier.state.workflow === 'joint', correction.cardFor);
  return (
    <Dialog
      title={title}
      open
      onClose={correction.close}
      actions={
        <>
          <Button onClick={() => void correction.save()} busy={correction.busy} busyLabel={copy.changing.saving}>
            {copy.changing.save}
          </Button>
          <Button kind="secondary" onClick={correction.close}>
            {copy.changing.cancel}
          </Button>
        </>
      }
    >
      <Choice name="anew" value={correction.chosen} onChange={correction.choose} {...question} />
    </Dialog>
  );
});
