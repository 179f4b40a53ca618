import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import type { OfferInForce } from '@ui/screens/home/offerInForce';
import { HomePage } from '@ui/screens/home/HomePage';
import { showPrices } from './homePrice';

const page = (offer: OfferInForce | null | undefined) => (
  <HomePage mode="omc" acceptedPapers={{ cards: ['FR'], passports: 'all' }} offer={offer} onStart={() => undefined} />
);

/** The build's page, whose prices the script fills in. */
const filled = (offer: OfferInForce | null): Element => {
  const home = document.createElement('div');
  home.innerHTML = renderToString(page(undefined));
  showPrices(home, offer ?? undefined, 'Valdrune');
  return home;
};

const drawn = (offer: OfferInForce | null): Element => render(page(offer)).container;

const partsOf = (home: Element) => ['[data-price]', '[aria-labelledby="cartes"]'].map(part => home.querySelector(part)?.outerHTML);

const price = { standard: 3, promoted: 0, months: 12, afterwards: 1.5 };
const card = { name: 'MASTERCARD', label: 'Mastercard', price } as const;
const plain = { ...price, promoted: 3, months: 0, afterwards: 3 };

describe('XTR-17: the prices of the home page are the same, whether its script or React writes them', () => {
  test.each<[string, OfferInForce | null]>([
    ['none came', null],
    ['no promotion', { cards: [{ ...card, price: plain }], young: undefined, standing: [], shares: 0 }],
    [
      'two promotions, and shares',
      {
        cards: [card],
        young: price,
        standing: [
          { promotion: 'welcome-card-free-one-year', until: '31/12/2026' },
          { promotion: 'youth', until: '30/06/2026' },
        ],
        shares: 20,
      },
    ],
  ])('%s', (_, offer) => {
    expect(partsOf(filled(offer))).toEqual(partsOf(drawn(offer)));
  });
});
