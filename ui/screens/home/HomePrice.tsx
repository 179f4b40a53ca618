import type { ReactElement } from 'react';
import { homeMessages } from '@ui/copy/fr/home';
import { moneyMessages } from '@ui/copy/fr/money';
import { promotionMessages } from '@ui/copy/fr/promotion';
import { useBrand } from '@ui/kit/brand';
import { Disclosure } from '@ui/kit/Disclosure';
import { useMessages } from '@ui/mvvm/messages';
import type { OfferInForce } from './HomeOffer';
import css from './HomePrice.module.css';

const Conditions = ({ standing }: Pick<OfferInForce, 'standing'>): ReactElement => {
  const copy = useMessages(homeMessages).price;
  const { name } = useBrand();
  return (
    <Disclosure summary={copy.conditions}>
      {standing.map(({ promotion, until }) => (
        <p key={promotion}>{promotionMessages.conditions(promotion, name, until)}</p>
      ))}
    </Disclosure>
  );
};

const Amount = ({ cards, young, standing, shares }: OfferInForce): ReactElement | null => {
  const copy = useMessages(homeMessages).price;
  const [first] = cards;
  if (first === undefined) return null;
  const { label: card, price } = first;
  const { standard, promoted, months, afterwards } = price;
  const changed = months > 0;
  return (
    <>
      <h2 className={css.title}>{copy.title[standing.length > 0 ? 'promotion' : 'plain']}</h2>
      <p className={css.figure}>{changed ? promotionMessages.firstly(promoted, months) : copy.from(moneyMessages.price(standard))}</p>
      <p>{changed ? copy.afterwards(moneyMessages.price(afterwards), card) : copy.plain(card)}</p>
      {young && <p className={css.small}>{copy.young(young.months, moneyMessages.perMonth(young.afterwards))}</p>}
      {shares > 0 && <p className={css.small}>{copy.shares(moneyMessages.asRead(shares))}</p>}
      {standing.length > 0 && <Conditions standing={standing} />}
    </>
  );
};

/** Reserves its space while the price loads; `null`: unavailable. */
export const HomePrice = ({ offer }: { readonly offer: OfferInForce | null | undefined }): ReactElement => {
  const copy = useMessages(homeMessages).price;
  return (
    <section className={css.price} data-price="" aria-busy={offer === undefined}>
      {offer && <Amount {...offer} />}
      {offer === null && <p>{copy.missing}</p>}
    </section>
  );
};
