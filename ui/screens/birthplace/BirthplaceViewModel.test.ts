import { FakeFileJourney } from '../../../tests/fakes/FakeFileJourney';
import { formBench } from '../../../tests/support/fileForms';
import { BirthplaceViewModel } from './BirthplaceViewModel';

const open = async () => {
  const bench = formBench();
  const journey = new FakeFileJourney('identityValidation', { page: 'BirthplaceForm' });
  const vm = new BirthplaceViewModel(journey, bench.clock, bench.lists, bench.proofs);
  vm.enter();
  await bench.settled();
  return { vm, journey, ...bench };
};

describe('PER-02, PER-03: where somebody was born', () => {
  test('in France the county gives the towns', async () => {
    const { vm, settled } = await open();
    vm.changeCountry('FR');
    vm.changeCounty('40');
    await settled();
    expect(vm.towns.options.length).toBe(2);
  });

  test('another county, another country: the town chosen is no answer any more', async () => {
    const { vm, settled } = await open();
    vm.changeCountry('FR');
    vm.changeCounty('69');
    await settled();
    vm.form.type({ town: 'LYON' });
    vm.changeCounty('40');
    expect(vm.form.draft.town).toBe('');
    vm.changeCountry('BE');
    expect([vm.french, vm.form.draft.county, vm.towns.options]).toEqual([false, '', []]);
  });

  test('D-28: a place abroad is shown as it is kept once it is left', async () => {
    const { vm } = await open();
    vm.changeCountry('BE');
    vm.form.type({ town: '  liège ' });
    vm.leavePlace();
    expect(vm.form.draft.town.trim()).toBe(vm.form.draft.town);
    expect(vm.form.draft.town.toLowerCase()).toBe('liège');
  });
});
