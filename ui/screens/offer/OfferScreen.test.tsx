import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as TE from 'fp-ts/TaskEither';
import type { Failure } from '@application/failure';
import { catalogue } from '@domain/offer/contracts';
import { kitMessages } from '@messages/kit';
import { moneyMessages } from '@messages/money';
import { offerMessages } from '@messages/offer';
import { mixedTogether, olderAlone, youngAlone, youngTogether } from '@tests/builders/journey';
import { access, cardOnOffer, cart, chosenCard, gold, mastercard } from '@tests/builders/offer';
import { arrive, choose, lineOf, markers, notes, table } from '@tests/support/offerScreen';
import { plain, screenIs } from '@tests/support/show';

const copy = offerMessages.omc;

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
    expect(lineOf(copy.monthlyPrice)).toEqual([mastercard, access, gold].map(card => moneyMessages.perMonth(card.listPrice)));
  });

  test('OFR-07, OFR-08: services, limits, insurances and free services in words', async () => {
    arrive('offer', olderAlone);
    await table();
    const { facts, yes, no } = copy;
    expect(lineOf(facts.withdrawal)).toEqual([300, 500, 1500].map(moneyMessages.amount));
    expect(lineOf(facts.onlineShopping)).toEqual([no, yes, yes]);
    expect(lineOf(facts.thirdPartyLiability)).toEqual([no, no, yes]);
    expect(lineOf(facts.trip)).toEqual([no, no, moneyMessages.upTo(5000)]);
  });

  test('everything of a card is in the table: a limit is a row of its own, what all have is one value across the columns', async () => {
    arrive('offer', olderAlone);
    await table();
    const { facts } = copy;
    const limits = [1300, 1600, 3100].map(moneyMessages.amount);
    expect([lineOf(facts.payment), lineOf(facts.internet)]).toEqual([limits, limits]);
    const same = screen.getByRole('rowheader', { name: copy.alike(3) }).closest('tbody') as HTMLElement;
    expect(within(same).getByRole('cell')).toHaveAttribute('colspan', '4');
    expect(within(same).getAllByRole('list')).toHaveLength(1); // no group of it begins under one card
    expect(
      within(same)
        .getAllByRole('listitem')
        .map(item => item.textContent),
    ).toEqual([
      facts.immediateDebit,
      facts.mobilePayment,
      facts.virtualCard,
      facts.medicalAssistance,
      facts.medicalExpenses,
      facts.budgetManagement,
      facts.cashback,
    ]);
    const rows = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(Object.values(facts).filter(fact => fact !== facts.notice && !rows.includes(fact) && !within(same).queryByText(fact))).toEqual(
      [],
    );
    for (const { catalogNumber } of [mastercard, access, gold]) expect(screen.getByText(copy.reference(catalogNumber))).toBeInTheDocument();
  });

  test('two cards alike share their values; the blank column stays apart', async () => {
    arrive('offer', olderAlone, { forecast: () => TE.right(cart({ cards: [access, gold] })) });
    await table();
    const row = screen.getByRole('rowheader', { name: copy.alike(2) }).closest('tr')?.nextElementSibling as HTMLElement;
    expect(Array.from(row.querySelectorAll('td'), cell => [cell.colSpan, cell.getAttribute('aria-hidden')])).toEqual([
      [3, null],
      [1, 'true'],
    ]);
  });

  test('OFR-16, XTR-73: the parts sociales are shown with the prices, and are no deposit', async () => {
    arrive('offer', youngTogether);
    await table();
    expect(screen.getByText(plain(copy.shares(2, moneyMessages.asRead(cart().socialShares))))).toBeInTheDocument();
    expect(screen.getByText(plain(copy.sharesRisk))).toBeInTheDocument();
  });

  test('XTR-77: the bank’s whole price list is beside the first prices', async () => {
    arrive('offer', youngTogether);
    await table();
    expect(screen.getByRole('link', { name: new RegExp(plain(copy.allPrices).replace(/[()]/g, '.')) })).toHaveAttribute(
      'href',
      '/ouvrirmoncompte/redirect?vers=pricing',
    );
  });

  test('OFR-06: a card that is missing leaves a column that is blank, and silent', async () => {
    arrive('offer', olderAlone, { forecast: () => TE.right(cart({ cards: [gold] })) });
    expect(within(await table()).getAllByRole('columnheader')).toHaveLength(1);
    expect(lineOf(copy.facts.internet)).toEqual([moneyMessages.amount(3100)]);
    expect(document.querySelectorAll('thead tr:first-child td[aria-hidden="true"]')).toHaveLength(2);
  });
});

