import { FakeDossierJourney } from '@tests/fakes/FakeDossierJourney';
import { formBench } from '@tests/support/dossierForms';
import { AddressViewModel } from './AddressViewModel';

const open = async () => {
  const bench = formBench();
  const journey = new FakeDossierJourney('addressValidation');
  const vm = new AddressViewModel(journey, bench.clock, bench.lists, bench.proofs);
  vm.enter();
  await bench.settled();
  return { vm, journey, ...bench };
};

describe('PER-05, PER-06: the postal code gives the towns', () => {
  test('one town is the answer', async () => {
    const { vm, settled } = await open();
    vm.typePostalCode('69001');
    await settled();
    expect(vm.form.draft.town).toBe('LYON');
  });

  test('of several towns one is chosen', async () => {
    const { vm, settled } = await open();
    vm.typePostalCode('40190');
    await settled();
    expect([vm.form.draft.town, vm.towns.options.length]).toEqual(['', 2]);
  });

  test.each([
    ['another postal code', ({ vm }: Awaited<ReturnType<typeof open>>) => vm.typePostalCode('40190'), ['FR', '40190', '']],
    ['half of another code', ({ vm }: Awaited<ReturnType<typeof open>>) => vm.typePostalCode('4019'), ['FR', '4019', '']],
    ['another country', ({ vm }: Awaited<ReturnType<typeof open>>) => vm.changeCountry('BE'), ['BE', '', '']],
  ] as const)('%s: the town of the code before is gone, and cannot be saved with it', async (_change, make, left) => {
    const opened = await open();
    opened.vm.typePostalCode('69001');
    await opened.settled();
    expect(opened.vm.form.draft.town).toBe('LYON');
    make(opened);
    await opened.settled();
    const { country, postalCode, town } = opened.vm.form.draft;
    expect([country, postalCode, town]).toEqual(left);
  });

  test('a code that no town has is an error at once', async () => {
    const { vm, settled } = await open();
    vm.typePostalCode('01000');
    await settled();
    expect([vm.noTown, vm.form.check.issue('postalCode')]).toEqual([true, 'NO_TOWN']);
    vm.typePostalCode('69001');
    await settled();
    expect([vm.noTown, vm.form.check.issue('postalCode')]).toEqual([false, undefined]);
  });

  test('typed on, the code typed last is looked up, once', async () => {
    const { vm, clock, bank, settled } = await open();
    clock.held = true;
    vm.typePostalCode('69001');
    vm.typePostalCode('40190');
    await clock.tick();
    await settled();
    expect(bank.asked.filter(what => what.startsWith('postal'))).toEqual(['postal 40190']);
  });

  test('another country has no list of towns, and keeps none', async () => {
    const { vm, bank, settled } = await open();
    vm.changeCountry('BE');
    vm.typePostalCode('1000');
    await settled();
    expect([vm.towns.options, bank.asked.some(what => what.startsWith('postal'))]).toEqual([[], false]);
  });
});

describe('PER-05: what a street needs depends on the country', () => {
  test('abroad there is no kind of street, in France it stays', async () => {
    const { vm } = await open();
    vm.form.type({ streetType: 'RUE' });
    vm.changeCountry('FR');
    expect([vm.french, vm.form.draft.streetType]).toEqual([true, 'RUE']);
    vm.changeCountry('BE');
    expect([vm.french, vm.form.draft.streetType]).toEqual([false, '']);
  });

  test('a name typed by itself stays a name', async () => {
    const { vm } = await open();
    vm.street.typeName('d');
    vm.street.leaveName();
    expect([vm.form.draft.streetName, vm.form.draft.streetNumber]).toEqual(['d', '']);
    vm.form.type({ streetName: ' des Lilas' });
    vm.street.leaveName();
    expect([vm.form.draft.streetName, vm.form.draft.streetNumber]).toEqual(['des Lilas', '']);
  });
});
