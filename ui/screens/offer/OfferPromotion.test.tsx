import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as TE from 'fp-ts/TaskEither';
import { brandFacts, firstBrand } from '@domain/brand/variant';
import { catalogue } from '@domain/offer/contracts';
import { moneyMessages } from '@messages/money';
import { offerMessages } from '@messages/offer';
import { promotionMessages } from '@messages/promotion';
import { olderAlone, youngAlone } from '@tests/builders/journey';
import { cart } from '@tests/builders/offer';
import { arrive, lineOf, markers, notes, table } from '@tests/support/offerScreen';
import { plain, screenIs } from '@tests/support/show';

const copy = offerMessages.omc;

beforeEach(() => screenIs('wide'));

describe('OFR-15, XTR-17: a promotion, its marker and its note come and go together', () => {
  const ends = '31/12/2025';
  const conditions = {
    youth: `L’offre jeunes de Valdrune est valable jusqu’au ${ends}. Elle est réservée aux nouveaux clients de 18 à 25 ans qui résident en France métropolitaine\u00a0: carte gratuite la première année, puis 50\u00a0% de réduction jusqu’à 25 ans.`,
    welcome: `L’offre de bienvenue de Valdrune est valable jusqu’au ${ends}. Elle est réservée aux nouveaux clients de plus de 25 ans\u00a0: carte gratuite pendant un an, puis au tarif standard.`,
    fees: `L’offre de bienvenue de Valdrune est valable jusqu’au ${ends}. Elle est réservée aux nouveaux clients de plus de 25 ans\u00a0: six mois de frais de forfait offerts, puis tarif standard.`,
  };

  test.each([
    ['youth, on the last day', youngAlone, { today: '2025-12-31' }, conditions.youth, 4],
    ['welcome of brand 01, on the last day', olderAlone, { today: '2025-12-31' }, conditions.welcome, 4],
    ['welcome of brand 03', olderAlone, { configuration: { brand: '03' } }, conditions.fees, 4],
    ['youth, the day after', youngAlone, { today: '2026-01-01' }, undefined, 3],
    ['welcome, the day after', olderAlone, { today: '2026-01-01' }, undefined, 3],
  ] as const)('%s', async (_, answers, bank, text, count) => {
    arrive('offer', answers, bank);
    await table();
    expect(notes()).toHaveLength(count);
    expect(markers()).toEqual(new Set(notes().map(note => `#${note.id}`)));
    const said = Object.values(conditions).filter(condition => screen.queryByText(plain(condition)));
    expect(said).toEqual(text ? [text] : []);
    expect(screen.queryAllByText(/^0 € pendant/)).toHaveLength(text ? 3 : 0);
  });

  test('CFG-03: the sentences of the promotion are made of its terms', () => {
    const year = { paid: 0.5, months: 12 };
    expect(promotionMessages.welcome.card({ of: 'card', free: 0, share: year })).toBe(
      'carte à moitié prix pendant un an, puis au tarif standard',
    );
    expect(promotionMessages.welcome.card({ of: 'card', free: 3, share: { paid: 0.7, months: 6 } })).toBe(
      'carte gratuite pendant trois mois, avec 30\u00a0% de réduction pendant six mois, puis au tarif standard',
    );
    expect(promotionMessages.welcome.fees({ of: 'fees', free: 0, share: year })).toBe(
      'frais de forfait à moitié prix pendant un an, puis tarif standard',
    );
    expect(promotionMessages.welcome.fees({ of: 'fees', free: 24, share: year })).toBe(
      'deux\u00a0ans de frais de forfait offerts, à moitié prix pendant un an, puis tarif standard',
    );
  });

  test('CFG-03: a note that the bank says in its own words takes the place of the group’s', async () => {
    jest.replaceProperty(brandFacts[firstBrand.code], 'notes', { price: 'Prix TTC, débité le 5 du mois.' } as never);
    arrive('offer', olderAlone);
    await table();
    const said = notes().map(note => note.textContent);
    expect(said.some(text => text?.includes('Prix TTC, débité le 5 du mois.'))).toBe(true);
    expect(said.some(text => text?.includes(copy.notes.price))).toBe(false);
    expect(said.some(text => text?.includes(copy.notes.limits))).toBe(true);
    jest.restoreAllMocks();
  });

  test('youth: free, then half price until 25', async () => {
    arrive('offer', youngAlone);
    await table();
    const [first] = lineOf(copy.monthlyPrice);
    expect(first).toContain(promotionMessages.firstly(0, 12));
    expect(first).toContain(promotionMessages.afterwards('youth', 1.5));
  });

  test('the bank offers no payment on a card any more: the card has no promotion, the others keep theirs', async () => {
    const operations = [{ catalogNumber: catalogue.MASTERCARD, offeredPayments: 0 }];
    arrive('offer', olderAlone, { forecast: () => TE.right(cart({ operations })) });
    await table();
    const [first, second] = lineOf(copy.monthlyPrice);
    expect(first).toBe(moneyMessages.perMonth(3));
    expect(second).toContain(promotionMessages.firstly(0, 12));
  });

  test.each([
    ['3 and 4 with the youth offer', youngAlone, '2025-06-01', ['#note-3', '#note-4']],
    ['2 and 3 for older people', olderAlone, '2025-06-01', ['#note-2', '#note-3']],
    ['2 and 3 once the youth offer is over', youngAlone, '2026-01-01', ['#note-2', '#note-3']],
  ] as const)('OFR-05: markers %s', async (_, answers, today, expected) => {
    arrive('offer', answers, { today });
    await table();
    const grouped = [copy.groups.limits, copy.groups.insurances].map(group =>
      within(screen.getByRole('rowheader', { name: new RegExp(`^${group}`) }))
        .getByRole('link')
        .getAttribute('href'),
    );
    expect(grouped).toEqual(expected);
  });

  test('a marker leads to its note, and the note back to where one was', async () => {
    arrive('offer', youngAlone);
    await table();
    const calls = screen.getAllByRole('link', { name: copy.notes.marker(2) });
    expect(calls).toHaveLength(3);
    await userEvent.click(calls[1] as HTMLElement);
    expect(notes()[1]).toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: copy.notes.back(2) }));
    expect(calls[1]).toHaveFocus();
  });
});
