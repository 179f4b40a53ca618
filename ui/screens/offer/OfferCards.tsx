import { observer } from 'mobx-react-lite';
import { useEffect, type ReactElement } from 'react';
import { kitMessages } from '@messages/kit';
import { offerMessages } from '@messages/offer';
import { cardsMessages } from '@messages/cards';
import type { OfferedCard } from '@ui/journey/OfferModel';
import { Tabs } from '@ui/kit/Tabs';
import { useMessages } from '@ui/mvvm/messages';
import { CardArt } from '@ui/kit/art/CardArt';
import { artOf } from './artOf';
import { CardPrice } from './CardPrice';
import { factGroups, keyRows } from './factGroups';
import { Marker } from './Footnotes';
import type { OfferViewModel } from './OfferViewModel';
import { Choose, Facts } from './parts';
import css from './OfferScreen.module.css';

interface Shown {
  readonly vm: OfferViewModel;
}

interface OfCard extends Shown {
  readonly card: OfferedCard;
}

const Summary = ({ vm, card }: OfCard): ReactElement => {
  const copy = useMessages(offerMessages);
  return (
    <li className={css.card}>
      <div className={css.top}>
        <span className={css.art}>
          <CardArt card={artOf[card.facts.name]} />
        </span>
        <div>
          <h2 className={css.name}>{card.label}</h2>
          <CardPrice
            card={card}
            promotion={vm.promotion}
            priceNote={vm.numbers.price}
            promotionNote={vm.numbers.promotion}
            place={card.catalogNumber}
          />
        </div>
      </div>
      <ul className={css.keys}>
        {keyRows.map(({ id, of }) => (
          <li key={id}>
            <span>{`${copy.facts[id]}${kitMessages.colon}`}</span>
            <strong>{of(card.facts)}</strong>
          </li>
        ))}
        <li>{cardsMessages.notice[card.facts.name]}</li>
      </ul>
      <Choose vm={vm} card={card} />
    </li>
  );
};

const Panel = ({ vm, card }: OfCard): ReactElement => {
  const copy = useMessages(offerMessages);
  return (
    <div className={css.panel}>
      <div>
        <h3 className={css.name}>{card.label}</h3>
        <p className={css.reference}>{copy.reference(card.catalogNumber)}</p>
      </div>
      {factGroups.map(group => (
        <section key={group.id}>
          <h4 className={css.groupTitle}>
            <span>{copy.groups[group.id]}</span>
            {group.note && <Marker number={vm.numbers[group.note]} place={`${group.id}-${card.catalogNumber}`} />}
          </h4>
          {group.id === 'notice' ? <p>{cardsMessages.notice[card.facts.name]}</p> : <Facts facts={card.facts} rows={group.rows} />}
        </section>
      ))}
    </div>
  );
};

/** Phone layout: stacked cards. OFR-04, OFR-13 */
export const OfferList = observer(function OfferList({ vm }: Shown): ReactElement {
  const copy = useMessages(offerMessages);
  const { firstLabel, participant } = vm;
  useEffect(() => vm.listed(), [vm, firstLabel, participant]);
  return (
    <section className={css.phone} aria-label={copy.list}>
      <ul className={css.list}>
        {vm.cards.map(card => (
          <Summary key={card.catalogNumber} vm={vm} card={card} />
        ))}
      </ul>
    </section>
  );
});

/** Phone layout: a tab for each card with all its facts. OFR-04, OFR-05 */
export const OfferDetails = observer(function OfferDetails({ vm }: Shown): ReactElement {
  const copy = useMessages(offerMessages);
  return (
    <section className={css.phone} aria-labelledby="detail-des-cartes">
      <h2 id="detail-des-cartes" className={css.listTitle}>
        {copy.tabs}
      </h2>
      <Tabs
        label={copy.tabs}
        tabs={vm.cards.map(card => ({ id: card.catalogNumber, label: card.label, panel: <Panel vm={vm} card={card} /> }))}
        selected={vm.tab}
        onSelect={vm.openTab}
      />
    </section>
  );
});
