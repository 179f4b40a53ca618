import * as E from 'fp-ts/Either';
import type { Failure } from '@application/failure';
import { AcceptTerms } from '@application/summary/AcceptTerms';
import { FakeSignatures, HandClock, refusedWith } from '../../../tests/builders/ending';
import { FakeFileJourney } from '../../../tests/fakes/FakeFileJourney';
import { SummaryViewModel } from './SummaryViewModel';

type Recap = 'summary' | 'coHolderSummary';

const at = (step: Recap, mode: 'omc' | 'mdc' = 'omc', prepared: E.Either<Failure, void> = E.right(undefined)) => {
  const journey = new FakeFileJourney(step, { state: { workflow: step === 'summary' ? 'individual' : 'joint' } });
  journey.mode = mode;
  const calls: string[] = [];
  const signatures = new FakeSignatures();
  signatures.prepare = () => () => {
    calls.push('prepare');
    return Promise.resolve(prepared);
  };
  const recap = new SummaryViewModel(journey, new HandClock(), {} as never, {} as never, {} as never, new AcceptTerms(signatures));
  return { journey, calls, recap };
};

test('SUM-02: without the terms nothing is told to the bank, and the page says so', async () => {
  const { journey, calls, recap } = at('summary');
  await recap.submit();
  expect(recap.termsMissing).toBe(true);
  expect(calls).toEqual([]);
  expect(journey.moves).toEqual([]);
});

test.each(['omc', 'mdc'] as const)('D-38, SGN-02: the holder’s terms prepare the signature, then the task is done (%s)', async mode => {
  const { journey, calls, recap } = at('summary', mode);
  recap.accept(true);
  await recap.submit();
  expect(calls).toEqual(['prepare']);
  expect(journey.moves).toEqual(['finish']);
});

test('D-38: those of the co-holder prepare nothing a second time', async () => {
  const { journey, calls, recap } = at('coHolderSummary');
  recap.accept(true);
  await recap.submit();
  expect(calls).toEqual([]);
  expect(journey.moves).toEqual(['finish']);
});

test('a preparation that is refused leaves the task undone, and may be tried again', async () => {
  const { journey, recap } = at('summary', 'omc', E.left(refusedWith('INCOME_PROOF_REQUIRED_BUT_NOT_GIVEN')));
  recap.accept(true);
  await recap.submit();
  expect(journey.failures).toEqual([refusedWith('INCOME_PROOF_REQUIRED_BUT_NOT_GIVEN')]);
  expect(journey.moves).toEqual([]);
  expect(recap.busy).toBe(false);
});
