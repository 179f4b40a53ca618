import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as E from 'fp-ts/Either';
import type { Failure } from '@application/failure';
import type { Gestures } from '@application/ports/Gestures';
import type { Settings } from '@application/ports/Settings';
import type { FileState } from '@domain/journey/fileState';
import { inactivityDefaults } from '@domain/session/inactivity';
import { stillThereMessages } from '@ui/copy/fr/stillThere';
import { Services } from '@ui/mvvm/screen';
import { FakeVisit, settled } from '@tests/builders/ending';
import { aFileState } from '@tests/fakes/FakeFileJourney';
import { MemorySession } from '@tests/fakes/ports';
import { plain } from '@tests/support/show';
import { Inactivity } from './Inactivity';
import { StillThere } from './StillThere';

const copy = stillThereMessages.omc;
const { afterMs, popupMs } = inactivityDefaults;

/** Fakes the window, the clock and the tab's visibility; all decisions are the product's. */
interface Given {
  readonly tracked?: boolean;
  readonly signedIn?: boolean;
  readonly answer?: E.Either<Failure, FileState>;
}
const arrive = ({ tracked = true, signedIn = true, answer = E.right(aFileState()) }: Given = {}) => {
  let now = Date.parse('2025-10-15T10:00:00+02:00');
  const sleepers: (() => void)[] = [];
  const clock = {
    now: () => new Date(now).toISOString(),
    today: () => '2025-10-15' as const,
    deviceOffset: () => 120,
    sleep: () => () => new Promise<void>(done => void sleepers.push(done)),
  };
  let touch = (): void => undefined;
  let seen = (): void => undefined;
  const gestures: Gestures = { watch: told => ((touch = told), () => undefined) };
  const visibility = { seen: true, whenSeen: (told: () => void) => ((seen = told), () => undefined) };
  const session = new MemorySession();
  if (signedIn) session.held = { value: 'T', type: 'Bearer', efs: '1', expiration: '2025-10-15T12:00:00+02:00' };
  const settings = { inactivity: { afterMs, popupMs, tracked } } as Settings;
  const asked: string[] = [];
  const journey = {
    refresh: () => () => (asked.push('state'), Promise.resolve(answer)),
    fail: ({ kind }: Failure) => void asked.push(kind),
  };
  const visit = new FakeVisit();
  const vm = new Inactivity(clock, gestures, visibility, session, settings, journey, { file: {} }, visit);
  render(
    <Services.Provider value={() => vm as never}>
      <StillThere />
    </Services.Provider>,
  );
  return {
    asked,
    visit,
    touch: () => act(() => touch()),
    /** Time passes with the checks running. */
    after: (milliseconds: number) =>
      act(async () => {
        now += milliseconds;
        sleepers.splice(0).forEach(wake => wake());
        await settled();
      }),
    /** Time passes without checks, as on a sleeping computer; then the tab becomes visible. */
    asleep: (milliseconds: number) =>
      act(() => {
        now += milliseconds;
        seen();
      }),
  };
};

const question = () => screen.queryByRole('dialog', { name: copy.title });

describe('SES-03: a person who gives no sign is asked', () => {
  test('not before the time configured, and at it', async () => {
    const { after } = arrive();
    await after(afterMs - 1);
    expect(question()).not.toBeInTheDocument();
    await after(1);
    expect(question()).toBeInTheDocument();
    expect(screen.getAllByText(copy.left(30))).toHaveLength(2);
  });

  test('a key, a pointer or a touch begins the count anew', async () => {
    const { after, touch } = arrive();
    await after(afterMs - 1);
    touch();
    await after(afterMs - 1);
    expect(question()).not.toBeInTheDocument();
  });

  test('the seconds are seen each, and said at 30, 15 and 5', async () => {
    const { after } = arrive();
    await after(afterMs);
    await after(10_000);
    expect(screen.getByText(copy.left(20))).toBeInTheDocument();
    expect(screen.getByText(copy.left(30))).toHaveAttribute('aria-live', 'polite');
    await after(6_000);
    expect(screen.getByText(copy.left(15))).toHaveAttribute('aria-live', 'polite');
    await after(10_000);
    expect(screen.getByText(copy.left(5))).toHaveAttribute('aria-live', 'polite');
  });

  test('staying reads the state again, closes, and counts anew', async () => {
    const { after, asked, visit } = arrive();
    await after(afterMs);
    await userEvent.click(screen.getByRole('button', { name: copy.stay }));
    expect(asked).toEqual(['state']);
    expect(question()).not.toBeInTheDocument();
    await after(popupMs);
    expect(visit.ended).toEqual([]);
    await after(afterMs - popupMs);
    expect(question()).toBeInTheDocument();
  });

  test('a bank that does not answer closes the question all the same, and the failure is shown', async () => {
    const { after, asked } = arrive({ answer: E.left({ kind: 'signedOut' }) });
    await after(afterMs);
    await userEvent.click(screen.getByRole('button', { name: copy.stay }));
    expect(asked).toEqual(['state', 'signedOut']);
    expect(question()).not.toBeInTheDocument();
  });

  test('without an answer the session ends, once', async () => {
    const { after, visit } = arrive();
    await after(afterMs);
    await after(popupMs - 1);
    expect(visit.ended).toEqual([]);
    await after(1);
    await after(popupMs);
    expect(visit.ended).toEqual(['lost']);
  });

  test('XTR-08: what is kept is shown; one may leave at once', async () => {
    const { after, visit } = arrive();
    await after(afterMs);
    expect(screen.getByText(plain(copy.kept))).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: copy.leave }));
    expect(visit.ended).toEqual(['signed out']);
  });

  test('a machine that slept an hour is judged when it wakes', () => {
    const { asleep, visit } = arrive();
    asleep(3_600_000);
    expect(visit.ended).toEqual(['lost']);
  });

  test('without a session nobody is asked, and nothing ends', async () => {
    const { after, visit } = arrive({ signedIn: false });
    await after(afterMs + popupMs);
    expect(question()).not.toBeInTheDocument();
    expect(visit.ended).toEqual([]);
  });
});

test('SES-04: where the configuration does not track, nobody is asked', async () => {
  const { after, visit } = arrive({ tracked: false });
  await after(afterMs + popupMs);
  expect(question()).not.toBeInTheDocument();
  expect(visit.ended).toEqual([]);
});
