import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import type { DossierState } from '@domain/journey/dossierState';
import { withAdviserMessages as copy } from '@messages/withAdviser';
import { Dialogs } from '@ui/journey/Dialogs';
import { DossierJourney } from '@ui/journey/DossierJourney';
import { HandClock, settled } from '@tests/builders/ending';
import { FakeDossierJourney, holders } from '@tests/fakes/FakeDossierJourney';
import { reviewRounds } from '@tests/support/flow';
import { plain, show } from '@tests/support/show';
import { WithAdviserScreen } from './WithAdviserScreen';
import { WithAdviserViewModel } from './WithAdviserViewModel';

const adviser = { name: 'Nadia Exemple', agency: 'Nantes Centre' };

const arrive = async (state: Partial<DossierState> = {}) => {
  const journey = new FakeDossierJourney('addressValidation', { state: { mode: 'mdc', ...state } });
  const clock = new HandClock();
  clock.held = true;
  const vm = new WithAdviserViewModel(journey, reviewRounds(journey, clock));
  show(<WithAdviserScreen />, [WithAdviserViewModel, vm], [DossierJourney, journey], [Dialogs, {}]);
  await act(settled);
  return { journey, clock };
};
const asked = (journey: FakeDossierJourney) => journey.moves.filter(move => move === 'refresh').length;

describe('D-47: the client opens a file that is the adviser’s to complete', () => {
  test('it says that nothing is to be done, who prepares it and until when it is kept', async () => {
    await arrive({ adviser });
    expect(screen.getByRole('heading', { level: 1, name: copy.title.prepared })).toBeInTheDocument();
    expect(screen.getByText(plain(copy.text.prepared))).toBeInTheDocument();
    expect(screen.getByText(plain(copy.who(adviser.name, adviser.agency)))).toBeInTheDocument();
    expect(screen.getByText(plain(copy.kept('31/01/2026')))).toBeInTheDocument();
    expect(screen.getByRole('link', { name: copy.appointment })).toHaveAttribute('href', '/ouvrirmoncompte/redirect?vers=appointment');
  });

  test('an adviser whose name is not told is not named', async () => {
    await arrive();
    expect(screen.queryByText(/Nadia/)).not.toBeInTheDocument();
  });

  test.each(['TIT', 'COT'] as const)('an error that %s reported is being corrected', async who => {
    const reported = { customerExternalId: 'EXT-9', livenessId: undefined, done: ['errorReported'] } as const;
    await arrive({ participants: holders({ [who]: reported }) });
    expect(screen.getByRole('heading', { level: 1, name: copy.title.corrected })).toBeInTheDocument();
    expect(screen.getByText(plain(copy.text.corrected))).toBeInTheDocument();
  });

  test('D-30: the page follows by itself; once its round is over it asks again on a press', async () => {
    const { journey, clock } = await arrive();
    expect(screen.getByText(plain(copy.follows))).toBeInTheDocument();
    const before = asked(journey);
    await act(() => clock.tick());
    expect(asked(journey)).toBe(before + 1);
    while (screen.queryByText(plain(copy.over)) === null) await act(() => clock.tick());
    const round = asked(journey);
    await userEvent.click(screen.getByRole('button', { name: copy.again }));
    expect(asked(journey)).toBe(round + 1);
    expect(screen.getByText(plain(copy.follows))).toBeInTheDocument();
  });
});
