import { FakeFileJourney } from '../../../tests/fakes/FakeFileJourney';
import { formBench } from '../../../tests/support/fileForms';
import { ComplementaryViewModel } from './ComplementaryViewModel';

const open = async () => {
  const bench = formBench();
  const journey = new FakeFileJourney('compInfos');
  const vm = new ComplementaryViewModel(journey, bench.clock, bench.lists, bench.sectors, bench.proofs);
  vm.enter();
  await bench.settled();
  return { vm, journey, ...bench };
};

describe('PER-07: work, income and wealth', () => {
  test('a category leaves its own professions to choose from', async () => {
    const { vm } = await open();
    expect(vm.professionOptions.length).toBe(3);
    vm.changeCategory('5');
    expect(vm.professionOptions.map(({ value }) => value)).toEqual(['5201']);
  });

  test('another category is another profession: what was chosen goes', async () => {
    const { vm } = await open();
    vm.form.type({ category: '3', profession: '3105', sector: 'S1' });
    vm.changeCategory('5');
    expect([vm.form.draft.profession, vm.form.draft.sector, vm.sectorAsked]).toEqual(['', '', false]);
  });
});