describe('OFR-10: choosing a card', () => {
  test('keeps it for the holder and continues', async () => {
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

describe('D-79b: a card is offered to the persons named', () => {
  const forHolder = () => TE.right(cart({ cards: [mastercard, { ...gold, participants: ['TIT'] }] }));

  test.each([
    ['the holder', 'offer', 2],
    ['the co-holder', 'coHolderOffer', 1],
  ] as const)('%s', async (_, step, count) => {
    arrive(step, youngTogether, { forecast: forHolder });
    expect(within(await table()).getAllByRole('columnheader')).toHaveLength(count);
  });

  test('a co-holder whom no card is for continues without one', async () => {
    const { journey } = arrive('coHolderOffer', youngTogether, {
      forecast: () => TE.right(cart({ cards: [{ ...gold, participants: ['TIT'] }] })),
    });
    await userEvent.click(await screen.findByRole('button', { name: copy.withoutCard.link }));
    await userEvent.click(screen.getByRole('button', { name: copy.withoutCard.go }));
    expect(journey.answers.selection).toEqual([chosenCard('COT', catalogue.NONE)]);
  });
});

describe('D-80: an unknown card', () => {
  const unknown = cardOnOffer({ catalogNumber: '99999', label: 'Platine' });

  test('is left out and reported once; the others are offered', async () => {
    const { reported } = arrive('offer', olderAlone, { forecast: () => TE.right(cart({ cards: [unknown, gold, { ...unknown }] })) });
    expect(within(await table()).getAllByRole('columnheader')).toHaveLength(1);
    expect(screen.queryByText('Platine')).not.toBeInTheDocument();
    expect(reported).toEqual([expect.objectContaining({ kind: 'rule', detail: ['UNKNOWN_CARD'] })]);
  });

  test('with none left the offer cannot be shown', async () => {
    const { reported } = arrive('offer', olderAlone, { forecast: () => TE.right(cart({ cards: [unknown] })) });
    expect(await screen.findByText(copy.failed)).toBeInTheDocument();
    expect(reported).toHaveLength(1);
  });
});

describe('OFR-11: without a card', () => {
  const ask = async (): Promise<void> => userEvent.click(await screen.findByRole('button', { name: copy.withoutCard.link }));

  test('the holder is not offered it', async () => {
    arrive('offer', youngTogether);
    await table();
    expect(screen.queryByRole('button', { name: copy.withoutCard.link })).not.toBeInTheDocument();
  });

  test('the co-holder confirms: no card, and the journey continues', async () => {
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
  await userEvent.click(screen.getByRole('button', { name: kitMessages.back }));
  expect(journey.answers.selection).toEqual(left);
  expect(journey.moves).toEqual([move]);
});

describe('on a phone', () => {
  beforeEach(() => screenIs('narrow'));

  test('OFR-04: a list and a tab a card, open; no table', async () => {
    arrive('offer', olderAlone);
    expect((await screen.findAllByRole('tab')).map(tab => tab.textContent)).toEqual([mastercard.label, access.label, gold.label]);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(document.querySelector('details')).toBeNull();
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

  test('OFR-05: a note leads back to a marker that can be reached, whichever tab is open by then', async () => {
    arrive('offer', olderAlone);
    await screen.findAllByRole('tab');
    expect(markers()).toEqual(new Set(notes().map(note => `#${note.id}`)));
    await userEvent.click(screen.getByRole('link', { name: copy.notes.marker(3) }));
    await userEvent.click(screen.getByRole('tab', { name: gold.label }));
    await userEvent.click(screen.getByRole('link', { name: copy.notes.back(3) }));
    expect(screen.getByRole('tabpanel', { name: gold.label })).toContainElement(document.activeElement as HTMLElement);
  });

  test('OFR-13, XTR-61: the first card is tracked once it is there, and on a phone alone', async () => {
    const { sent } = arrive('offer', olderAlone);
    await waitFor(() => expect(sent).toEqual([{ kind: 'firstCard', label: mastercard.label, family: 'cards' }]));
    screenIs('wide');
    const { sent: wide } = arrive('offer', olderAlone);
    await table();
    expect(wide).toEqual([]);
  });
});
