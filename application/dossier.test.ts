import * as E from 'fp-ts/Either';
import { FindAgencies } from '@application/agency/FindAgencies';
import { LoadOffer } from '@application/offer/LoadOffer';
import type { Agencies } from '@application/agency/ports';
import { ReadProof } from '@application/prospect/ReadProof';
import { blankProspect } from '@domain/holders/prospect';
import type { ProofOutcome } from '@domain/proofs/proof';
import type { Agency, Position } from '@domain/referentials/entries';
import { access, cart, gold } from '@tests/builders/offer';
import { given, MemoryCarts } from '@tests/fakes/ports';

test('OFR-01: the offer is the forecast for the workflow and the youth flag, immediate-debit cards alone (OFR-09)', async () => {
  const carts = new MemoryCarts(cart({ cards: [gold, { ...access, debitType: 'DIF' }] }));
  const loaded = await new LoadOffer(carts, { report: () => undefined }).run('joint', true)();
  expect(E.isRight(loaded) && loaded.right.cards).toEqual([gold]);
  expect(carts.asked).toEqual(['forecast joint true']);
});

describe('AGY-01: agencies', () => {
  const here: Position = { latitude: 45.76, longitude: 4.84 };
  const blank = { address: undefined, hours: {}, councilHours: undefined, contacts: [] };
  const agency = (id: string, position: Position | undefined): Agency => ({ ...blank, id, name: id, position });
  const far = agency('far', { latitude: 48.85, longitude: 2.35 });
  const near = agency('near', { latitude: 45.77, longitude: 4.85 });
  const somewhere = agency('somewhere', undefined);

  const bank = (places: readonly Position[] = [here]) => {
    const asked: Position[] = [];
    const agencies: Agencies = {
      locate: () => given(places.map(place => ({ ...place, label: 'Ici' }))),
      around: position => {
        asked.push(position);
        return given([somewhere, far, near]);
      },
      byId: id => given(agency(id, undefined)),
    };
    return { agencies, asked };
  };

  test('around an address: the nearest first, those without a place last', async () => {
    const found = await new FindAgencies(bank().agencies).run({ address: 'Lyon' })();
    expect(E.isRight(found) && found.right.map(({ agency: { id } }) => id)).toEqual(['near', 'far', 'somewhere']);
    expect(E.isRight(found) && found.right.map(({ km }) => km && Math.round(km))).toEqual([1, 391, undefined]);
  });

  test('an address that is not found has no agencies, and no other request is sent', async () => {
    const { agencies, asked } = bank([]);
    expect(await new FindAgencies(agencies).run({ address: 'Nulle part' })()).toEqual(E.right([]));
    expect(asked).toEqual([]);
  });

  test('around a position: no address is looked up', async () => {
    const { agencies, asked } = bank([]);
    await new FindAgencies(agencies).run({ position: here })();
    expect(asked).toEqual([here]);
  });
});

describe('PER-01: what the analysis read', () => {
  const reading = (outcome: ProofOutcome) => {
    const ranks: string[] = [];
    const none = () => given(undefined);
    const use = new ReadProof({ outcome: (_, rank) => (ranks.push(rank), given(outcome)), force: none, remove: none });
    return { use, ranks };
  };
  const read = { lastName: 'DURAND' };
  const durand = { ...blankProspect, identity: { ...blankProspect.identity, lastName: 'Durand', firstName: 'Anne' } };
  const of = (participant: 'TIT' | 'COT', prospect = durand) => ({ personId: '1', participant, prospect });

  test('of a validated document is offered, each person’s own', async () => {
    const { use, ranks } = reading({ kind: 'validated', controlId: 'C', read });
    expect(await use.run(of('TIT'), 'identity')()).toEqual(E.right({ facts: read, validated: true }));
    await use.run(of('COT'), 'identity')();
    expect(ranks).toEqual(['1', '5']);
  });

  test('of a document that was not validated is not', async () => {
    for (const outcome of [
      { kind: 'ongoing' },
      { kind: 'failed', controlId: 'C', reason: 'EXPIRED', read, expected: {}, comment: undefined },
      { kind: 'error' },
    ] as const)
      expect(await reading(outcome).use.run(of('TIT'), 'identity')()).toEqual(E.right({ facts: {}, validated: false }));
  });
});
