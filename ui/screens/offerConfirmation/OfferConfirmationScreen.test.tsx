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
import { overdraftFigures } from '@tests/builders/overdraft';
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
const rows = async (title: string): Promise<readonly string[]> =>
  Array.from((await screen.findByRole('region', { name: title })).querySelectorAll('dl > div'), row =>
    Array.from(row.querySelectorAll('dt > span:first-child, dd > span:first-child, dd:not(:has(span))'), ({ textContent }) =>
      plain(textContent ?? ''),
    ).join(' | '),
  );
const paid = (): Promise<readonly string[]> => rows(copy.payment.title);

test('XTR-73: the shares are no deposit, no one guarantees them, and they may be repaid late', async () => {
  arrive(alone);
  expect(await screen.findByText(/Ce n’est pas un dépôt.* ne sont pas garanties.* différer le remboursement/)).toBeInTheDocument();
});

test('XTR-71: what the overdraft costs is on its line', async () => {
  arrive(alone, { forecast: () => TE.right(cart({ overdraftFigures })) });
  expect((await screen.findByText(/16\s% l’an/)).closest('[data-line]')).toHaveAttribute('data-line', 'overdraft');
});

describe('OPT-04: everything chosen is shown with its price', () => {
  test('alone, after the welcome offer', async () => {
    arrive(alone, { today: '2026-01-01' });
    expect(await paid()).toEqual([
      'Mastercard | 3,00 €',
      'Assurance perte et vol | 2,00 €',
      'Découvert autorisé | jusqu’à 200 €',
      'Chaque mois | 5,00 €',
      'À l’ouverture, parts sociales | 15,00 € | une seule fois',
    ]);
    const account = within(screen.getByRole('region', { name: copy.account.title }));
    for (const text of [copy.account.kind.individual, ageMessages.omc.band['26+'], copy.documents.accepted])
      expect(account.getByText(plain(text))).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: offerMessages.omc.notes.title })).not.toBeInTheDocument();
  });

  test('what is paid once is the sum that the bank says (OPT-04)', async () => {
    arrive(alone, { forecast: () => TE.right(cart({ socialShares: 20 })) });
    expect(await paid()).toContain('À l’ouverture, parts sociales | 20,00 € | une seule fois');
  });

  test('together, the co-holder without a card: two shares', async () => {
    arrive(together, { today: '2026-01-01' });
    expect(await paid()).toEqual([
      'Access Mastercard (titulaire) | 4,50 €',
      'Carte (co-titulaire) | Sans carte',
      'Assurance perte et vol | aucune',
      'Découvert autorisé | jusqu’à 200 €',
      'Chaque mois | 4,50 €',
      'À l’ouverture, parts sociales | 2 × 15,00 € | une seule fois',
    ]);
  });
});

describe('XTR-17: the promotion with its conditions', () => {
  test('welcome: free for twelve months, the insurance apart', async () => {
    arrive(alone);
    expect(await paid()).toContain('Chaque mois | 2,00 € | puis 5,00 € après 12 mois');
    const conditions = promotionMessages.conditions('welcome-card-free-one-year', 'Valdrune', '31/12/2025');
    expect(screen.getByText(plain(conditions))).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: offerMessages.omc.notes.marker(1) })).toHaveLength(1);
  });

  test('youth: then half price, until 25', async () => {
    arrive(together);
    expect(await paid()).toContain('Chaque mois | 0 € | puis 2,25 € après 12 mois jusqu’à 25 ans');
  });

  test('a card that has no promotion brings no note, even where another one has', async () => {
    const operations = [{ catalogNumber: catalogue.MASTERCARD, offeredPayments: 0 }];
    arrive(alone, { forecast: () => TE.right(cart({ operations })) });
    await paid();
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
  expect(await paid()).toContain(plain(`Chaque mois | ${moneyMessages.price(mastercard.listPrice + access.listPrice)}`));
});
