import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as TE from 'fp-ts/TaskEither';
import { catalogue } from '@domain/offer/contracts';
import { moneyCopy } from '@ui/copy/fr/money';
import { offerCopy as copy, promotionCopy } from '@ui/copy/fr/offer';
import { olderAlone, youngAlone } from '../../../tests/builders/journey';
import { cart } from '../../../tests/builders/offer';
import { arrive, lineOf, markers, notes, table } from '../../../tests/support/offerScreen';
import { plain, screenIs } from '../../../tests/support/show';

beforeEach(() => screenIs('wide'));

describe('OFR-15, XTR-17: a promotion, its marker and its note come and go together', () => {
  const ends = '31/12/2025';
  const conditions = {
    youth: promotionCopy.conditions.youth('Valdrune', ends),
    welcome: promotionCopy.conditions['welcome-card-free-one-year']('Valdrune', ends),
    fees: promotionCopy.conditions['welcome-six-months-fees-free']('Valdrune', ends),
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

  test('youth: free, then half price until 25', async () => {
    arrive('offer', youngAlone);
    await table();
    const [first] = lineOf(copy.monthlyPrice);
    expect(first).toContain(promotionCopy.free(12));
    expect(first).toContain(promotionCopy.afterwards('youth', 1.5));
  });

  test('the bank offers no payment on a card any more: the card has no promotion, the others keep theirs', async () => {
    const operations = [{ catalogNumber: catalogue.MASTERCARD, offeredPayments: 0 }];
    arrive('offer', olderAlone, { forecast: () => TE.right(cart({ operations })) });
    await table();
    const [first, second] = lineOf(copy.monthlyPrice);
    expect(first).toBe(moneyCopy.perMonth(3));
    expect(second).toContain(promotionCopy.free(12));
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
