import { screen } from '@testing-library/react';
import { offerChangeMessages as copy } from '@messages/offerChange';
import { plain, show } from '@tests/support/show';
import { OfferChange } from './OfferChange';

const before = { promoted: 0, afterwards: 3, months: 12 };
const now = { promoted: 4, afterwards: 4, months: undefined };

test('D-50: the price before and the price now, each with its own words', () => {
  show(<OfferChange why="other" before={before} now={now} promotion="none" />);
  expect(screen.getByText(plain(copy.before(copy.monthly(before))))).toBeVisible();
  expect(screen.getByText(plain(copy.after(copy.monthly(now))))).toBeVisible();
});

test('D-106: where the monthly price is the same, no price is said to have changed', () => {
  show(<OfferChange why="offer" before={undefined} now={now} promotion="none" pressAgain />);
  expect(screen.getByText(plain(copy.title.offer))).toBeVisible();
  expect(screen.queryByText(/^Avant/)).toBeNull();
});
