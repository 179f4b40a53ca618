import * as TE from 'fp-ts/TaskEither';
import { blankProspect } from '@domain/holders/prospect';
import type { Day } from '@domain/kernel/day';
import { unreachable } from '@tests/builders/ending';
import { clockOn, papersOrder } from '@tests/builders/journey';
import { aDossierState } from '@tests/fakes/FakeDossierJourney';
import { DossierStore } from './DossierStore';

const person = { externalReference: 'EXT-1', role: 'TIT', files: [] } as never;

/** The last day of a file that is open today, 15/10/2025, and of its next state. */
const keptUntilIn = (first: Day, next: Day): readonly (Day | undefined)[] => {
  const store = new DossierStore(
    { save: () => TE.left(unreachable) },
    { mine: () => TE.left(unreachable) },
    clockOn('2025-10-15'),
    papersOrder(false),
  );
  store.begin(
    { state: aDossierState({ keptUntil: first }), people: { TIT: blankProspect, COT: undefined }, person, coHolderFinished: false },
    {},
  );
  const begun = store.state.keptUntil;
  store.take(aDossierState({ keptUntil: next }));
  return [begun, store.state.keptUntil];
};

describe('XTR-08, D-85: until when the bank keeps the file', () => {
  test('today and later days are told', () => {
    expect(keptUntilIn('2025-10-15', '2026-01-31')).toEqual(['2025-10-15', '2026-01-31']);
  });

  test('a day in the past is ignored: the bank still has the dossier', () => {
    expect(keptUntilIn('2025-10-14', '2024-12-31')).toEqual([undefined, undefined]);
  });
});

test('D-125: a bank that says which papers it takes now, and takes them in turn, is followed in its order without a refused call', () => {
  const orderFor = (documentRanks: readonly ('1' | '2' | '4')[]) => {
    const order = papersOrder(true);
    const store = new DossierStore(
      { save: () => TE.left(unreachable) },
      { mine: () => TE.left(unreachable) },
      clockOn('2025-10-15'),
      order,
    );
    const people = { TIT: blankProspect, COT: undefined };
    store.begin({ state: aDossierState({ documentRanks }), people, person, coHolderFinished: false }, {});
    return [store.state.papersFirst === true, order.inTurn];
  };
  expect(orderFor(['1', '2', '4'])).toEqual([true, []]);
  expect(orderFor(['1'])).toEqual([false, ['ENE-1']]);
});
