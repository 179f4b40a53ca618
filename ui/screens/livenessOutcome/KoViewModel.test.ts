import { FakeLivenessChecks, liveness } from '../../../tests/builders/ending';
import { FakeFileJourney } from '../../../tests/fakes/FakeFileJourney';
import { flowBench } from '../../../tests/support/flow';
import { KoViewModel } from './KoViewModel';

test.each([
  ['2026-01-31', '31/01/2026'],
  ['', undefined],
  ['soon', undefined],
])('XTR-08: until when a file is kept is said where the bank says a day: %j', (keptUntil, said) => {
  const journey = new FakeFileJourney('signature', { state: { keptUntil } });
  const { flow } = flowBench(journey, new FakeLivenessChecks(liveness()));
  expect(new KoViewModel(journey, flow, {} as never).keptUntil).toBe(said);
});
