import * as E from 'fp-ts/Either';
import type { Language } from '@domain/brand/languages';
import {
  effectsInARow,
  endingSettings,
  FakeLivenessChecks,
  HandClock,
  HandVisibility,
  liveness,
  refusedWith,
  signedOut,
  unreachable,
} from '@tests/builders/ending';
import { Watches } from '../watch';
import { VideoCheck } from './VideoCheck';

const made = (checks: FakeLivenessChecks, language: Language = 'fr') =>
  new VideoCheck(checks, endingSettings({ language }), effectsInARow());

const follow = async (checks: FakeLivenessChecks) => {
  const watch = new Watches(new HandClock(), new HandVisibility()).start();
  return made(checks).follow(watch, 'LV-1')();
};

describe('LIV-02, LIV-03: what becomes of a check', () => {
  test.each([
    ['validated', liveness({ status: 'ENDED', validated: true, count: 1 }), { outcome: 'OK', attemptsLeft: 2, why: undefined }],
    ['missed once', liveness({ status: 'ENDED', count: 1 }), { outcome: 'REPLAY', attemptsLeft: 2, why: 'unrecognised' }],
    ['missed three times', liveness({ status: 'ENDED', count: 3 }), { outcome: 'KO', attemptsLeft: 0, why: 'usedUp' }],
    ['an error', liveness({ status: 'ERROR', count: 1 }), { outcome: 'REPLAY', attemptsLeft: 2, why: 'broken' }],
    [
      'the bank says that it was the last',
      E.left(refusedWith('MAXIMUM_LIVENESS_COUNT')),
      { outcome: 'KO', attemptsLeft: undefined, why: 'usedUp' },
    ],
    [
      'another functional code decides at once',
      E.left(refusedWith('generic')),
      { outcome: 'REPLAY', attemptsLeft: undefined, why: 'broken' },
    ],
  ] as const)('%s', async (_what, answer, result) => {
    const checks = new FakeLivenessChecks(liveness(), answer);
    expect(await follow(checks)).toEqual(E.right(result));
    expect(checks.statuses.asked).toBe(2);
  });

  test('still under way at the twentieth call: to be tried again, and no call more', async () => {
    const checks = new FakeLivenessChecks(liveness());
    expect(await follow(checks)).toEqual(E.right({ outcome: 'REPLAY', attemptsLeft: 3, why: 'silent' }));
    expect(checks.statuses.asked).toBe(20);
  });

  test('D-30: a call without an answer counts as one of the twenty', async () => {
    const checks = new FakeLivenessChecks(E.left(unreachable));
    expect(await follow(checks)).toEqual(E.right({ outcome: 'REPLAY', attemptsLeft: undefined, why: 'silent' }));
    expect(checks.statuses.asked).toBe(20);
  });

  test('SES-02: a session that ended ends it', async () => {
    expect(await follow(new FakeLivenessChecks(E.left(signedOut)))).toEqual(E.left(signedOut));
  });

  test('on return one question is enough, and a check under way is no result', async () => {
    const checks = new FakeLivenessChecks(liveness(), liveness({ status: 'ENDED', validated: true }));
    const followed = made(checks);
    expect(await followed.look('LV-1')()).toEqual(E.right(undefined));
    expect(await followed.look('LV-1')()).toEqual(E.right({ outcome: 'OK', attemptsLeft: 3, why: undefined }));
  });
});

describe('LIV-02: a check is created', () => {
  const start = (checks: FakeLivenessChecks) => made(checks).start('COT')();

  test('for the person whose step it is, on the provider’s own origin, in the page’s language (XTR-12)', async () => {
    const checks = new FakeLivenessChecks();
    expect(await start(checks)).toEqual(E.right({ livenessId: 'LV-1', url: 'https://video.example.org/capture/LV-1' }));
    expect(checks.created).toEqual(['COT']);
    expect(await made(checks, 'en').start('COT')()).toMatchObject({ right: { url: 'https://video.example.org/capture/LV-1?lang=en' } });
  });

  test('LIV-03: no check is created once the attempts are used up', async () => {
    const checks = new FakeLivenessChecks();
    checks.creation.then(E.left(refusedWith('MAXIMUM_LIVENESS_COUNT')));
    expect(await start(checks)).toEqual(E.right('exhausted'));
  });

  test.each(['https://elsewhere.example.org/capture', 'javascript:alert(1)', 'https://video.example.org.evil.example/x'])(
    'X20: %s is not shown',
    async url => {
      const checks = new FakeLivenessChecks();
      checks.creation.then(E.right({ livenessId: 'LV-1', url }));
      expect(await start(checks)).toEqual(E.left({ kind: 'unreadable', report: ['url'] }));
    },
  );

  test('R04, JNT-01: asked again without an answer it carries the same key, and the other holder’s its own', async () => {
    const checks = new FakeLivenessChecks();
    checks.creation.then(E.left(unreachable));
    const check = made(checks);
    for (const who of ['TIT', 'TIT', 'COT'] as const) await check.start(who)();
    expect(checks.keys).toEqual(['secret-1', 'secret-1', 'secret-2']);
  });

  test('any other refusal stays as it is', async () => {
    const checks = new FakeLivenessChecks();
    checks.creation.then(E.left(refusedWith('generic')));
    expect(await start(checks)).toEqual(E.left(refusedWith('generic')));
  });
});
