import * as E from 'fp-ts/Either';
import { brandFacts } from '@domain/brand/variant';
import { journeyCalls } from '@domain/calls/journey';
import { BrowserClock } from '@infrastructure/browser/BrowserClock';
import { decodeSettings } from '@infrastructure/config/decodeSettings';
import { FetchAccess } from '@infrastructure/http/access/FetchAccess';
import { HttpCarts } from '@infrastructure/http/offer/HttpCarts';
import { homeMessages } from '@ui/copy/fr/home';
import { moneyMessages } from '@ui/copy/fr/money';
import { shellMessages } from '@ui/copy/fr/shell';
import { HomeOffer, type OfferInForce } from '@ui/screens/home/HomeOffer';
import css from '@ui/screens/home/HomePrice.module.css';
import { priceTexts, pricesIn } from '@ui/screens/home/priceTexts';
import { simulatedDay } from '@ui/shell/simulatedDay';
import { breathe } from '../breathe';
import type { Boot } from '../loader/boot';
import { wrongConfiguration } from '../loader/failure';
import { element } from '../minimal/elements';

const copy = homeMessages.omc; // messagesFor would load React

/** The same elements as HomePrice.tsx. */
const priceElements = (section: Element, offer: OfferInForce | undefined, bank: string): readonly Element[] => {
  const texts = offer && priceTexts(offer, bank, copy);
  if (texts === undefined) return [element('p', {}, copy.price.missing)];
  const details = section.querySelector('template')?.content.firstElementChild;
  details?.lastElementChild?.append(...texts.conditions.map(text => element('p', {}, text)));
  return [
    element('h2', { class: css.title ?? '' }, texts.title),
    element('p', { class: css.figure ?? '' }, texts.figure),
    element('p', {}, texts.then),
    ...texts.notes.map(note => element('p', { class: css.small ?? '' }, note)),
    ...(details && texts.conditions.length > 0 ? [details] : []),
  ];
};

/** Writes today's prices into the home screen's HTML. XTR-17 */
export const showPrices = (home: Element, offer: OfferInForce | undefined, bank: string): void => {
  const section = home.querySelector('[data-price]');
  section?.replaceChildren(...priceElements(section, offer, bank));
  section?.setAttribute('aria-busy', 'false');
  const prices = pricesIn(offer, copy.cards);
  if (prices.forAll !== undefined) home.querySelector('[data-prices]')?.replaceChildren(prices.forAll);
  for (const [name, price] of prices.of) home.querySelector(`[data-price-of="${name}"]`)?.replaceChildren(price);
};

/** Fills what only the configuration and the bank know into the home screen, in several tasks. CFG-02, CFG-04, XTR-17 */
export const showHomeFacts = async (boot: Boot, home: Element, showSimulated: (text: string) => void): Promise<void> => {
  const settings = decodeSettings(boot.configuration, location.origin);
  if (E.isLeft(settings)) return wrongConfiguration(settings.left);
  const { api, brand, simulatedNow } = settings.right;
  const clock = new BrowserClock(simulatedNow);
  const access = new FetchAccess(api, clock); // the journey's client of the bank has not loaded
  const carts = new HttpCarts({ call: ({ query = {} }, codec) => access.call(journeyCalls.forecastCart, { query }, codec) });
  const found = new HomeOffer(carts, settings.right, clock).inForce();
  await breathe();
  const day = simulatedDay(settings.right); // Reading the time zones takes long: this makes it a task of its own.
  if (day !== undefined) showSimulated(shellMessages.simulatedDate(day));
  await breathe();
  moneyMessages.amount(0); // So does loading the number formats.
  moneyMessages.price(1);
  const offer = await found;
  await breathe();
  showPrices(home, offer, brandFacts[brand].name);
};
