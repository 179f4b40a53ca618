import { settled, unreachable } from '@tests/builders/ending';
import { clockOn, settings } from '@tests/builders/journey';
import { cart, cardOnOffer, chosenCard, mastercard } from '@tests/builders/offer';
import { catalogue } from '@domain/offer/contracts';
import { FakeJourney } from '@tests/fakes/FakeJourney';
import { MemoryCarts } from '@tests/fakes/ports';
import { AgeViewModel } from './AgeViewModel';

const open = (workflow: 'individual' | 'joint', carts = new MemoryCarts(), answered = {}) => {
  const journey = new FakeJourney('age', { workflow, ...answered });
  return { journey, carts, vm: new AgeViewModel(journey, carts, settings(), clockOn('2025-10-15')) };
};

describe('ACC-03: the age bands', () => {
  test('are asked of the holder alone, and of both in a joint account', () => {
    expect(open('individual').vm.participants).toEqual(['TIT']);
    expect(open('joint').vm.participants).toEqual(['TIT', 'COT']);
  });

  test('nothing is reported missing before ‘Continuer’, which then names who has not answered', () => {
    const { vm, journey } = open('joint');
    vm.choose('TIT', '26+');
    expect(vm.missing).toEqual([]);
    vm.submit();
    expect([vm.missing, journey.moves]).toEqual([['COT'], []]);
    vm.choose('COT', '18-25');
    vm.submit();
    expect([vm.missing, journey.moves, journey.answers.bands]).toEqual([[], ['next'], { TIT: '26+', COT: '18-25' }]);
  });

  test('STP-14: once a card is chosen, another band is kept on ‘Continuer’ only', () => {
    const before = { bands: { TIT: '26+', COT: undefined }, selection: [chosenCard('TIT', catalogue.MASTERCARD)] } as const;
    const { vm, journey } = open('individual', new MemoryCarts(), before);
    vm.choose('TIT', '18-25');
    expect([journey.answers.bands.TIT, journey.holding]).toEqual(['26+', true]);
    vm.submit();
    expect([journey.answers.bands.TIT, journey.holding, journey.answers.selection]).toEqual(['18-25', false, []]);
  });
});

describe('the offer asked for ahead of its step', () => {
  test('once everybody has answered, for a person of 26 or over where one of the two is', async () => {
    const { vm, carts } = open('joint');
    vm.choose('TIT', '18-25');
    expect(carts.asked).toEqual([]);
    vm.choose('COT', '26+');
    await settled();
    expect([carts.asked, vm.firstCard?.label]).toEqual([['anticipate joint true'], mastercard.label]);
  });

  test('a failure shows nothing, and nothing blocks the page', async () => {
    const carts = new MemoryCarts();
    carts.failure = unreachable;
    const { vm, journey } = open('individual', carts);
    vm.choose('TIT', '26+');
    await settled();
    expect([vm.firstCard, journey.failures]).toEqual([undefined, []]);
  });

  test('an offer that breaks a rule shows nothing', async () => {
    const nowhere = cart({ cards: [cardOnOffer({ priority: 0 })] });
    const { vm } = open('individual', new MemoryCarts(nowhere));
    vm.choose('TIT', '26+');
    await settled();
    expect(vm.firstCard).toBeUndefined();
  });
});
