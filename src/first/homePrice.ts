import { brandFacts } from '@domain/brand/variant';
import { displayDay } from '@domain/kernel/day';
import { dayInParis } from '@infrastructure/browser/dayInParis';
import { homeSettings } from '@infrastructure/config/homeSettings';
import { fetchForecast } from '@infrastructure/http/offer/fetchForecast';
import { homeMessages } from '@messages/home';
import { shellMessages } from '@messages/shell';
import css from '@ui/screens/home/HomePrice.module.css';
import { offerInForce, type OfferInForce } from '@ui/screens/home/offerInForce';
import { priceTexts, pricesIn } from '@ui/screens/home/priceTexts';
import { yieldToMain } from '../yieldToMain';
import type { Boot } from '../loader/boot';
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

/**
 * Fills what only the configuration and the bank know into the home screen, in several tasks and without the journey's libraries. False:
 * the configuration is wrong, which the journey's codec reports. CFG-02, CFG-04, XTR-17
 */
export const showHomeFacts = async (boot: Boot, home: Element, showSimulated: (text: string) => void): Promise<boolean> => {
  const settings = homeSettings(boot.configuration);
  if (settings === undefined) return false;
  const { api, brand, simulatedNow } = settings;
  const found = fetchForecast(api);
  await yieldToMain();
  if (simulatedNow !== undefined) showSimulated(shellMessages.simulatedDate(displayDay(dayInParis(Date.parse(simulatedNow)))));
  const forecast = await found;
  await yieldToMain();
  const offer =
    forecast &&
    offerInForce(forecast, settings, dayInParis(simulatedNow === undefined ? Date.now() + boot.shift : Date.parse(simulatedNow)));
  await yieldToMain();
  showPrices(home, offer, brandFacts[brand].name);
  return true;
};
