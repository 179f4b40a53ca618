import { FakeVisit, HandClock, HandVisibility } from '../../tests/builders/ending';
import { MemorySession } from '../../tests/fakes/ports';
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
  const end = new SessionEnd(session, clock, visibility, visit);
  return { session, time, waits, visibility, visit, end };
};

test('SES-01: the visit is lost when the token’s life ends, though nothing is asked of the bank', async () => {
  const { end, waits, time, visit } = watching();
  end.watch();
  expect(waits.map(wait => wait.for)).toEqual([30 * 60_000 + 1]);
  expect(visit.ended).toEqual([]);
  time.now = token.expiration;
  waits[0]?.wake();
  await Promise.resolve();
  expect(visit.ended).toEqual(['lost']);
});

test('R12: a page that the browser kept, shown again after its person signed out, begins anew', () => {
  const { end, session, visibility, visit } = watching();
  end.watch();
  void visibility.show();
  expect(visit.ended).toEqual([]);
  session.clear();
  void visibility.show();
  expect(visit.ended).toEqual(['again']);
});

test('R12: shown again after somebody else signed in, it goes to their file', () => {
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

test('nobody connected: nothing to watch', () => {
  const visit = new FakeVisit();
  new SessionEnd(new MemorySession(), new HandClock(), new HandVisibility(), visit).watch()();
  expect(visit.ended).toEqual([]);
});
