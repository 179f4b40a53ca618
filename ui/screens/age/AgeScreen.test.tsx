import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as TE from 'fp-ts/TaskEither';
import type { Carts } from '@application/offer/ports';
import type { Failure } from '@application/failure';
import type { Brand } from '@domain/brand/variant';
import type { Answers } from '@domain/journey/answers';
import type { AgeBand } from '@domain/journey/words';
import type { Day } from '@domain/kernel/day';
import type { Cart } from '@domain/offer/cart';
import { catalogue } from '@domain/offer/contracts';
import { ageMessages } from '@messages/age';
import { moneyMessages } from '@messages/money';
import { Journey } from '@ui/journey/Journey';
import { clockOn, mixedTogether, settings, youngAlone } from '@tests/builders/journey';
import { cardOnOffer, cart, chosenCard, mastercard } from '@tests/builders/offer';
import { FakeJourney } from '@tests/fakes/FakeJourney';
import { plain, show } from '@tests/support/show';
import { AgeScreen } from './AgeScreen';
import { AgeViewModel } from './AgeViewModel';

const copy = ageMessages.omc;

type Anticipate = Carts['anticipate'];

const arrive = (
  answers: Partial<Answers>,
  anticipate: Anticipate = () => TE.right(cart()),
  today: Day = '2026-01-01',
  brand: Brand = '01',
) => {
  const journey = new FakeJourney('age', answers);
  const carts = { anticipate: jest.fn(anticipate) } as unknown as Carts & { readonly anticipate: jest.Mock };
  show(<AgeScreen />, [Journey, journey], [AgeViewModel, new AgeViewModel(journey, carts, settings({ brand }), clockOn(today))]);
  return { journey, carts };
};
const band = (legend: string, label: string): HTMLElement =>
  within(screen.getByRole('group', { name: legend })).getByRole('radio', { name: label });
const goOn = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: copy.next }));
const firstPrice = plain(copy.firstPrice(mastercard.label, moneyMessages.perMonth(mastercard.listPrice)));

describe('ACC-03: age bands', () => {
  test('alone, one band is asked and kept', async () => {
    const { journey } = arrive({ workflow: 'individual' });
    expect(screen.getAllByRole('group', { name: /ranche d’âge/ })).toHaveLength(1);
    await userEvent.click(band(copy.legend.alone, copy.band['18-25']));
    expect(journey.answers.bands).toEqual({ TIT: '18-25', COT: undefined });
    expect(journey.moves).toEqual(['next']);
  });

  test('together, both are asked; the one that is missing is named', async () => {
    const { journey } = arrive({ workflow: 'joint' });
    await userEvent.click(band(copy.legend.TIT, copy.band['26+']));
    await goOn();
    expect(screen.getByRole('link', { name: copy.required.COT })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: copy.required.TIT })).not.toBeInTheDocument();
    await userEvent.click(band(copy.legend.COT, copy.band['18-25']));
    expect(screen.queryByRole('link', { name: copy.required.COT })).not.toBeInTheDocument();
    await goOn();
    expect(journey.answers.bands).toEqual({ TIT: '26+', COT: '18-25' });
    expect(journey.moves).toEqual(['next']);
  });
});

describe('the offer fetched ahead', () => {
  test.each([
    ['18-25', false],
    ['26+', true],
  ] as const)('alone, %s: its first price is shown', async (answer, over26) => {
    const { carts } = arrive({ workflow: 'individual' });
    await userEvent.click(band(copy.legend.alone, copy.band[answer]));
    expect(carts.anticipate).toHaveBeenCalledWith('individual', over26);
    expect(await screen.findByText(firstPrice)).toBeInTheDocument();
  });

  test.each<[AgeBand, Brand, Day, string]>([
    ['18-25', '01', '2025-10-15', '0 € pendant 12 mois, puis 1,50 € par mois jusqu’à 25 ans'],
    ['26+', '01', '2025-10-15', '0 € pendant 12 mois, puis 3,00 € par mois'],
    ['26+', '03', '2025-10-15', '0 € pendant 6 mois, puis 3,00 € par mois'],
    ['18-25', '01', '2026-01-01', '3,00 € par mois'],
  ])('D-45, CFG-08: its price is this person’s: %s, brand %s, on %s', async (answer, brand, today, price) => {
    arrive({ workflow: 'individual' }, undefined, today, brand);
    await userEvent.click(band(copy.legend.alone, copy.band[answer]));
    expect(await screen.findByText(plain(copy.firstPrice(mastercard.label, price)))).toBeInTheDocument();
  });

  test('D-51: the young holder of a mixed account has no promotion', async () => {
    arrive(mixedTogether, undefined, '2025-10-15');
    expect(await screen.findByText(plain(copy.firstPrice(mastercard.label, '3,00 € par mois')))).toBeInTheDocument();
  });

  test('together, it waits for both bands; one of 26 or over decides', async () => {
    const { carts } = arrive({ workflow: 'joint' });
    await userEvent.click(band(copy.legend.TIT, copy.band['18-25']));
    expect(carts.anticipate).not.toHaveBeenCalled();
    await userEvent.click(band(copy.legend.COT, copy.band['26+']));
    expect(carts.anticipate).toHaveBeenCalledWith('joint', true);
  });

  test('what was answered before is taken up', async () => {
    arrive(youngAlone);
    expect(band(copy.legend.alone, copy.band['18-25'])).toBeChecked();
    expect(await screen.findByText(firstPrice)).toBeInTheDocument();
  });

  test('a failure, or a wrong priority, shows nothing and blocks nothing', async () => {
    const failure: Failure = { kind: 'unreachable' };
    const { journey } = arrive(youngAlone, (_, over26) =>
      over26 ? TE.right(cart({ cards: [cardOnOffer({ priority: 0 })] })) : TE.left(failure),
    );
    await userEvent.click(band(copy.legend.alone, copy.band['26+']));
    await goOn();
    expect(journey.failures).toEqual([]);
    expect(journey.moves).toEqual(['next']);
  });

  test('only the last answer counts, whichever comes first', async () => {
    const answer: ((cart: Cart) => void)[] = [];
    arrive({ workflow: 'individual' }, () => TE.fromTask(() => new Promise<Cart>(resolve => answer.push(resolve))));
    await userEvent.click(band(copy.legend.alone, copy.band['18-25']));
    await userEvent.click(band(copy.legend.alone, copy.band['26+']));
    await act(async () => answer[1]?.(cart()));
    await act(async () => answer[0]?.(cart({ cards: [cardOnOffer({ label: 'Autre carte' })] })));
    expect(screen.getByText(firstPrice)).toBeInTheDocument();
  });
});

test('STP-14: with a card chosen, another band counts on Continuer only', async () => {
  const { journey } = arrive({ ...youngAlone, selection: [chosenCard('TIT', catalogue.MASTERCARD)] });
  await userEvent.click(band(copy.legend.alone, copy.band['26+']));
  expect(journey.answers.bands.TIT).toBe('18-25');
  expect(journey.holding).toBe(true);
  await goOn();
  expect(journey.answers.selection).toEqual([]);
  expect(journey.cleared).toEqual(['selection']);
});
