import { ReadProof } from '@application/prospect/ReadProof';
import { papers } from '@domain/documents/papers';
import { documentsRank } from '@domain/documents/rank';
import { blankProspect } from '@domain/holders/prospect';
import { offeredMessages } from '@ui/copy/fr/offered';
import { FakeProofs, onFile } from '@tests/builders/proofs';
import { plain } from '@tests/support/show';
import { FakeFileJourney } from '@tests/fakes/FakeFileJourney';
import { formBench } from '@tests/support/fileForms';
import { ComplementaryViewModel } from './ComplementaryViewModel';

const open = async (read: Readonly<Record<string, string>> = {}) => {
  const bench = formBench();
  const identity = { ...blankProspect.identity, firstName: 'Maëlle', lastName: 'Exemple' };
  const payslip = onFile({ rank: documentsRank.decide({ participant: 'TIT', category: 'income' }), documentCode: papers.PAYSLIP.code });
  const journey = new FakeFileJourney('compInfos', { prospect: { ...blankProspect, identity }, state: { proofs: [payslip] } });
  const proofs = new FakeProofs({ kind: 'validated', controlId: 'C', read: { lastName: 'EXEMPLE', firstName: 'MAELLE', ...read } });
  const vm = new ComplementaryViewModel(journey, bench.clock, bench.lists, bench.sectors, new ReadProof(proofs));
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

describe('D-81, D-86: what the payslip says', () => {
  test('is offered as it would be saved: the employer cut at a word, the income to the cent and rounded', async () => {
    const { vm } = await open({ employer: 'Assistance Publique Hôpitaux de Paris', netIncome: '1822,91' });
    expect(vm.offers.shown.map(({ text, fills }) => [plain(text), fills])).toEqual([
      [
        plain(offeredMessages.read('PAYSLIP', true, 'Assistance Publique Hôpitaux de, 1 822,91 € net, arrondi à 1 823 €')),
        { employer: 'Assistance Publique Hôpitaux de', monthlyNetIncome: '1823' },
      ],
    ]);
    expect(vm.offers.shown.map(vm.offers.after)).toEqual([['category', 'profession', 'wealth', 'employer']]); // the focus: the first still empty
    vm.offers.shown.forEach(vm.offers.take);
    expect(vm.form.check.refuses(vm.form.draft)).not.toContain('employer');
  });

  test('what the rule refuses stands in the field with its message', async () => {
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
