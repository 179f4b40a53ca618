import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { blankProspect } from '@domain/holders/prospect';
import type { Failure } from '@application/failure';
import type { Cart } from '@domain/offer/cart';
import { FakeSignatures, refusedWith, settled, unreachable } from '@tests/builders/ending';
import { cart } from '@tests/builders/offer';
import { offerToAccept } from '@tests/builders/offerToAccept';
import { FakeDossierJourney } from '@tests/fakes/FakeDossierJourney';
import { ProofComparison } from './ProofComparison';
import { SummaryViewModel } from './SummaryViewModel';
import { TaxCertification } from '../taxResidence/TaxCertification';

type Recap = 'summary' | 'coHolderSummary';

/** `next`: the cart that the bank answers at the press, where it changed. */
const at = (step: Recap, mode: 'omc' | 'mdc' = 'omc', prepared: E.Either<Failure, void> = E.right(undefined), next?: Cart) => {
  const journey = new FakeDossierJourney(step, { state: { workflow: step === 'summary' ? 'individual' : 'joint' } });
  journey.steps.mode = mode;
  const calls: string[] = [];
  const signatures = new FakeSignatures();
  signatures.prepare = () => () => {
    calls.push('prepare');
    return Promise.resolve(prepared);
  };
  journey.dossier.keepCart(cart());
  const recap = new SummaryViewModel(
    journey,
    offerToAccept(journey, { mine: () => TE.fromIO(() => (calls.push('cart'), next ?? journey.dossier.cart ?? cart())) }),
    { run: () => TE.right(blankProspect) } as never,
    { byId: (id: string) => TE.right({ id }) } as never,
    signatures,
    {} as never,
    {} as never,
    new ProofComparison(journey, { run: () => () => Promise.resolve({}) } as never),
    { otherHolder: 'reduced' },
    new TaxCertification(journey, { now: () => '2025-10-15T10:05:00+02:00' }),
  );
  return { journey, calls, recap };
};

/** With everything on the page. */
const seen = async (...given: Parameters<typeof at>) => {
  const arrived = at(...given);
  arrived.journey.dossier.keepCart(cart());
  arrived.recap.enter();
  await settled();
  return arrived;
};

test.each([
  ['never ticked', []],
  ['ticked, and then not', [true, false]],
])('SUM-02: without the terms, %s, the bank hears nothing, and the page says so', async (_what, ticks) => {
  const { journey, calls, recap } = await seen('summary');
  ticks.forEach(recap.terms.accept);
  await recap.submit();
  await recap.submit(); // however often it is pressed
  expect([recap.terms.accepted, recap.terms.missing, calls, journey.moves]).toEqual([false, true, [], []]);
});

test.each(['omc', 'mdc'] as const)('D-38, SGN-02: the holder’s terms prepare the signature, then the task is done (%s)', async mode => {
  const { journey, calls, recap } = await seen('summary', mode);
  recap.terms.accept(true);
  await recap.submit();
  expect(calls).toEqual(['cart', 'prepare']);
  expect(journey.moves).toEqual(['finish']);
});

test('D-43, D-38: the co-holder’s first step is the reading: it asks for no terms, and prepares nothing a second time', async () => {
  const { journey, calls, recap } = await seen('coHolderSummary');
  await recap.submit();
  expect([recap.reads, recap.terms.missing]).toEqual([true, false]);
  expect(calls).toEqual(['cart']);
  expect(journey.moves).toEqual(['finish']);
});

test('a preparation that is refused leaves the task undone, and may be tried again', async () => {
  const { journey, recap } = await seen('summary', 'omc', E.left(refusedWith('INCOME_PROOF_REQUIRED_BUT_NOT_GIVEN')));
  recap.terms.accept(true);
  await recap.submit();
  expect(journey.failures).toEqual([refusedWith('INCOME_PROOF_REQUIRED_BUT_NOT_GIVEN')]);
  expect(journey.moves).toEqual([]);
  expect(recap.accepting.busy).toBe(false);
});

describe('SUM-02, D-50: nothing can be accepted before all of it is shown', () => {
  const coming = () => new Promise<never>(() => undefined);
  const arrive = async (described: TE.TaskEither<Failure, never>, read: Promise<object>, priced = true) => {
    const journey = new FakeDossierJourney('summary');
    if (priced) journey.dossier.keepCart(cart());
    const recap = new SummaryViewModel(
      journey,
      offerToAccept(journey),
      { run: () => described } as never,
      {} as never,
      new FakeSignatures(),
      {} as never,
      {} as never,
      new ProofComparison(journey, { run: () => () => read } as never),
      { otherHolder: 'reduced' },
      new TaxCertification(journey, { now: () => '2025-10-15T10:05:00+02:00' }),
    );
    recap.enter();
    await settled();
    return { recap, journey };
  };
  const missing = TE.left(unreachable);

  test('all of it came, or is reported missing; what is missing is not accepted', async () => {
    const { recap } = await arrive(missing, Promise.resolve({}));
    expect([recap.complete, recap.shown]).toEqual([true, false]);
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
    journey.dossier.keepCart(cart());
    expect(recap.complete).toBe(true);
  });
});

test.each(['summary', 'coHolderSummary'] as const)(
  'D-106: an offer that changed since the page showed it is not accepted at the first press (%s)',
  async step => {
    const { journey, calls, recap } = await seen(step, 'omc', undefined, cart({ socialShares: 20 }));
    recap.terms.accept(true);
    await recap.submit();
    expect([recap.offerToAccept.pressAgain, calls, journey.moves]).toEqual([true, ['cart'], []]);
    await recap.submit();
    expect(journey.moves).toEqual(['finish']);
  },
);
