import type { ReactElement } from 'react';
import { homeCopy } from '@ui/copy/fr/home';
import { moneyCopy } from '@ui/copy/fr/money';
import { promotionCopy } from '@ui/copy/fr/offer';
import { useBrand } from '@ui/kit/brand';
import { Disclosure } from '@ui/kit/Disclosure';
import type { OfferInForce } from './HomeOffer';
import css from './HomePrice.module.css';

const copy = homeCopy.price;

const Conditions = ({ standing }: Pick<OfferInForce, 'standing'>): ReactElement => {
  const { name } = useBrand();
  return (
    <Disclosure summary={copy.conditions}>
      {standing.map(({ promotion, until }) => (
        <p key={promotion}>{promotionCopy.conditions(promotion, name, until)}</p>
      ))}
    </Disclosure>
  );
};

const Amount = ({ cards, young, standing }: OfferInForce): ReactElement | null => {
  const [first] = cards;
  if (first === undefined) return null;
  const { label: card, price } = first;
  const { standard, promoted, months, afterwards } = price;
  const changed = months > 0;
  return (
    <>
      <h2 className={css.title}>{copy.title[standing.length > 0 ? 'promotion' : 'plain']}</h2>
      <p className={css.figure}>{changed ? promotionCopy.firstly(promoted, months) : copy.from(moneyCopy.price(standard))}</p>
      <p>{changed ? copy.afterwards(moneyCopy.price(afterwards), card) : copy.plain(card)}</p>
      {young && <p className={css.young}>{copy.young(young.months, moneyCopy.perMonth(young.afterwards))}</p>}
      {standing.length > 0 && <Conditions standing={standing} />}
    </>
  );
};

/** The price before anything else. Its room is kept until it is known; `null`: it cannot be told here. */
export const HomePrice = ({ offer }: { readonly offer: OfferInForce | null | undefined }): ReactElement => (
  <section className={css.price} data-price="" aria-busy={offer === undefined}>
    {offer && <Amount {...offer} />}
    {offer === null && <p>{copy.missing}</p>}
  </section>
);
