import { fireEvent, act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as TE from 'fp-ts/TaskEither';
import type { Carts } from '@application/offer/ports';
import type { Failure } from '@application/failure';
import type { Answers } from '@domain/journey/answers';
import type { Cart } from '@domain/offer/cart';
import { insuranceMessages } from '@messages/insurance';
import { moneyMessages } from '@messages/money';
import { Journey } from '@ui/journey/Journey';
import { redirectHref } from '@ui/kit/hrefs';
import { olderAlone, youngTogether } from '@tests/builders/journey';
import { cart, chosenCard, gold, mastercard } from '@tests/builders/offer';
import { offerOf } from '@tests/builders/offerModel';
import { FakeJourney } from '@tests/fakes/FakeJourney';
import { plain, show } from '@tests/support/show';
import { InsuranceScreen } from './InsuranceScreen';
import { InsuranceViewModel } from './InsuranceViewModel';

const copy = insuranceMessages.omc;

const arrive = (answers: Partial<Answers> = olderAlone, forecast?: Carts['forecast']) => {
  const journey = new FakeJourney('insurance', answers);
  const { offer, asked } = offerOf(journey, forecast ? { forecast } : {});
  show(<InsuranceScreen />, [Journey, journey], [InsuranceViewModel, new InsuranceViewModel(journey, offer)]);
  return { journey, asked };
};
const goOn = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: copy.next }));
const price = plain(copy.yesFor(moneyMessages.perMonth(2)));

describe('OPT-03: insurance against loss and theft', () => {
  test('after a reload its price is asked for again, and shown', async () => {
    const { asked } = arrive();
    expect(await screen.findByText(price)).toBeInTheDocument();
    expect(asked).toHaveBeenCalledWith('individual', false);
  });

  test.each([
    [/^Oui, pour 2,00/, true],
    [copy.no, false],
  ])('%s: neither answer is given beforehand, either leads on', async (label, wanted) => {
    const { journey } = arrive();
    await screen.findByText(price);
    expect(screen.getByRole('radio', { name: label })).not.toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: label }));
    expect(journey.answers.insurance).toBe(wanted);
    expect(journey.moves).toEqual(['next']);
  });

  test('D-77: its notice is there to be read before an answer', () => {
    arrive();
    const notice = screen.getByRole('link', { name: new RegExp(plain(copy.notice.link).replace(/[()]/g, '\\$&')) });
    expect(notice).toHaveAttribute('href', redirectHref('insurance-notice'));
    expect(notice.compareDocumentPosition(screen.getByRole('radio', { name: copy.yes }))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('XTR-48: no button waits to be pressed; Enter without an answer asks the question again', async () => {
    const { journey } = arrive();
    await screen.findByText(price);
    expect(screen.queryByRole('button', { name: copy.next })).not.toBeInTheDocument();
    fireEvent.keyDown(screen.getByRole('radio', { name: copy.no }), { key: 'Enter' });
    expect(screen.getByRole('link', { name: copy.required })).toBeInTheDocument();
    expect(journey.moves).toEqual([]);
  });

  test('in a joint account the page says that the holder alone may take it', async () => {
    arrive(youngTogether);
    expect(await screen.findByText(copy.holderOnly)).toBeInTheDocument();
  });

  test('an offer without insurance asks nothing, and the answer is no', async () => {
    const { journey } = arrive(olderAlone, () => TE.right(cart({ insurance: undefined })));
    await screen.findByText(copy.none);
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    await goOn();
    expect(journey.answers.insurance).toBe(false);
    expect(journey.moves).toEqual(['next']);
  });
});

describe('while the price is not known', () => {
  test('nobody continues', async () => {
    let answer: (cart: Cart) => void = () => undefined;
    const { journey } = arrive(olderAlone, () => TE.fromTask(() => new Promise<Cart>(resolve => (answer = resolve))));
    await userEvent.click(screen.getByRole('radio', { name: copy.yes }));
    await goOn();
    expect(journey.moves).toEqual([]);
    await act(async () => answer(cart()));
    await goOn();
    expect(journey.moves).toEqual(['next']);
  });

  test('a failure is shown, and can be tried again', async () => {
    const failure: Failure = { kind: 'unreachable' };
    let down = true;
    const { journey } = arrive(olderAlone, () => (down ? TE.left(failure) : TE.right(cart())));
    await screen.findByText(copy.noPrice);
    expect(journey.failures).toEqual([failure]);
    down = false;
    await userEvent.click(screen.getByRole('button', { name: copy.again }));
    expect(await screen.findByText(price)).toBeInTheDocument();
  });
});

describe('OFR-08: an insurance that the card has already is shown before this one is sold', () => {
  const withCard = (catalogNumber: string) => ({ ...olderAlone, selection: [chosenCard('TIT', catalogNumber)] });

  test('Gold covers loss and theft', async () => {
    arrive(withCard(gold.catalogNumber));
    expect(await screen.findByText(plain(copy.covered(gold.label, moneyMessages.amount(850))))).toBeInTheDocument();
  });

  test('the first card does not', async () => {
    arrive(withCard(mastercard.catalogNumber));
    await screen.findByText(price);
    expect(screen.queryByText(/comprend déjà/)).not.toBeInTheDocument();
  });
});
