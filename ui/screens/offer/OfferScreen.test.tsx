import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as TE from 'fp-ts/TaskEither';
import type { Failure } from '@application/failure';
import type { TrackingEvent } from '@application/ports/Tracking';
import type { Answers } from '@domain/journey/answers';
import type { StepName } from '@domain/journey/steps';
import { catalogue } from '@domain/offer/contracts';
import { kitCopy } from '@ui/copy/fr/kit';
import { moneyCopy } from '@ui/copy/fr/money';
import { offerCopy as copy, promotionCopy } from '@ui/copy/fr/offer';
import { Journey } from '@ui/journey/Journey';
import { mixedTogether, olderAlone, youngAlone, youngTogether } from '../../../tests/builders/journey';
import { access, cardOnOffer, cart, chosenCard, gold, mastercard } from '../../../tests/builders/offer';
import { offerOf } from '../../../tests/builders/offerModel';
import { FakeJourney } from '../../../tests/fakes/FakeJourney';
import { plain, screenIs, show } from '../../../tests/support/show';
import { OfferScreen } from './OfferScreen';
import { OfferViewModel } from './OfferViewModel';

type Bank = Parameters<typeof offerOf>[1];

const arrive = (step: StepName, answers: Partial<Answers>, bank: Bank = {}) => {
  const journey = new FakeJourney(step, answers);
  const { offer, asked } = offerOf(journey, bank);
  const sent: TrackingEvent[] = [];
  const vm = new OfferViewModel(journey, offer, { send: event => sent.push(event) });
  show(<OfferScreen />, [Journey, journey], [OfferViewModel, vm]);
  return { journey, asked, sent };
};
const choose = async (label: string): Promise<void> => {
  const [button] = await screen.findAllByRole('button', { name: `${copy.choose}${copy.chooseWhich(label)}` });
  await userEvent.click(button as HTMLElement);
};
const table = (): Promise<HTMLElement> => screen.findByRole('table', { name: copy.table });
const lineOf = (name: string): (string | null)[] => {
  const row = screen.getByRole('rowheader', { name: new RegExp(`^${name}( note \\d)?$`) }).closest('tr') as HTMLElement;
  return within(row)
    .getAllByRole('cell')
    .map(cell => cell.textContent);
};
const notes = (): HTMLElement[] => within(screen.getByRole('region', { name: copy.notes.title })).getAllByRole('listitem');
const markers = (): Set<string> => new Set(screen.getAllByRole('link', { name: /^note \d$/ }).map(link => link.getAttribute('href') ?? ''));

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
    const failure: Failure = { kind: 'unreachable', endpoint: 'cart' };
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
    expect(lineOf(facts.immediateDebit)).toEqual([yes, yes, yes]);
    expect(lineOf(facts.withdrawal)).toEqual([300, 500, 1500].map(moneyCopy.amount));
    expect(lineOf(facts.onlineShopping)).toEqual([no, yes, yes]);
    expect(lineOf(facts.thirdPartyLiability)).toEqual([no, no, yes]);
    expect(lineOf(facts.trip)).toEqual([no, no, copy.upTo(moneyCopy.amount(5000))]);
    expect(lineOf(facts.cashback)).toEqual([yes, yes, yes]);
  });

  test('OFR-06: a card that is missing leaves a column that is blank, and silent', async () => {
    arrive('offer', olderAlone, { forecast: () => TE.right(cart({ cards: [gold] })) });
    expect(within(await table()).getAllByRole('columnheader')).toHaveLength(1);
    expect(lineOf(copy.facts.payment)).toEqual([moneyCopy.amount(3100)]);
    expect(document.querySelectorAll('thead tr:first-child td[aria-hidden="true"]')).toHaveLength(2);
  });
});

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
    expect(screen.queryAllByText(/^(Gratuite|\d+ mois)/)).toHaveLength(text ? 3 : 0);
  });

  test('youth: free, then half price until 25', async () => {
    arrive('offer', youngAlone);
    await table();
    const [first] = lineOf(copy.monthlyPrice);
    expect(first).toContain(promotionCopy.free.youth(12));
    expect(first).toContain(promotionCopy.afterwards('youth', 1.5));
  });

  test('the bank offers no payment on a card any more: the card has no promotion, the others keep theirs', async () => {
    const operations = [{ catalogNumber: catalogue.MASTERCARD, offeredPayments: 0 }];
    arrive('offer', olderAlone, { forecast: () => TE.right(cart({ operations })) });
    await table();
    const [first, second] = lineOf(copy.monthlyPrice);
    expect(first).toBe(moneyCopy.perMonth(3));
    expect(second).toContain(promotionCopy.free['welcome-card-free-one-year'](12));
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
