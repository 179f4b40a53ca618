import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as TE from 'fp-ts/TaskEither';
import type { Failure } from '@application/failure';
import { catalogue } from '@domain/offer/contracts';
import { kitCopy } from '@ui/copy/fr/kit';
import { moneyCopy } from '@ui/copy/fr/money';
import { offerCopy as copy } from '@ui/copy/fr/offer';
import { mixedTogether, olderAlone, youngAlone, youngTogether } from '../../../tests/builders/journey';
import { access, cardOnOffer, cart, chosenCard, gold, mastercard } from '../../../tests/builders/offer';
import { arrive, choose, lineOf, markers, notes, table } from '../../../tests/support/offerScreen';
import { plain, screenIs } from '../../../tests/support/show';

beforeEach(() => screenIs('wide'));

describe('OFR-01: on entry the forecast of the bank', () => {
  test.each([
    ['a young holder', youngAlone, ['individual', true]],
    ['a holder of 26 or over', olderAlone, ['individual', false]],
    ['two young holders', youngTogether, ['joint', true]],
    ['two holders, one of 26 or over', mixedTogether, ['joint', false]],
  ] as const)('%s', async (_, answers, expected) => {
    const { asked } = arrive('offer', answers);
    await table();
    expect(asked).toHaveBeenCalledWith(...expected);
  });

  test('a failure is sent where failures go once nothing loads any more, and can be tried again', async () => {
    const failure: Failure = { kind: 'unreachable' };
    let down = true;
    const { journey } = arrive('offer', olderAlone, { forecast: () => (down ? TE.left(failure) : TE.right(cart())) });
    await screen.findByText(copy.failed);
    expect(journey.failures).toEqual([failure]);
    expect(document.querySelector('[aria-busy="true"]')).toBeNull();
    down = false;
    act(() => journey.again?.());
    expect(await table()).toBeInTheDocument();
  });

  test('without any card to offer, an appointment is', async () => {
    arrive('offer', olderAlone, { forecast: () => TE.right(cart({ cards: [cardOnOffer({ debitType: 'DIF' })] })) });
    expect(await screen.findByRole('link', { name: copy.appointment })).toBeInTheDocument();
  });
});

test.each([
  ['offer', youngAlone, copy.title.individual.TIT],
  ['offer', youngTogether, copy.title.joint.TIT],
  ['coHolderOffer', youngTogether, copy.title.joint.COT],
] as const)('OFR-02: the heading of %s', async (step, answers, heading) => {
  arrive(step, answers);
  await table();
  expect(screen.getByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
});

describe('OFR-03: the comparison of cards', () => {
  test('one column a card in display order, with its price', async () => {
    arrive('offer', olderAlone, { today: '2026-01-01' });
    const columns = within(await table()).getAllByRole('columnheader');
    expect(columns.map(column => within(column).getByText(/Mastercard$/).textContent)).toEqual([
      mastercard.label,
      access.label,
      gold.label,
    ]);
    expect(lineOf(copy.monthlyPrice)).toEqual([mastercard, access, gold].map(card => moneyCopy.perMonth(card.price)));
  });

  test('OFR-07, OFR-08: services, limits, insurances and free services in words', async () => {
    arrive('offer', olderAlone);
    await table();
    const { facts, yes, no } = copy;
    expect(lineOf(facts.withdrawal)).toEqual([300, 500, 1500].map(moneyCopy.amount));
    expect(lineOf(facts.onlineShopping)).toEqual([no, yes, yes]);
    expect(lineOf(facts.thirdPartyLiability)).toEqual([no, no, yes]);
    expect(lineOf(facts.trip)).toEqual([no, no, copy.upTo(moneyCopy.amount(5000))]);
  });

  test('OFR-07, OFR-08: what all of them have is told once, apart from what differs; a limit that is another’s too, with it', async () => {
    arrive('offer', olderAlone);
    await table();
    const { facts, yes } = copy;
    expect(lineOf(facts.everyPayment)).toEqual([1300, 1600, 3100].map(moneyCopy.amount));
    const same = within(screen.getByText(copy.same).closest('details') as HTMLElement);
    expect(same.getAllByRole('term').map(term => term.textContent)).toEqual([
      facts.immediateDebit,
      facts.mobilePayment,
      facts.virtualCard,
      facts.medicalAssistance,
      facts.medicalExpenses,
      facts.budgetManagement,
      facts.cashback,
    ]);
    expect(new Set(same.getAllByRole('definition').map(value => value.textContent))).toEqual(new Set([yes]));
  });

  test('OFR-16: the parts sociales are said with the prices', async () => {
    arrive('offer', youngTogether);
    await table();
    expect(screen.getByText(plain(copy.shares(2, moneyCopy.price(cart().socialShares))))).toBeInTheDocument();
  });

  test('OFR-06: a card that is missing leaves a column that is blank, and silent', async () => {
    arrive('offer', olderAlone, { forecast: () => TE.right(cart({ cards: [gold] })) });
    expect(within(await table()).getAllByRole('columnheader')).toHaveLength(1);
    expect(lineOf(copy.facts.everyPayment)).toEqual([moneyCopy.amount(3100)]);
    expect(document.querySelectorAll('thead tr:first-child td[aria-hidden="true"]')).toHaveLength(2);
  });
});

describe('OFR-10: choosing a card', () => {
  test('keeps it for the holder and goes on', async () => {
    const { journey } = arrive('offer', olderAlone);
    await choose(access.label);
    expect(journey.answers.selection).toEqual([chosenCard('TIT', access.catalogNumber)]);
    expect(journey.moves).toEqual(['next']);
  });

  test('replaces that person’s card and leaves the other’s', async () => {
    const { journey } = arrive('coHolderOffer', {
      ...youngTogether,
      selection: [chosenCard('TIT', catalogue.MASTERCARD), chosenCard('COT', catalogue.MASTERCARD)],
    });
    await choose(gold.label);
    expect(journey.answers.selection).toEqual([chosenCard('TIT', catalogue.MASTERCARD), chosenCard('COT', gold.catalogNumber)]);
  });

  test('the card chosen before is marked', async () => {
    arrive('offer', { ...olderAlone, selection: [chosenCard('TIT', access.catalogNumber)] });
    await table();
    expect(lineOf(copy.yourChoice).filter(cell => cell?.includes(copy.chosen))).toEqual([expect.stringContaining(access.label)]);
  });
});

describe('OFR-11: without a card', () => {
  const ask = async (): Promise<void> => userEvent.click(await screen.findByRole('button', { name: copy.withoutCard.link }));

  test('the holder is not offered it', async () => {
    arrive('offer', youngTogether);
    await table();
    expect(screen.queryByRole('button', { name: copy.withoutCard.link })).not.toBeInTheDocument();
  });

  test('the co-holder confirms: no card, and the journey goes on', async () => {
    const { journey } = arrive('coHolderOffer', { ...youngTogether, selection: [chosenCard('TIT', catalogue.MASTERCARD)] });
    await ask();
    const dialog = within(screen.getByRole('dialog', { name: copy.withoutCard.title }));
    const answers = dialog.getAllByRole('button');
    expect(answers.map(button => button.textContent)).toEqual([copy.withoutCard.go, copy.withoutCard.choose]);
    expect(answers[0]?.className).toBe(answers[1]?.className);
    await userEvent.click(dialog.getByRole('button', { name: copy.withoutCard.go }));
    expect(journey.answers.selection).toEqual([chosenCard('TIT', catalogue.MASTERCARD), chosenCard('COT', catalogue.NONE)]);
    expect(journey.moves).toEqual(['next']);
  });

  test('or chooses after all: nothing has changed', async () => {
    const { journey } = arrive('coHolderOffer', youngTogether);
    await ask();
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: copy.withoutCard.choose }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(journey.answers.selection).toEqual([]);
    expect(journey.moves).toEqual([]);
  });
});

