import type { Entry } from '@domain/referentials/entries';
import { FakeDossierJourney } from '@tests/fakes/FakeDossierJourney';
import { formBench } from '@tests/support/dossierForms';
import { BirthplaceViewModel } from './BirthplaceViewModel';

const open = async (departments?: readonly Entry[]) => {
  const bench = formBench();
  if (departments) bench.bank.departments = departments;
  const journey = new FakeDossierJourney('identityValidation', { page: 'BirthplaceForm' });
  const vm = new BirthplaceViewModel(journey, bench.clock, bench.lists, bench.proofs);
  vm.enter();
  await bench.settled();
  return { vm, journey, ...bench };
};

describe('PER-02, PER-03: a place of birth', () => {
  test('in France the county gives the towns', async () => {
    const { vm, settled } = await open();
    vm.place.changeCountry('FR');
    vm.place.changeCounty('40');
    await settled();
    expect(vm.place.towns.options.length).toBe(2);
  });

  test('another county, another country: the town chosen is no answer any more', async () => {
    const { vm, settled } = await open();
    vm.place.changeCountry('FR');
    vm.place.changeCounty('69');
    await settled();
    vm.form.type({ town: 'LYON' });
    vm.place.changeCounty('40');
    expect(vm.form.draft.town).toBe('');
    vm.place.changeCountry('BE');
    expect([vm.place.french, vm.form.draft.county, vm.place.towns.options]).toEqual([false, '', []]);
  });
});

describe('D-67d: a place that is in no list', () => {
  const inFrance = async (county: string) => {
    const bench = await open();
    bench.vm.place.changeCountry('FR');
    bench.vm.place.changeCounty(county);
    await bench.settled();
    return bench;
  };

  test('the town is typed, by the rule of birthplaces, and goes as it was typed', async () => {
    const { vm, journey, settled } = await inFrance('40');
    vm.place.changeAbsent(true);
    await vm.form.submit();
    expect(vm.form.check.issue('town')).toBe('REQUIRED');
    vm.form.type({ town: 'Saint-Éloi 2' });
    await vm.form.submit();
    expect(vm.form.check.issue('town')).toBe('PLACE_FORMAT');
    vm.form.type({ town: 'Vieux Bourg' });
    await vm.form.submit();
    await settled();
    expect(journey.saved.at(-1)).toMatchObject({ birth: { country: 'FR', county: '40', town: 'Vieux-Bourg' } });
  });

  test('back to the list nothing is chosen; another county begins with its list', async () => {
    const { vm } = await inFrance('40');
    vm.place.changeAbsent(true);
    vm.form.type({ town: 'Bourg' });
    vm.place.changeAbsent(false);
    expect([vm.place.townTyped, vm.form.draft.town]).toEqual([false, '']);
    vm.place.changeAbsent(true);
    vm.place.changeCounty('69');
    expect(vm.place.townTyped).toBe(false);
  });

  test('for a county without towns in the list, the town is typed', async () => {
    const { vm } = await inFrance('00');
    expect([vm.place.townless, vm.place.townTyped]).toEqual([true, true]);
  });

  test('what was typed before is found typed again; a town of the list in the list', async () => {
    const { vm, settled } = await inFrance('40');
    vm.form.type({ town: 'VIEUX-BOURG' });
    expect(vm.place.townTyped).toBe(true);
    vm.place.changeTown('40 HONTANX');
    await settled();
    expect([vm.place.townTyped, vm.form.draft.town, vm.place.town]).toEqual([false, 'HONTANX', '40 HONTANX']);
  });

  test('a former department offers the towns of all that it became, and the county is that of the town', async () => {
    const { vm, settled } = await open([
      { code: '40', label: 'Landes', also: ['Sud', '33'] },
      { code: '69', label: 'Rhône', also: ['33', 'Sud'] },
    ]);
    vm.place.changeCountry('FR');
    expect(vm.place.counties.options.at(-1)).toEqual({ value: '40 69', label: 'Sud', also: ['33'] });
    vm.place.changeCounty('40 69');
    await settled();
    expect([vm.place.county, vm.form.draft.county, vm.place.towns.options.map(({ label }) => label)]).toEqual([
      '40 69',
      '40',
      ['Hontanx', 'Lyon', 'Saint-Gein'],
    ]);
    vm.place.changeTown('69 LYON');
    expect([vm.place.county, vm.form.draft]).toEqual(['40 69', { country: 'FR', county: '69', town: 'LYON' }]);
  });
});
