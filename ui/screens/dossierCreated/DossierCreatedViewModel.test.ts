import * as TE from 'fp-ts/TaskEither';
import { blankProspect, type Prospect } from '@domain/holders/prospect';
import { catalogue } from '@domain/offer/contracts';
import type { Agency } from '@domain/referentials/entries';
import { settled, unreachable } from '@tests/builders/ending';
import { cart, chosenCard } from '@tests/builders/offer';
import { FakeDossierJourney } from '@tests/fakes/FakeDossierJourney';
import { failing } from '@tests/fakes/ports';
import { DossierCreatedViewModel } from './DossierCreatedViewModel';

const person = (firstName: string, agencyId?: string): Prospect => ({
  ...blankProspect,
  identity: { ...blankProspect.identity, firstName, lastName: 'Exemple', ...(agencyId && { agencyId }) },
});

const open = (people: { readonly TIT: Prospect; readonly COT: Prospect | undefined }) => {
  const journey = new FakeDossierJourney('welcome');
  journey.dossier.people = people;
  const asked: string[] = [];
  const byId = (id: string) => TE.fromIO(() => ({ id: (asked.push(id), id) }) as Agency);
  const agencies = { locate: () => failing(unreachable), around: () => failing(unreachable), byId };
  return { journey, asked, vm: new DossierCreatedViewModel(journey, agencies) };
};

describe('ADV-02: the account is open', () => {
  test('AGY-02: the delivery of the card, once the cart is known; none without a card', () => {
    const { vm, journey } = open({ TIT: person('Anna'), COT: undefined });
    expect(vm.delivery).toBeUndefined();
    journey.dossier.keepCart(cart());
    expect(vm.delivery).toBe('none');
    journey.dossier.keepCart(cart({ selection: [{ ...chosenCard('TIT', catalogue.MASTERCARD), deliveryMode: 'EXPR' }] }));
    expect(vm.delivery).toMatchObject({ mode: 'EXPR' });
  });

  test.each([
    ['the holder’s', person('Anna', 'A-1'), person('Éloi', 'A-2'), 'A-1'],
    ['the co-holder’s, where the holder has none', person('Anna'), person('Éloi', 'A-2'), 'A-2'],
  ])('AGY-01: the agency is %s', async (_whose, TIT, COT, id) => {
    const { vm, asked } = open({ TIT, COT });
    vm.enter();
    await settled();
    expect([asked, vm.agency.value]).toEqual([[id], { id }]);
  });
});
