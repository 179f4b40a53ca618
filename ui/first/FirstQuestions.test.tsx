import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ageMessages } from '@ui/copy/fr/age';
import { kitMessages } from '@ui/copy/fr/kit';
import { moneyMessages } from '@ui/copy/fr/money';
import { mastercard } from '@tests/builders/offer';
import { plain } from '@tests/support/show';
import { FirstJourney } from './FirstJourney';
import { SecondQuestion, type Behind } from './FirstQuestions';

const asked = async (behind: Partial<Behind> = {}) => {
  const journey = new FirstJourney(
    { mode: 'omc', jointAccount: 'open', contactPhone: undefined },
    {
      keep: jest.fn(),
      sleep: () => () => Promise.resolve(),
      track: { arrivedAt: jest.fn(), send: jest.fn() },
      history: { entry: undefined, push: jest.fn(), replace: jest.fn(), back: jest.fn(), forward: jest.fn() },
      changed: jest.fn(),
      leave: jest.fn(),
    },
  );
  journey.answer({ workflow: 'joint' });
  await journey.goTo('age');
  const firstCard = jest.fn(() => Promise.resolve(mastercard));
  render(<SecondQuestion journey={journey} behind={{ firstCard, whyAge: () => Promise.resolve('Parce que.'), ...behind }} />);
  return { journey, firstCard };
};
const band = (who: 'TIT' | 'COT', label: string): Promise<void> =>
  userEvent.click(screen.getAllByRole('radio', { name: label })[who === 'TIT' ? 0 : 1] ?? document.body);

describe('ACC-03: the age asked before the whole journey has come', () => {
  test('together, who is missing is named; the first price is shown once the whole journey has it', async () => {
    const { journey, firstCard } = await asked();
    await band('TIT', ageMessages.omc.band['26+']);
    await userEvent.click(screen.getByRole('button', { name: ageMessages.omc.next }));
    expect(screen.getByRole('link', { name: ageMessages.omc.required.COT })).toBeInTheDocument();
    await band('COT', ageMessages.omc.band['18-25']);
    expect(firstCard).toHaveBeenCalledWith('joint', true);
    expect(
      await screen.findByText(plain(ageMessages.omc.firstPrice(mastercard.label, moneyMessages.perMonth(mastercard.price)))),
    ).toBeInTheDocument();
    expect(journey.answers.bands).toEqual({ TIT: '26+', COT: '18-25' });
  });

  test('XTR-23: ‘Pourquoi ?’ is answered by the book behind, and says so where it does not come', async () => {
    await asked({ whyAge: () => Promise.reject(new Error('no book')) });
    await userEvent.click(screen.getByText(plain(kitMessages.why)));
    expect(await screen.findByText(kitMessages.whyFailed)).toBeInTheDocument();
  });

  test('XTR-23: it tells the client’s words', async () => {
    await asked();
    await userEvent.click(screen.getByText(plain(kitMessages.why)));
    expect(await screen.findByText('Parce que.')).toBeInTheDocument();
  });
});