test.each([
  ['the holder at once', 'offer', 'back', [chosenCard('COT', catalogue.GOLD_MASTERCARD)]],
  ['the co-holder after the delay', 'coHolderOffer', 'back after the delay', [chosenCard('TIT', catalogue.MASTERCARD)]],
] as const)('OFR-12: Previous clears one’s own card, and goes back: %s', async (_, step, move, left) => {
  const selection = [chosenCard('TIT', catalogue.MASTERCARD), chosenCard('COT', catalogue.GOLD_MASTERCARD)];
  const { journey } = arrive(step, { ...youngTogether, selection });
  await table();
  await userEvent.click(screen.getByRole('button', { name: kitCopy.back }));
  expect(journey.answers.selection).toEqual(left);
  expect(journey.moves).toEqual([move]);
});

describe('on a phone', () => {
  beforeEach(() => screenIs('narrow'));

  test('OFR-04: a list and a tab a card; no table', async () => {
    arrive('offer', olderAlone);
    expect((await screen.findAllByRole('tab')).map(tab => tab.textContent)).toEqual([mastercard.label, access.label, gold.label]);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    await choose(gold.label);
  });

  test('OFR-05: a panel has its card’s title, number, markers and facts', async () => {
    arrive('offer', youngAlone);
    await userEvent.click(await screen.findByRole('tab', { name: gold.label }));
    const panel = screen.getByRole('tabpanel', { name: gold.label });
    expect(within(panel).getByRole('heading', { level: 3, name: gold.label })).toBeInTheDocument();
    expect(panel).toHaveTextContent(copy.reference(catalogue.GOLD_MASTERCARD));
    expect(
      within(panel)
        .getAllByRole('link')
        .map(link => link.textContent),
    ).toEqual(['(3)', '(4)']);
    for (const group of Object.values(copy.groups))
      expect(within(panel).getByRole('heading', { name: new RegExp(`^${group}( note \\d)?$`) })).toBeInTheDocument();
    expect(markers()).toEqual(new Set(notes().map(note => `#${note.id}`)));
  });

  test('OFR-13: the first card is told once it is there, and on a phone alone', async () => {
    const { sent } = arrive('offer', olderAlone);
    await waitFor(() => expect(sent).toEqual([{ kind: 'firstCard', label: mastercard.label }]));
    screenIs('wide');
    const { sent: wide } = arrive('offer', olderAlone);
    await table();
    expect(wide).toEqual([]);
  });
});
