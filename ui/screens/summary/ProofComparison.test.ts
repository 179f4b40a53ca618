import * as TE from 'fp-ts/TaskEither';
import { CompareProofs } from '@application/summary/CompareProofs';
import type { Proofs } from '@application/proofs/ports';
import { blankProspect, type Prospect } from '@domain/holders/prospect';
import { settled } from '@tests/builders/ending';
import { onFile } from '@tests/builders/proofs';
import { FakeDossierJourney } from '@tests/fakes/FakeDossierJourney';
import { ProofComparison } from './ProofComparison';

const arrive = () => {
  const journey = new FakeDossierJourney('summary', {
    state: { proofs: [onFile({ rank: '1' })] },
    prospect: { birth: { ...blankProspect.birth, birthdate: '1992-03-27' } },
  });
  const proofs: Pick<Proofs, 'outcome'> = {
    outcome: () => TE.right({ kind: 'validated', controlId: 'C-1', read: { birthdate: '1992-03-28' } }),
  };
  return new ProofComparison(journey, new CompareProofs(proofs as Proofs));
};

describe('XTR-22: what was typed beside what was read', () => {
  test('nothing is compared before the bank told what it read', () => {
    expect(arrive().ofPerson('TIT', {})).toBeUndefined();
  });

  test('of a joint file, what the two typed stands side by side', () => {
    const journey = new FakeDossierJourney('summary', { state: { workflow: 'joint' } });
    const living = (town: string): Prospect => ({ ...blankProspect, address: { ...blankProspect.address, town } });
    journey.dossier.people = { TIT: living('LYON'), COT: living('NANTES') };
    const comparison = new ProofComparison(journey, new CompareProofs({} as Proofs));
    expect(comparison.across({})).toEqual([{ what: 'city', holder: 'LYON', coHolder: 'NANTES', same: false }]);
    expect(arrive().across({})).toEqual([]);
  });

  test('PER-10: a street whose type has no label is not compared: a code is no word', () => {
    const journey = new FakeDossierJourney('summary', { state: { workflow: 'joint' } });
    const street = { ...blankProspect.address, streetType: 'AV', streetName: 'du Lac' };
    journey.dossier.people = { TIT: { ...blankProspect, address: street }, COT: { ...blankProspect, address: street } };
    const comparison = new ProofComparison(journey, new CompareProofs({} as Proofs));
    expect(comparison.across({ TIT: 'Avenue', COT: 'Avenue' }).map(({ what }) => what)).toEqual(['address']);
    expect(comparison.across({ TIT: 'Avenue' })).toEqual([]);
    expect(comparison.across({ COT: 'Avenue' })).toEqual([]);
  });

  test('then each thing that both have, and whether it is the same', async () => {
    const comparison = arrive();
    comparison.enter(() => true);
    await settled();
    expect(comparison.ofPerson('TIT', {})).toEqual([
      { what: 'birthdate', typed: '1992-03-27', read: '1992-03-28', same: false, received: false },
    ]);
    expect(comparison.ofPerson('COT', {})).toBeUndefined();
  });

  test('D-123: the reader’s page does not load the proofs that it may not show', async () => {
    const comparison = arrive();
    comparison.enter(of => of !== 'TIT');
    await settled();
    expect([comparison.settled, comparison.ofPerson('TIT', {})]).toEqual([true, []]);
  });
});
