import { HandClock, settled } from '@tests/builders/ending';
import { LEAST_MS, OpeningStages } from './OpeningStages';

const open = () => {
  const clock = new HandClock();
  clock.held = true;
  return { clock, stages: new OpeningStages(clock) };
};

describe('FIN-01: from the signature to the welcome page', () => {
  test('a quick bank’s states are shown one after the other, each long enough to be read', async () => {
    const { clock, stages } = open();
    let over = false;
    void stages.reach('recording');
    void stages.reach('creating');
    void stages.reach('open').then(() => (over = true));
    const seen: unknown[] = [];
    for (let state = 0; state < 3; state += 1) {
      await settled();
      seen.push(stages.at);
      await clock.tick();
    }
    await settled();
    expect([seen, over]).toEqual([['recording', 'creating', 'open'], true]);
    expect(Math.min(...clock.waits)).toBe(LEAST_MS);
    expect(stages.signedAt).toBe(clock.now());
  });

  test('who comes back sees the bank’s state at once', async () => {
    const { stages } = open();
    void stages.reach('open');
    await settled();
    expect([stages.at, stages.signedAt]).toEqual(['open', undefined]);
  });
});
