import { cleanup, screen, within } from '@testing-library/react';
import { act } from 'react';
import { RefusalRequests } from '@application/refusal/ports';
import { SessionStore } from '@application/session/ports';
import { Settings } from '@application/Settings';
import { Clock } from '@application/browser/ports';
import type { DossierState } from '@domain/journey/dossierState';
import type { Day, Instant } from '@domain/kernel/day';
import { middleControlMessages } from '@messages/middleControl';
import { Dialogs } from '@ui/journey/Dialogs';
import { DossierJourney } from '@ui/journey/DossierJourney';
import { ReviewRounds } from '@ui/journey/ReviewRounds';
import { settings } from '@tests/builders/journey';
import { refusalMessages } from '@messages/refusal';
import { HandClock, settled } from '@tests/builders/ending';
import { FakeDossierJourney } from '@tests/fakes/FakeDossierJourney';
import { reviewRounds } from '@tests/support/flow';
import { plain, show } from '@tests/support/show';
import { MiddleControlScreen } from './MiddleControlScreen';

const copy = middleControlMessages.omc;

const arrive = async (
  keptUntil: '2026-01-31' | undefined,
  expectedBy?: Instant,
  proofs: DossierState['proofs'] = [],
  reviewSince: Day | undefined = undefined,
): Promise<void> => {
  const clock = new HandClock();
  clock.held = true;
  const journey = new FakeDossierJourney('middleControl', { state: { keptUntil, expectedBy, proofs, reviewSince } });
  show(
    <MiddleControlScreen />,
    [ReviewRounds, reviewRounds(journey, clock)],
    [DossierJourney, journey],
    [Dialogs, {}],
    [Clock, clock],
    [Settings, settings()],
    [RefusalRequests, {}],
    [SessionStore, { session: () => undefined }],
  );
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

  test.each([
    ['2025-10-16T12:00:00+02:00', 'jeudi 16 octobre', copy.expected.ifLate],
    ['2025-10-15T09:00:00+02:00', 'mercredi 15 octobre', copy.expected.late],
  ] as const)('XTR-46: the answer expected by %s is announced, and a delay is said', async (at, day, said) => {
    await arrive(undefined, at);
    const expected = within(screen.getByRole('region', { name: copy.expected.title }));
    expect(expected.getByText(new RegExp(`^${day}, avant `))).toBeInTheDocument();
    expect(expected.getByRole('status')).toHaveTextContent(plain(said));
    expect(screen.getAllByRole('listitem').map(stage => stage.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  });

  test('D-44a: an adviser is named only where one looks', async () => {
    await arrive(undefined);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(copy.title);
    expect(screen.queryByText(/conseiller|personne|SMS/)).not.toBeInTheDocument();
    cleanup();
    await arrive(undefined, undefined, [{ rank: '1', documentCode: '001111', controlResult: 'KO', controlId: 'C1' }]);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(copy.byAdviser);
    expect(screen.getByText(copy.person.name)).toBeInTheDocument();
  });

  test.each([
    ['2025-09-29', true],
    ['2025-09-30', false],
    [undefined, false],
  ] as const)('XTR-75: on 15 October, a review that began on %s has been silent for too long: %p', async (since, silent) => {
    await arrive(undefined, undefined, [], since);
    expect(screen.queryByText(plain(refusalMessages.omc.silence(15))) !== null).toBe(silent);
    expect(screen.queryByText(plain(refusalMessages.omc.account)) !== null).toBe(silent);
  });

  test('no day where the bank says none', async () => {
    await arrive(undefined);
    expect(screen.queryByText(/conservé jusqu’au/)).not.toBeInTheDocument();
    expect(screen.queryByText(copy.expected.title)).not.toBeInTheDocument();
  });
});
