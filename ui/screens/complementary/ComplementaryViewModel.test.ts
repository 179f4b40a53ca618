import { ReadProof } from '@application/prospect/ReadProof';
import { papers } from '@domain/proofs/papers';
import { documentsRank } from '@domain/proofs/rank';
import { blankProspect } from '@domain/holders/prospect';
import { settings } from '@tests/builders/journey';
import type { Mode } from '@domain/journey/words';
import { taxResidenceMessages } from '@messages/taxResidence';
import { FakeProofs, onFile } from '@tests/builders/proofs';
import { plain } from '@tests/support/show';
import { FakeDossierJourney } from '@tests/fakes/FakeDossierJourney';
import { formBench } from '@tests/support/dossierForms';
import { ComplementaryViewModel } from './ComplementaryViewModel';

const open = async (read: Readonly<Record<string, string>> = {}, mode: Mode = 'omc', correcting = false) => {
  const bench = formBench();
  const identity = { ...blankProspect.identity, firstName: 'Maëlle', lastName: 'Exemple' };
  const payslip = onFile({ rank: documentsRank.decide({ participant: 'TIT', category: 'income' }), documentCode: papers.PAYSLIP.code });
  const journey = new FakeDossierJourney('compInfos', { prospect: { ...blankProspect, identity }, state: { proofs: [payslip] } });
  journey.steps.mode = mode;
  journey.correcting = correcting;
  const proofs = new FakeProofs({ kind: 'validated', controlId: 'C', read: { lastName: 'EXEMPLE', firstName: 'MAELLE', ...read } });
  const vm = new ComplementaryViewModel(journey, bench.clock, bench.lists, bench.sectors, new ReadProof(proofs), settings());
  bench.clock.held = true;
  vm.enter();
  await bench.settled();
  bench.clock.held = false;
  return { vm, journey, ...bench };
};

describe('PER-07: work, income and wealth', () => {
  test('a profession is searched in all categories, and brings its own along', async () => {
    const { vm } = await open();
    await vm.submit();
    expect([vm.professionOptions.length, vm.form.check.issue('category'), vm.form.check.issue('profession')]).toEqual([
      3,
      undefined,
      'NOT_CHOSEN',
    ]);
    vm.search.show();
    vm.search.choose('5201');
    vm.search.confirm();
    expect([vm.form.draft.category, vm.category === undefined]).toEqual(['5', false]);
  });

  test('a missing sector is an error only if the profession has sectors', async () => {
    const { vm, settled } = await open();
    vm.search.choose('3105');
    vm.search.confirm();
    await settled();
    await vm.submit();
    expect([vm.sectorAsked, vm.form.check.issue('sector')]).toEqual([true, 'NOT_CHOSEN']);
  });

  test('another profession has other sectors: what was chosen goes', async () => {
    const { vm } = await open();
    vm.form.type({ category: '3', profession: '3105', sector: 'S1' });
    vm.search.choose('5201');
    vm.search.confirm();
    expect(vm.form.draft.sector).toBe('');
  });
});

describe('D-81, D-86: what the payslip says', () => {
  test('is on a card as it would be saved: the employer cut at a word, the income to the cent and rounded', async () => {
    const { vm } = await open({ employer: 'Assistance Publique Hôpitaux de Paris', netIncome: '1822,91' });
    expect(plain(vm.offers.unedited?.what ?? '')).toBe('Assistance Publique Hôpitaux de, 1 822,91 € net, arrondi à 1 823 €');
    expect([vm.fold.open, vm.form.draft]).toMatchObject([false, { employer: 'Assistance Publique Hôpitaux de', monthlyNetIncome: '1823' }]);
    vm.fold.correct();
    vm.fold.fold();
    expect(vm.fold.target).toBe('profession'); // the first still empty
  });

  test('a paper without an employer leaves it to be asked', async () => {
    const { vm } = await open({ netIncome: '1822,91' });
    expect([vm.fold.open, vm.employerAsked]).toEqual([false, true]);
    vm.form.type({ employer: 'Exemple' });
    expect([vm.fold.open, vm.employerAsked]).toEqual([false, true]);
  });

  test('what the rule refuses is in the field with its message', async () => {
    const { vm } = await open({ employer: 'A'.repeat(40), netIncome: '1822,91' });
    expect([vm.offers.shown, vm.form.draft.employer, vm.form.check.issue('employer')]).toEqual([[], 'A'.repeat(40), 'EMPLOYER_TOO_LONG']);
  });

  test('an income typed with cents is shown as it is saved once it is left', async () => {
    const { vm } = await open();
    vm.form.type({ monthlyNetIncome: '1822,91' });
    vm.leaveIncome();
    expect(vm.form.draft.monthlyNetIncome).toBe('1823');
  });
});

describe('D-125, PER-08: a customer alone answers the tax residence beside work', () => {
  const work = { category: '5', profession: '5201', monthlyNetIncome: '1850', wealth: 'W1' };

  test('one click saves both; nothing is answered in advance', async () => {
    const { vm, journey } = await open();
    expect(vm.tax?.form.draft.frenchTaxResident).toBe('');
    vm.form.choose(work);
    await vm.submit();
    expect([vm.form.message('frenchTaxResident'), journey.saved]).toEqual([
      taxResidenceMessages.omc.message('NOT_CHOSEN', 'frenchTaxResident'),
      [],
    ]);
    vm.tax?.form.choose({ frenchTaxResident: 'yes' });
    await vm.submit();
    expect(journey.saved).toEqual([
      expect.objectContaining({ wealth: 'W1', fiscal: expect.objectContaining({ frenchTaxResident: true }) as unknown }),
    ]);
    expect(journey.moves).toEqual(['next']);
  });

  test('PER-09: who is no French tax resident does not continue, and keeps the answers', async () => {
    const { vm, journey } = await open();
    vm.form.choose({ ...work, frenchTaxResident: 'no' });
    await vm.submit();
    expect([vm.form.check.issue('frenchTaxResident'), journey.saved, journey.draft]).toEqual([
      'NOT_RESIDENT',
      [],
      expect.objectContaining(work),
    ]);
  });

  test('a country that was added is in the same draft, and is there when the page opens again', async () => {
    const { vm, journey } = await open();
    vm.form.choose(work);
    vm.tax?.form.type({ obligations: [{ country: 'BE', noTaxId: 'NOT_YET' }] });
    expect(journey.draft).toMatchObject({ ...work, obligations: [{ country: 'BE', noTaxId: 'NOT_YET' }] });
  });

  test.each([
    ['with an adviser', 'mdc', false],
    ['for a correction from the recap', 'omc', true],
  ] as const)('%s work has its own page', async (_, mode, correcting) => {
    const { vm, journey } = await open({}, mode, correcting);
    vm.form.choose(work);
    await vm.submit();
    expect([vm.tax, journey.saved]).toEqual([undefined, [expect.not.objectContaining({ fiscal: expect.anything() as unknown })]]);
  });
});
