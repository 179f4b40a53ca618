import type { PossibleDuplicate } from '@domain/adviser/possibleDuplicate';
import { blankProspect } from '@domain/holders/prospect';
import { HandClock } from '@tests/builders/ending';
import { clockOn } from '@tests/builders/journey';
import { FakeDossierJourney } from '@tests/fakes/FakeDossierJourney';
import { PossibleDuplicatesViewModel } from './PossibleDuplicatesViewModel';

const alike = (lastName: string): PossibleDuplicate => ({
  lastName,
  firstName: 'Maëlle',
  birthdate: '1992-03-27',
  town: 'Nantes',
  clientSince: 2019,
  matches: ['lastname'],
});
const person = (lastName: string) => ({ ...blankProspect, externalReference: 'EXT', identity: { ...blankProspect.identity, lastName } });

const open = (workflow: 'individual' | 'joint') => {
  const journey = new FakeDossierJourney('duplicateConfirmation', { state: { workflow, mode: 'mdc' } });
  journey.dossier.people = { TIT: person('Exemple'), COT: workflow === 'joint' ? person('Modèle') : undefined };
  return new PossibleDuplicatesViewModel(journey, {} as never, {} as never, clockOn('2025-06-01'));
};

test('ADV-02: in a joint file an existing client is beside the person whom they look like', () => {
  const joint = open('joint');
  expect([joint.whose(alike('Exemple')).words, joint.whose(alike('Exemple')).person.identity.lastName]).toEqual(['TIT', 'Exemple']);
  expect([joint.whose(alike('Modèle')).words, joint.whose(alike('Modèle')).person.identity.lastName]).toEqual(['COT', 'Modèle']);
  expect(open('individual').whose(alike('Exemple')).words).toBe('individual');
});

describe('ADV-02, D-08: without a similar client, the page continues once its word was read', () => {
  const wait = () => {
    const journey = new FakeDossierJourney('duplicateConfirmation', { state: { mode: 'mdc', lookAlikes: [] } });
    const clock = new HandClock();
    clock.held = true;
    const vm = new PossibleDuplicatesViewModel(journey, {} as never, {} as never, clock as never);
    const leave = vm.enter();
    void vm.goOn();
    return { journey, clock, vm, leave };
  };

  test('by itself', async () => {
    const { journey, clock } = wait();
    expect(journey.moves).toEqual([]);
    await clock.tick();
    expect(journey.moves).toEqual(['finish']);
  });

  test('never from a page that the adviser has left', async () => {
    const { journey, clock, leave } = wait();
    leave();
    await clock.tick();
    expect(journey.moves).toEqual([]);
  });
});
