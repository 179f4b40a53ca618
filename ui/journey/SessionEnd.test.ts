import * as E from 'fp-ts/Either';
import type { Failure } from '@application/failure';
import { FakeVisit, HandClock, HandVisibility, signedOut, unreachable } from '@tests/builders/ending';
import { aDossierState } from '@tests/fakes/FakeDossierJourney';
import { MemorySession } from '@tests/fakes/ports';
import { SessionEnd } from './SessionEnd';

const token = { efs: '1', type: 'Bearer', value: 'T', expiration: '2025-10-15T10:30:00+02:00' };

const watching = () => {
  const session = new MemorySession();
  session.open(token);
  const time = { now: '2025-10-15T10:00:00+02:00' };
  const waits: { readonly for: number; readonly wake: () => void }[] = [];
  const clock = {
    now: () => time.now,
    sleep: (milliseconds: number) => () => new Promise<void>(wake => void waits.push({ for: milliseconds, wake })),
  };
  const visibility = new HandVisibility();
  const visit = new FakeVisit();
  const heard = new Map<string, () => void>();
  const peers = {
    whenSignedOut: (token: string, act: () => void) => {
      heard.set(token, act);
      return () => void heard.delete(token);
    },
  };
  const bank = { asked: 0, failure: undefined as Failure | undefined };
  const files = {
    mine: () => () => {
      bank.asked += 1;
      return Promise.resolve(bank.failure ? E.left(bank.failure) : E.right(aDossierState()));
    },
  };
  const end = new SessionEnd(session, clock, visibility, visit, peers, files);
  return { heard, bank, session, time, waits, visibility, visit, end };
};

test('SES-01: the visit is lost when the token’s life ends, though nothing is asked of the bank', async () => {
  const { end, waits, time, visit } = watching();
  end.watch();
  expect(waits.map(wait => wait.for)).toEqual([30 * 60_000 + 1]);
  expect(visit.ended).toEqual([]);
  time.now = token.expiration;
  waits[0]?.wake();
  await Promise.resolve();
  expect(visit.ended).toEqual(['lost: expired']);
});

test('R12: a page that the browser kept, shown again after its person signed out, begins again', () => {
  const { end, session, visibility, visit } = watching();
  end.watch();
  void visibility.show();
  expect(visit.ended).toEqual([]);
  session.clear();
  void visibility.show();
  expect(visit.ended).toEqual(['again']);
});

test('R12: shown again after another person signed in, it goes to their file', () => {
  const { end, session, visibility, visit } = watching();
  end.watch();
  session.open({ ...token, value: 'ANOTHER' });
  void visibility.show();
  expect(visit.ended).toEqual(['again']);
});

test('once left it ends nothing', async () => {
  const { end, waits, time, visibility, visit } = watching();
  const leave = end.watch();
  leave();
  time.now = token.expiration;
  waits[0]?.wake();
  void visibility.show();
  await Promise.resolve();
  expect(visit.ended).toEqual([]);
});

test('without a session there is nothing to watch', () => {
  const visit = new FakeVisit();
  const never = () => {
    throw new Error('Nobody is asked');
  };
  new SessionEnd(new MemorySession(), new HandClock(), new HandVisibility(), visit, { whenSignedOut: never }, { mine: never }).watch()();
  expect(visit.ended).toEqual([]);
});

test('ERR-05, R12: signed out in another tab of the session, the visit ends here too; once left, messages are ignored', () => {
  const { end, heard, visit } = watching();
  const leave = end.watch();
  heard.get('T')?.();
  expect(visit.ended).toEqual(['signed out']);
  leave();
  expect(heard.size).toBe(0);
});

test.each([
  ['the session is over', signedOut, ['lost: refused']],
  ['the bank does not answer', unreachable, []],
  ['the session goes on', undefined, []],
] as const)('R12: brought to the front, a page asks the bank once: %s', async (_what, failure, ended) => {
  const { end, bank, visibility, visit } = watching();
  bank.failure = failure;
  end.watch();
  await visibility.show();
  expect([bank.asked, visit.ended]).toEqual([1, ended]);
});
