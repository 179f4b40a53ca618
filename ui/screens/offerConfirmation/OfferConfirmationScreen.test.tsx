import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as TE from 'fp-ts/TaskEither';
import type { Failure } from '@application/failure';
import type { Answers } from '@domain/journey/answers';
import { catalogue } from '@domain/offer/contracts';
import { ageMessages } from '@messages/age';
import { moneyMessages } from '@messages/money';
import { offerMessages } from '@messages/offer';
import { promotionMessages } from '@messages/promotion';
import { offerConfirmationMessages } from '@messages/offerConfirmation';
import { Journey } from '@ui/journey/Journey';
import { olderAlone, youngTogether } from '@tests/builders/journey';
import { access, cart, chosenCard, mastercard } from '@tests/builders/offer';
import { offerOf } from '@tests/builders/offerModel';
import { FakeJourney } from '@tests/fakes/FakeJourney';
import { plain, show } from '@tests/support/show';
import { OfferConfirmationScreen } from './OfferConfirmationScreen';
import { OfferConfirmationViewModel } from './OfferConfirmationViewModel';

const copy = offerConfirmationMessages.omc;

type Bank = Parameters<typeof offerOf>[1];

const alone: Partial<Answers> = {
  ...olderAlone,
  selection: [chosenCard('TIT', catalogue.MASTERCARD)],
  overdraft: true,
  dematerialization: true,
  insurance: true,
};
const together: Partial<Answers> = {
  ...youngTogether,
  selection: [chosenCard('TIT', catalogue.ACCESS_MASTERCARD), chosenCard('COT', catalogue.NONE)],
  overdraft: true,
  dematerialization: true,
  insurance: false,
};

const arrive = (answers: Partial<Answers>, bank: Bank = {}) => {
  const journey = new FakeJourney('offerConfirmation', answers);
  const { offer } = offerOf(journey, bank);
  show(<OfferConfirmationScreen />, [Journey, journey], [OfferConfirmationViewModel, new OfferConfirmationViewModel(journey, offer)]);
  return journey;
};
const confirm = async (): Promise<void> => userEvent.click(await screen.findByRole('button', { name: copy.confirm }));
const lines = async (title: string): Promise<Record<string, string>> => {
  const section = await screen.findByRole('region', { name: title });
  return Object.fromEntries(
    within(section)
      .getAllByRole('term')
      .map(term => [plain(term.textContent ?? ''), plain(term.nextElementSibling?.textContent ?? '')]),
  );
};

describe('OPT-04: everything chosen is shown with its price', () => {
  test('alone, after the welcome offer', async () => {
    arrive(alone, { today: '2026-01-01' });
    expect(await lines(copy.account.title)).toEqual({
      [copy.account.label]: copy.account.kind.individual,
      [ageMessages.omc.legend.alone]: plain(ageMessages.omc.band['26+']),
      [copy.overdraft.label]: plain(moneyMessages.amount(200)),
      [copy.documents.label]: copy.documents.accepted,
    });
    expect(await lines(copy.holder.alone)).toEqual({
      [copy.card.label]: plain(`${mastercard.label}${moneyMessages.perMonth(3)}`),
      [copy.insurance.label]: plain(moneyMessages.perMonth(2)),
    });
    expect(await lines(copy.payment.title)).toEqual({
      [copy.payment.shares]: plain(copy.payment.sharesOnce(15)),
      [copy.payment.total]: plain(moneyMessages.perMonth(5)),
    });
    expect(screen.queryByRole('region', { name: offerMessages.omc.notes.title })).not.toBeInTheDocument();
  });

  test('what is paid once is the sum that the bank says (OPT-04)', async () => {
    arrive(alone, { forecast: () => TE.right(cart({ socialShares: 20 })) });
    expect((await lines(copy.payment.title))[copy.payment.shares]).toBe(plain(copy.payment.sharesOnce(20)));
  });

  test('together, the co-holder without a card: two shares, no line for their insurance', async () => {
    arrive(together, { today: '2026-01-01' });
    expect(await lines(copy.holder.TIT)).toMatchObject({ [copy.insurance.label]: copy.insurance.none });
    expect(await lines(copy.holder.COT)).toEqual({ [copy.card.label]: copy.card.none });
    expect(await lines(copy.payment.title)).toEqual({
      [copy.payment.shares]: plain(copy.payment.sharesTimes(2, 15)),
      [copy.payment.total]: plain(moneyMessages.perMonth(4.5)),
    });
  });
});

