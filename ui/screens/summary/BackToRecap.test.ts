import { FakeDossierJourney, ofTwo } from '@tests/fakes/FakeDossierJourney';
import { unreachable } from '@tests/builders/ending';
import { OpeningConfirmed } from '../welcome/OpeningConfirmed';
import { BackToRecap } from './BackToRecap';

const arrive = (journey: FakeDossierJourney) => {
  const confirmed = new OpeningConfirmed();
  confirmed.add('ENE-1', journey.connected);
  return { journey, confirmed, back: new BackToRecap(journey, confirmed) };
};

describe('D-108: the way back to the recap', () => {
  test.each([
    ['TIT', 'signature', {}, 'summary', false],
    ['TIT', 'signature', { mode: 'mdc' }, 'summary', true],
    ['TIT', 'coHolderSummary', ofTwo, 'summary', false],
    ['COT', 'coHolderSignature', ofTwo, 'coHolderSummary', true],
  ] as const)('%s, from %s, %o: the bank is told, and the terms are asked for again', async (connected, step, state, to, readsOnly) => {
    const asked = new FakeDossierJourney(step, { state });
    asked.connected = connected;
    const { journey, confirmed, back } = arrive(asked);
    back.ask(true);
    await back.go();
    expect([journey.moves, journey.reported, back.asking, back.readsOnly]).toEqual([[`send to ${to}`], undefined, false, readsOnly]);
    expect(confirmed.has('ENE-1', journey.connected)).toBe(false);
  });

  test('ERR-04: where that fails it can be tried again', async () => {
    const { journey, back } = arrive(new FakeDossierJourney('signature'));
    journey.failing = unreachable;
    await back.go();
    expect([journey.failures, journey.again]).toEqual([[unreachable], expect.any(Function)]);
  });

  test('on another step there is none', async () => {
    const { journey, back } = arrive(new FakeDossierJourney('summary'));
    await back.go();
    expect(journey.moves).toEqual([]);
  });
});
