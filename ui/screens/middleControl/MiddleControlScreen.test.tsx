import { screen } from '@testing-library/react';
import { act } from 'react';
import { middleControlMessages } from '@ui/copy/fr/middleControl';
import { Dialogs } from '@ui/journey/Dialogs';
import { FileJourney } from '@ui/journey/FileJourney';
import { ReviewRounds } from '@ui/journey/ReviewRounds';
import { HandClock, settled } from '@tests/builders/ending';
import { FakeFileJourney } from '@tests/fakes/FakeFileJourney';
import { reviewRounds } from '@tests/support/flow';
import { plain, show } from '@tests/support/show';
import { MiddleControlScreen } from './MiddleControlScreen';

const copy = middleControlMessages.omc;

const arrive = async (keptUntil: '2026-01-31' | undefined): Promise<void> => {
  const clock = new HandClock();
  clock.held = true;
  const journey = new FakeFileJourney('middleControl', { state: { keptUntil } });
  show(<MiddleControlScreen />, [ReviewRounds, reviewRounds(journey, clock)], [FileJourney, journey], [Dialogs, {}]);
  await act(settled);
};

describe('MID-01, XTR-08: while an adviser checks the proofs', () => {
  test('the page says the number of the file, and the day until which it is kept', async () => {
    await arrive('2026-01-31');
    expect(screen.getByText(plain(copy.number('10000001')))).toBeInTheDocument();
    expect(screen.getByText(plain(copy.kept('31/01/2026')))).toBeInTheDocument();
  });

  test('ADV-02: the adviser’s title says that the check is under way', () => {
    expect(middleControlMessages.mdc.title).toMatch(/en cours/);
  });

  test('no day where the bank says none', async () => {
    await arrive(undefined);
    expect(screen.queryByText(/conservé jusqu’au/)).not.toBeInTheDocument();
  });
});
