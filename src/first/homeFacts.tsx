import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { ReactElement } from 'react';
import { homeMessages } from '@ui/copy/fr/home';
import { moneyMessages } from '@ui/copy/fr/money';
import { messagesFor } from '@ui/mvvm/messages';
import { HomePrice } from '@ui/screens/home/HomePrice';
import { shellMessages } from '@ui/copy/fr/shell';
import { pricesIn } from '@ui/screens/home/HomeSections';
import { BrandContext, type BrandLook } from '@ui/kit/brand';
import { HelpPhone } from '@ui/shell/Help';
import type { HomeFacts } from '../App';
import { breathe } from '../breathe';

/** An element that takes no part in the page's layout. */
const island = (content: ReactElement): HTMLElement => {
  const place = document.createElement('div');
  place.style.display = 'contents';
  flushSync(() => createRoot(place).render(content));
  return place;
};

/** Fills the facts of bank and configuration into the gaps of the home screen; the rest of its HTML stays. XTR-17, XTR-29 */
export const tellFacts = async (home: HTMLElement, { offer, helpPhone, simulatedDate }: HomeFacts, look: BrandLook): Promise<void> => {
  moneyMessages.amount(0); // Loading the number format takes long: this makes it a task of its own.
  await breathe();
  home.querySelector('[data-price]')?.replaceWith(
    island(
      <BrandContext.Provider value={look}>
        <HomePrice offer={offer} />
      </BrandContext.Provider>,
    ),
  );
  const write = (room: string, text: string): void => {
    const place = home.querySelector(room);
    if (place) place.textContent = text;
  };
  if (simulatedDate !== undefined) write('[data-simulated]', shellMessages.simulatedDate(simulatedDate));
  // the adviser's home shows no prices
  const prices = pricesIn(offer ?? undefined, messagesFor('omc', homeMessages).cards);
  write('[data-prices]', prices.forAll ?? '');
  for (const [name, price] of prices.of) write(`[data-price-of="${name}"]`, price);
  await breathe();
  if (helpPhone !== undefined) home.querySelector('[data-help]')?.before(island(<HelpPhone phone={helpPhone} />));
};
