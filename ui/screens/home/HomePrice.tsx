import type { ReactElement } from 'react';
import { homeMessages } from '@messages/home';
import { useBrand } from '@ui/kit/brand';
import { Disclosure } from '@ui/kit/Disclosure';
import { useMessages } from '@ui/mvvm/messages';
import type { OfferInForce } from './offerInForce';
import css from './HomePrice.module.css';
import { priceTexts } from './priceTexts';

const Amount = ({ offer }: { readonly offer: OfferInForce }): ReactElement | null => {
  const copy = useMessages(homeMessages);
  const { name } = useBrand();
  const texts = priceTexts(offer, name, copy);
  if (texts === undefined) return null;
  const { title, figure, then, notes, conditions } = texts;
  return (
    <>
      <h2 className={css.title}>{title}</h2>
      <p className={css.figure}>{figure}</p>
      <p>{then}</p>
      {notes.map(note => (
        <p key={note} className={css.small}>
          {note}
        </p>
      ))}
      {conditions.length > 0 && (
        <Disclosure summary={copy.price.conditions}>
          {conditions.map(text => (
            <p key={text}>{text}</p>
          ))}
        </Disclosure>
      )}
    </>
  );
};

/** Reserves its space while the price loads; `null`: unavailable. src/first/homePrice.ts fills it without React, from the template. */
export const HomePrice = ({ offer }: { readonly offer: OfferInForce | null | undefined }): ReactElement => {
  const copy = useMessages(homeMessages).price;
  return (
    <section className={css.price} data-price="" aria-busy={offer === undefined}>
      {offer && <Amount offer={offer} />}
      {offer === null && <p>{copy.missing}</p>}
      {offer === undefined && (
        <>
          <p className={css.late}>{copy.loading}</p>
          <template>
            <Disclosure summary={copy.conditions}>{null}</Disclosure>
          </template>
        </>
      )}
    </section>
  );
};
