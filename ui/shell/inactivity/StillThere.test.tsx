import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as E from 'fp-ts/Either';
import type { Failure } from '@application/failure';
import type { Gestures } from '@application/browser/ports';
import type { Settings } from '@application/Settings';
import type { DossierState } from '@domain/journey/dossierState';
import { inactivityDefaults } from '@domain/session/inactivity';
import { stillThereMessages } from '@messages/stillThere';
import { Services } from '@ui/mvvm/screen';
import { FakeVisit, settled } from '@tests/builders/ending';
import { aDossierState } from '@tests/fakes/FakeDossierJourney';
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
  readonly answer?: E.Either<Failure, DossierState>;
  /** When the token ends. */
  readonly expiration?: string;
}
const arrive = ({
  tracked = true,
  signedIn = true,
  answer = E.right(aDossierState()),
  expiration = '2025-10-15T12:00:00+02:00',
}: Given = {}) => {
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
  if (signedIn) session.held = { value: 'T', type: 'Bearer', efs: '1', expiration };
  const settings = { inactivity: { afterMs, popupMs, tracked } } as Settings;
  const asked: string[] = [];
  const journey = {
    refresh: () => () => (asked.push('state'), Promise.resolve(answer)),
    fail: ({ kind }: Failure) => void asked.push(kind),
  };
  const visit = new FakeVisit();
  const vm = new Inactivity(clock, gestures, visibility, session, settings, journey, { dossier: {} }, visit);
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

const question = () => screen.queryByRole('dialog', { name: copy.idle.title });
const warning = () => screen.queryByRole('dialog', { name: copy.ending.title });

describe('SES-03: a person who gives no sign is asked', () => {
  test('not before the time configured, and at it', async () => {
    const { after } = arrive();
    await after(afterMs - 1);
    expect(question()).not.toBeInTheDocument();
    await after(1);
    expect(question()).toBeInTheDocument();
    expect(screen.getAllByText(copy.idle.left(30))).toHaveLength(2);
  });

  test('a key, a pointer or a touch restarts the countdown', async () => {
    const { after, touch } = arrive();
    await after(afterMs - 1);
    touch();
    await after(afterMs - 1);
    expect(question()).not.toBeInTheDocument();
  });

  test('while the question is open only its buttons count: a mouse that moves does not restart the count', async () => {
    const { after, touch, visit } = arrive();
    await after(afterMs);
    touch();
    await after(popupMs - 1);
    expect(question()).toBeInTheDocument();
    await after(1);
    expect(visit.ended).toEqual(['lost: inactive']);
  });

  test('a question that opens late says the seconds that are left', async () => {
    const { asleep } = arrive();
    asleep(afterMs + 18_000);
    expect(screen.getAllByText(copy.idle.left(12))).toHaveLength(2);
  });

  test('the seconds are seen each, and said at 30, 15 and 5', async () => {
    const { after } = arrive();
    await after(afterMs);
    await after(10_000);
    expect(screen.getByText(copy.idle.left(20))).toBeInTheDocument();
    expect(screen.getByText(copy.idle.left(30))).toHaveAttribute('aria-live', 'polite');
    await after(5_000);
    expect(screen.getAllByText(copy.idle.left(15))).toHaveLength(2);
    await after(1_000);
    expect(screen.getByText(copy.idle.left(15))).toHaveAttribute('aria-live', 'polite');
    await after(9_000);
    expect(screen.getAllByText(copy.idle.left(5))).toHaveLength(2);
    await after(1_000);
    expect(screen.getByText(copy.idle.left(5))).toHaveAttribute('aria-live', 'polite');
  });

  test('staying reads the state again, closes, and counts again', async () => {
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
    expect(visit.ended).toEqual(['lost: inactive']);
  });

  test('XTR-08: what is kept is shown; one may leave at once', async () => {
    const { after, visit } = arrive();
    await after(afterMs);
    expect(screen.getByText(plain(copy.idle.kept))).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: copy.leave }));
    expect(visit.ended).toEqual(['signed out']);
  });

  test('a machine that slept an hour is judged when it wakes', () => {
    const { asleep, visit } = arrive();
    asleep(3_600_000);
    expect(visit.ended).toEqual(['lost: inactive']);
  });

  test('without a session no warning opens, and nothing ends', async () => {
    const { after, visit } = arrive({ signedIn: false });
    await after(afterMs + popupMs);
    expect(question()).not.toBeInTheDocument();
    expect(visit.ended).toEqual([]);
  });
});

test('SES-04: if the configuration does not track, no warning opens', async () => {
  const { after, visit } = arrive({ tracked: false });
  await after(afterMs + popupMs);
  expect(question()).not.toBeInTheDocument();
  expect(visit.ended).toEqual([]);
});

describe('SES-01: a session whose token ends soon', () => {
  const expiration = '2025-10-15T10:05:00+02:00';

  test('is announced two minutes before, to a person who types all the time', async () => {
    const { after, touch } = arrive({ expiration });
    await after(179_999);
    touch();
    expect(warning()).not.toBeInTheDocument();
    await after(1);
    expect(warning()).toBeInTheDocument();
    expect(screen.getAllByText(plain(copy.ending.left(120)))).toHaveLength(2);
  });

  test('is announced where inactivity is not tracked too (SES-04)', async () => {
    const { after } = arrive({ expiration, tracked: false });
    await after(240_000);
    expect(warning()).toBeInTheDocument();
  });

  test('signs in again before the end, with one click (XTR-36)', async () => {
    const { after, visit } = arrive({ expiration });
    await after(200_000);
    await userEvent.click(screen.getByRole('button', { name: copy.renew }));
    expect(visit.ended).toEqual(['identified again']);
  });

  test('is announced once: who continues is not interrupted again', async () => {
    const { after, visit } = arrive({ expiration });
    await after(200_000);
    await userEvent.click(screen.getByRole('button', { name: copy.goOn }));
    await after(60_000);
    expect(warning()).not.toBeInTheDocument();
    expect(visit.ended).toEqual([]);
  });

  test('an inactive person is asked first where they have less time', async () => {
    const { after } = arrive({ expiration: '2025-10-15T10:11:00+02:00' });
    await after(afterMs);
    expect(question()).toBeInTheDocument();
    expect(warning()).not.toBeInTheDocument();
  });
});
