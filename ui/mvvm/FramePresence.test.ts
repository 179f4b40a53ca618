import { HandClock } from '@tests/builders/ending';
import { FramePresence } from './FramePresence';

const shown = (silent = false) => {
  const clock = new HandClock();
  clock.held = true;
  const frame = new FramePresence(clock, silent);
  frame.await();
  return { clock, frame };
};

describe('D-97: a frame that does not come', () => {
  test('is missed after fifteen seconds without a word, and no more once a word comes', async () => {
    const { clock, frame } = shown();
    expect([frame.missing, clock.waits]).toEqual([false, [15_000]]);
    await clock.tick();
    expect(frame.missing).toBe(true);
    frame.present();
    expect(frame.missing).toBe(false);
  });

  test('a word in time: it is never missed', async () => {
    const { clock, frame } = shown();
    frame.present();
    await clock.tick();
    expect(frame.missing).toBe(false);
  });

  test('that something loaded counts only where the provider’s page says nothing: a refusal loads a page of the browser’s', async () => {
    for (const silent of [false, true]) {
      const { clock, frame } = shown(silent);
      frame.loaded();
      await clock.tick();
      expect(frame.missing).toBe(!silent);
    }
  });

  test('the page left, nothing is waited for', async () => {
    const { clock, frame } = shown();
    frame.stop();
    await clock.tick();
    expect(frame.missing).toBe(false);
  });
});
