import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { marketingMessages } from '@messages/marketing';
import { openRecap, recapPerson } from '@tests/support/recapScreens';

const copy = marketingMessages.omc;
const row = (label: string) =>
  screen
    .queryAllByRole('term')
    .find(({ textContent }) => textContent === label)
    ?.closest('div');
const press = (label: string, word: string) => userEvent.click(within(row(label)!).getByRole('button', { name: new RegExp(`^${word}`) }));

/** Before the channels were asked apart. */
const agreed = { ...recapPerson, marketing: true, marketingChannels: { email: undefined, sms: undefined } };

describe('D-124: the agreement to receive offers, on the recap', () => {
  test('is taken back by one press, as it was given', async () => {
    const { journey } = await openRecap('client', { of: agreed });
    expect(row(copy.rows.together)).toHaveTextContent(copy.yes);
    await press(copy.rows.together, copy.withdraw);
    expect([journey.saved, journey.savedBy]).toEqual([[{ marketing: false }], { of: 'TIT' }]);
  });

  test('apart, each channel has its row', async () => {
    const { journey } = await openRecap('client', { of: agreed, marketing: 'apart' });
    expect([row(copy.rows.email), row(copy.rows.sms)].map(each => each?.textContent?.includes(copy.yes))).toEqual([true, true]);
    await press(copy.rows.sms, copy.withdraw);
    expect(journey.saved).toEqual([{ marketing: false, marketingChannels: { email: true, sms: false } }]);
  });

  test('is no matter of the adviser’s', async () => {
    await openRecap('adviser');
    expect(row(copy.rows.together)).toBeUndefined();
  });
});
