import { MARRIED } from '@domain/holders/fields';
import { FakeDossierJourney } from '@tests/fakes/FakeDossierJourney';
import { formBench } from '@tests/support/dossierForms';
import { FamilyStatusViewModel } from './FamilyStatusViewModel';

/** A family situation without a marital regime. */
const alone = 'CEL';

const open = async () => {
  const { clock, lists, settled } = formBench();
  const journey = new FakeDossierJourney('identityValidation', { page: 'FamilyStatusForm' });
  const vm = new FamilyStatusViewModel(journey, clock, lists);
  vm.enter();
  await settled();
  return { vm, journey };
};

describe('PER-04: the family situation', () => {
  test('is chosen from the bank’s lists', async () => {
    const { vm } = await open();
    expect(vm.situations.options.length).toBeGreaterThan(1);
    expect(vm.regimes.options.length).toBeGreaterThan(0);
  });

  test('the regime is asked of the married, and of no one else', async () => {
    const { vm } = await open();
    vm.form.choose({ situation: MARRIED[0] });
    expect(vm.regimeAsked).toBe(true);
    vm.form.choose({ situation: alone });
    expect(vm.regimeAsked).toBe(false);
  });

  test('without an answer nothing is saved, and the field says so', async () => {
    const { vm, journey } = await open();
    await vm.form.submit();
    expect([journey.saved, journey.moves]).toEqual([[], []]);
    expect(vm.form.message('situation')).toBeDefined();
  });

  test('answered, it is saved, and the next page follows', async () => {
    const { vm, journey } = await open();
    vm.form.choose({ situation: alone });
    await vm.form.submit();
    expect([journey.saved.length, journey.moves, journey.draft]).toEqual([1, ['next'], undefined]);
  });
});
