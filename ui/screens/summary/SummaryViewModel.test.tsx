import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { catalogue } from '@domain/offer/contracts';
import type { Failure } from '@application/failure';
import { ReadOfferOnFile } from '@application/offer/ReadOfferOnFile';
import { FakeSignatures, HandClock, refusedWith, settled, unreachable } from '@tests/builders/ending';
import { clockOn, settings } from '@tests/builders/journey';
import { cart, chosenCard } from '@tests/builders/offer';
import { FakeFileJourney } from '@tests/fakes/FakeFileJourney';
import { MemoryAnswers } from '@tests/fakes/ports';
import { ProofComparison } from './ProofComparison';
import { SummaryViewModel } from './SummaryViewModel';

type Recap = 'summary' | 'coHolderSummary';

const at = (step: Recap, mode: 'omc' | 'mdc' = 'omc', prepared: E.Either<Failure, void> = E.right(undefined)) => {
  const journey = new FakeFileJourney(step, { state: { workflow: step === 'summary' ? 'individual' : 'joint' } });
  journey.steps.mode = mode;
  const calls: string[] = [];
  const signatures = new FakeSignatures();
  signatures.prepare = () => () => {
    calls.push('prepare');
    return Promise.resolve(prepared);
  };
  const answers = new MemoryAnswers();
  const clock = new HandClock();
  const recap = new SummaryViewModel(
    journey,
    clock,
    new ReadOfferOnFile(settings(), clockOn('2025-10-15')),
    answers,
    {} as never,
    {} as never,
    signatures,
    {} as never,
    {} as never,
    {} as never,
  );
  return { journey, calls, recap, answers };
};

test.each([
  ['never ticked', []],
  ['ticked, and then not', [true, false]],
])('SUM-02: without the terms, %s, the bank hears nothing, and the page says so', async (_what, ticks) => {
  const { journey, calls, recap } = at('summary');
  ticks.forEach(recap.terms.accept);
  await recap.submit();
  await recap.submit(); // however often it is pressed
  expect([recap.terms.accepted, recap.terms.missing, calls, journey.moves]).toEqual([false, true, [], []]);
});

test.each(['omc', 'mdc'] as const)('D-38, SGN-02: the holder’s terms prepare the signature, then the task is done (%s)', async mode => {
  const { journey, calls, recap } = at('summary', mode);
  recap.terms.accept(true);
  await recap.submit();
  expect(calls).toEqual(['prepare']);
  expect(journey.moves).toEqual(['finish']);
});

test('D-38: those of the co-holder prepare nothing a second time', async () => {
  const { journey, calls, recap } = at('coHolderSummary');
  recap.terms.accept(true);
  await recap.submit();
  expect(calls).toEqual([]);
  expect(journey.moves).toEqual(['finish']);
});

test('a preparation that is refused leaves the task undone, and may be tried again', async () => {
  const { journey, recap } = at('summary', 'omc', E.left(refusedWith('INCOME_PROOF_REQUIRED_BUT_NOT_GIVEN')));
  recap.terms.accept(true);
  await recap.submit();
  expect(journey.failures).toEqual([refusedWith('INCOME_PROOF_REQUIRED_BUT_NOT_GIVEN')]);
  expect(journey.moves).toEqual([]);
  expect(recap.accepting.busy).toBe(false);
});

describe('SUM-02, D-50: nothing is accepted before it stands there whole', () => {
  const coming = () => new Promise<never>(() => undefined);
  const arrive = async (described: TE.TaskEither<Failure, never>, read: Promise<object>, priced = true) => {
    const journey = new FakeFileJourney('summary');
    if (priced) journey.file.keepCart(cart());
    const recap = new SummaryViewModel(
      journey,
      new HandClock(),
      new ReadOfferOnFile(settings(), clockOn('2025-10-15')),
      new MemoryAnswers(),
      { run: () => described } as never,
      {} as never,
      new FakeSignatures(),
      {} as never,
      {} as never,
      new ProofComparison(journey, { run: () => () => read } as never),
    );
    recap.enter();
    await settled();
    return { recap, journey };
  };
  const missing = TE.left(unreachable);

  test('all of it came, or is reported missing', async () => {
    expect((await arrive(missing, Promise.resolve({}))).recap.complete).toBe(true);
  });

  test('what the file says of a person is on its way', async () => {
    expect((await arrive(coming, Promise.resolve({}))).recap.complete).toBe(false);
  });

  test('what was read on the proofs is on its way', async () => {
    expect((await arrive(missing, coming())).recap.complete).toBe(false);
  });

  test('the offer, and so its price, is on its way', async () => {
    const { recap, journey } = await arrive(missing, Promise.resolve({}), false);
    expect(recap.complete).toBe(false);
    journey.file.keepCart(cart());
    expect(recap.complete).toBe(true);
  });
});

describe('D-50: the price accepted is the one confirmed, or the difference stands above the acceptance', () => {
  const born = (birthdate: '2003-03-27' | '1990-10-15') => {
    const { journey, recap, answers } = at('summary');
    const { people } = journey.file;
    journey.file.people = { ...people, TIT: { ...people.TIT, birth: { ...people.TIT.birth, birthdate } } };
    journey.file.keepCart(cart({ youthOfferEligible: true, selection: [chosenCard('TIT', catalogue.MASTERCARD)] }));
    return { recap, answers, holder: journey.file.state.ids.TIT };
  };
  const youthPrice = { promoted: 0, afterwards: 1.5, months: 12 };

  test('the same price: nothing is shown', () => {
    const { recap, answers, holder } = born('2003-03-27');
    answers.keepConfirmedPrice(holder, youthPrice);
    expect(recap.offer?.total).toEqual(youthPrice);
    expect(recap.difference).toBeUndefined();
  });

  test('a birthdate of 35 since then: before and now', () => {
    const { recap, answers, holder } = born('1990-10-15');
    answers.keepConfirmedPrice(holder, youthPrice);
    expect(recap.difference).toMatchObject({
      why: 'other',
      before: youthPrice,
      now: { total: { promoted: 0, afterwards: 3, months: 12 } },
    });
  });

  test('the price of another file, or none on this device: nothing to compare with', () => {
    const { recap, answers } = born('1990-10-15');
    answers.keepConfirmedPrice('another', youthPrice);
    expect(recap.difference).toBeUndefined();
  });
});
