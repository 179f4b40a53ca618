import type { LookAlike } from '@domain/adviser/possibleDuplicate';
import { blankProspect } from '@domain/holders/prospect';
import { clockOn } from '@tests/builders/journey';
import { FakeFileJourney } from '@tests/fakes/FakeFileJourney';
import { LookAlikesViewModel } from './LookAlikesViewModel';

const alike = (lastName: string): LookAlike => ({
  lastName,
  firstName: 'Maëlle',
  birthdate: '1992-03-27',
  town: 'Nantes',
  clientSince: 2019,
  matches: ['lastname'],
});
const person = (lastName: string) => ({ ...blankProspect, externalReference: 'EXT', identity: { ...blankProspect.identity, lastName } });

const open = (workflow: 'individual' | 'joint') => {
  const journey = new FakeFileJourney('duplicateConfirmation', { state: { workflow, mode: 'mdc' } });
  journey.file.people = { TIT: person('Exemple'), COT: workflow === 'joint' ? person('Modèle') : undefined };
  return new LookAlikesViewModel(journey, {} as never, {} as never, clockOn('2025-06-01'));
};

test('ADV-02: in a joint file an existing client stands beside the person whom they look like', () => {
  const joint = open('joint');
  expect([joint.whose(alike('Exemple')).words, joint.whose(alike('Exemple')).person.identity.lastName]).toEqual(['TIT', 'Exemple']);
  expect([joint.whose(alike('Modèle')).words, joint.whose(alike('Modèle')).person.identity.lastName]).toEqual(['COT', 'Modèle']);
  expect(open('individual').whose(alike('Exemple')).words).toBe('individual');
});