describe('XTR-17: the promotion with its conditions', () => {
  test('welcome: free for twelve months, the insurance apart', async () => {
    arrive(alone);
    const total = (await lines(copy.payment.title))[copy.payment.total];
    expect(total).toBe(plain(`${moneyMessages.perMonth(2)} pendant 12 mois, puis ${moneyMessages.perMonth(5)}`));
    const conditions = promotionMessages.conditions('welcome-card-free-one-year', 'Valdrune', '31/12/2025');
    expect(screen.getByText(plain(conditions))).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: offerMessages.omc.notes.marker(1) })).toHaveLength(1);
  });

  test('youth: then half price, until 25', async () => {
    arrive(together);
    const total = (await lines(copy.payment.title))[copy.payment.total];
    expect(total).toBe(plain(`${moneyMessages.perMonth(0)} pendant 12 mois, puis ${moneyMessages.perMonth(2.25)} jusqu’à 25 ans`));
  });

  test('a card that has no promotion brings no note, even where another one has', async () => {
    const operations = [{ catalogNumber: catalogue.MASTERCARD, offeredPayments: 0 }];
    arrive(alone, { forecast: () => TE.right(cart({ operations })) });
    await lines(copy.payment.title);
    expect(screen.queryByRole('region', { name: offerMessages.omc.notes.title })).not.toBeInTheDocument();
  });
});

describe('confirming', () => {
  test('keeps the account, the card, the overdraft of 26 and over, and the holder’s insurance', async () => {
    const journey = arrive(alone);
    await confirm();
    expect(journey.answers.selection).toEqual([
      { catalogNumber: '00400', type: 'CHECKING_ACCOUNT', participants: ['TIT'] },
      { catalogNumber: '10039', type: 'CARDS', participants: ['TIT'], deliveryMode: 'AGEN' },
      { catalogNumber: '10339', type: 'OVERDRAFT', participants: ['TIT'], amount: 200 },
      { catalogNumber: '10048', type: 'INSURANCE', participants: ['TIT'] },
    ]);
    expect(journey.answers.offerConfirmed).toBe(true);
    expect(journey.moves).toEqual(['next']);
  });

  test('an insurance that is no longer on offer is not taken', async () => {
    const journey = arrive(alone, { forecast: () => TE.right(cart({ insurance: undefined })) });
    await confirm();
    expect(journey.answers.selection.some(({ type }) => type === 'INSURANCE')).toBe(false);
  });

  test('is not possible while no price can be shown; the choices stay', async () => {
    const failure: Failure = { kind: 'unreachable' };
    const journey = arrive(alone, { forecast: () => TE.left(failure) });
    await screen.findByText(copy.failed);
    expect(screen.queryByRole('button', { name: copy.confirm })).not.toBeInTheDocument();
    expect(journey.answers.selection).toEqual(alone.selection);
    expect(journey.failures).toEqual([failure]);
  });
});

test.each([
  [copy.changeWhat.account, 'goTo accountType'],
  [copy.changeWhat.age, 'goTo age'],
  [copy.changeWhat.overdraft, 'goTo options'],
  [copy.changeWhat.documents, 'goTo options'],
  [copy.changeWhat.card.TIT, 'goTo offer'],
  [copy.changeWhat.card.COT, 'goTo coHolderOffer'],
  [copy.changeWhat.insurance, 'goTo insurance'],
])('%s can be changed', async (what, move) => {
  const journey = arrive(together);
  await userEvent.click(await screen.findByRole('button', { name: `${copy.change}${what}` }));
  expect(journey.moves).toEqual([move]);
});

test('the cards of two people are side by side in the total', async () => {
  arrive(
    { ...together, selection: [chosenCard('TIT', catalogue.MASTERCARD), chosenCard('COT', catalogue.ACCESS_MASTERCARD)] },
    { today: '2026-01-01' },
  );
  expect((await lines(copy.payment.title))[copy.payment.total]).toBe(
    plain(moneyMessages.perMonth(mastercard.listPrice + access.listPrice)),
  );
});
