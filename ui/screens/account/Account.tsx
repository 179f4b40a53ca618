import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { Clock } from '@application/browser/ports';
import { ReadOfferOnDossier } from '@application/offer/ReadOfferOnDossier';
import { Settings } from '@application/Settings';
import { fullName } from '@domain/holders/people';
import { connectedTo } from '@domain/journey/dossierSteps';
import { stepRow } from '@domain/journey/steps';
import type { Participant } from '@domain/journey/words';
import { knownCard } from '@domain/offer/card';
import type { OrderedCard, PriceSummary } from '@domain/offer/priceSummary';
import { moneyMessages } from '@messages/money';
import { recapRowsMessages } from '@messages/recapRows';
import { receiptWords, type ReceiptContext, type ReceiptLine } from '@ui/copy/receiptWords';
import { DossierStore } from '@ui/journey/DossierStore';
import { OfferModel } from '@ui/journey/OfferModel';
import { StepJourney } from '@ui/journey/StepJourney';
import { CardArt } from '@ui/kit/art/CardArt';
import { Icon } from '@ui/kit/Icon';
import { Status } from '@ui/kit/Status';
import { useService } from '@ui/mvvm/screen';
import { artOf } from '../offer/artOf';
import { forecastSummary } from '../price/forecastSummary';
import { contextOf, NoReceipt, PriceReceipt } from '../price/PriceReceipt';
import css from './Account.module.css';

const copy = recapRowsMessages.offer;

/** Lines of the receipt of one card, before its price is known. */
const LINES = 5;

interface AccountSoFar {
  /** Undefined while the price loads, and when it could not be loaded. */
  readonly summary: PriceSummary | undefined;
  readonly failed: boolean;
  readonly context: ReceiptContext;
  /** The card of the person whose page it is; undefined: not loaded, or none. */
  readonly card: OrderedCard['card'];
  readonly name: string;
  readonly shows: (line: ReceiptLine) => boolean;
}

/** What the account is and costs, from the answers given so far. Observable. */
const useAccount = (): AccountSoFar => {
  const journey = useService(StepJourney);
  const { dossier, cart } = useService(DossierStore);
  const offer = useService(OfferModel);
  const settings = useService(Settings);
  const clock = useService(Clock);
  const [read] = useState(() => new ReadOfferOnDossier(settings, clock));
  const { answers } = journey;
  const started = dossier !== undefined;
  useEffect(() => {
    if (!started) void offer.ensureQuietly();
  }, [offer, started]);
  const cardIn = (summary: PriceSummary | undefined, who: Participant) => summary?.cards.find(card => card.who === who)?.card;
  if (dossier) {
    const { state, people } = dossier;
    const who = stepRow(journey.step).of ?? connectedTo(state, dossier.person);
    const summary = read.run({ cart, state, people });
    return {
      summary,
      failed: false,
      context: contextOf({ dossier: { state, people } }),
      card: cardIn(summary, who),
      name: fullName(people[who]),
      // a free delivery changes nothing of what is paid
      shows: ({ line, amount }) => line.what !== 'once' && !(line.what === 'delivery' && amount === moneyMessages.price(0)),
    };
  }
  const summary = offer.state === 'ready' ? forecastSummary(offer, answers) : undefined;
  const { lastName, firstName } = answers.applicants[journey.participant];
  return {
    summary,
    failed: offer.state === 'failed',
    context: {
      workflow: offer.workflow,
      names: { TIT: answers.applicants.TIT.firstName || undefined, COT: answers.applicants.COT.firstName || undefined },
    },
    card: cardIn(summary, journey.participant),
    name: [firstName, lastName].filter(Boolean).join(' '),
    shows: ({ line }) => {
      if (line.what === 'insurance') return answers.insurance !== undefined;
      return line.what !== 'overdraft' || answers.overdraft !== undefined;
    },
  };
};

const Drawing = ({ card, name }: { readonly card: OrderedCard['card']; readonly name: string }): ReactElement | null => {
  const facts = knownCard(card?.catalogNumber);
  if (!facts || !card) return null;
  return (
    <div className={css.card} aria-hidden="true">
      <CardArt card={artOf[facts.name]} />
      <p className={css.foot}>
        <span className={css.name} translate="no">
          {name}
        </span>
        <span>{card.label}</span>
      </p>
    </div>
  );
};

/** Lines that come after the first ones enter with a movement. */
const Lines = ({
  summary,
  account: { context, shows },
}: {
  readonly summary: PriceSummary;
  readonly account: AccountSoFar;
}): ReactElement => {
  const [first] = useState(() =>
    receiptWords(summary, context)
      .filter(shows)
      .map(({ key }) => key),
  );
  return <PriceReceipt summary={summary} context={context} shows={shows} added={({ key }) => !first.includes(key)} />;
};

const Receipt = ({ account }: { readonly account: AccountSoFar }): ReactElement =>
  account.summary ? <Lines summary={account.summary} account={account} /> : <NoReceipt failed={account.failed} lines={LINES} />;

/** Beside the page on a desktop: the card, and the receipt that grows with each choice. XTR-44, D-106 */
export const AccountAside = observer(function AccountAside(): ReactElement {
  const account = useAccount();
  return (
    <aside className={css.account} aria-label={copy.receipt.account}>
      <Drawing card={account.card} name={account.name} />
      <Receipt account={account} />
    </aside>
  );
});

/** What a month costs now, announced once a choice has changed it. */
const useAnnounced = (euros: number | undefined): string => {
  const [said, setSaid] = useState('');
  const last = useRef(euros);
  useEffect(() => {
    if (euros === undefined) return;
    if (last.current !== undefined && last.current !== euros) setSaid(copy.receipt.monthNow(moneyMessages.price(euros)));
    last.current = euros;
  }, [euros]);
  return said;
};

/** Under the header of a phone: the card with the price of a month, which opens the receipt. XTR-44, D-106 */
export const AccountStrip = observer(function AccountStrip(): ReactElement {
  const account = useAccount();
  const { summary, failed, card } = account;
  const said = useAnnounced(summary?.total.promoted);
  const facts = knownCard(card?.catalogNumber);
  const price = summary ? copy.receipt.perMonth(summary.total) : copy.receipt[failed ? 'failed' : 'loading'];
  return (
    <>
      <Status hidden>{said}</Status>
      <details className={css.strip}>
        <summary className={css.summary}>
          <span className={summary && !facts ? undefined : css.small}>{facts && <CardArt card={artOf[facts.name]} />}</span>
          <span className={css.words}>
            <b className={css.label}>{card?.label ?? (summary ? copy.noCard : copy.receipt.account)}</b>
            <span className={css.price} data-month="">
              {price}
            </span>
          </span>
          <Icon name="chevron-down" />
        </summary>
        <div className={css.opened}>
          <Receipt account={account} />
        </div>
      </details>
    </>
  );
});
