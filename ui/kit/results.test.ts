import { drawings, results } from './results';

test('no drawing serves two meanings', () => {
  const drawn = Object.values(drawings).filter(drawing => drawing !== null);
  expect(new Set(drawn).size).toBe(drawn.length);
});

test('ERR-03: a refusal, a video and a signature that failed have their words alone', () => {
  for (const page of ['refused', 'videoFailed', 'videoToRepeat', 'signatureNotDone'] as const) expect(drawings[results[page]]).toBeNull();
});
