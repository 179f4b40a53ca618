import { FakeJourney } from '@tests/fakes/FakeJourney';
import { OptionsViewModel } from './OptionsViewModel';

const open = (answers = {}) => {
  const journey = new FakeJourney('options', answers);
  return { journey, vm: new OptionsViewModel(journey) };
};

describe('OPT-01, OPT-02: overdraft and digital documents', () => {
  test('what is missing is shown on ‘Continuer’, in the order of the page', () => {
    const { vm, journey } = open();
    expect(vm.missing).toEqual([]);
    vm.submit();
    expect([vm.missing, journey.moves]).toEqual([['overdraft', 'documents'], []]);
    vm.wantOverdraft(false);
    expect(vm.missing).toEqual(['documents']);
  });

  test('digital documents cannot be left off', () => {
    const { vm, journey } = open({ overdraft: true, dematerialization: false });
    vm.submit();
    expect([vm.missing, journey.moves]).toEqual([['documents'], []]);
    vm.acceptDocuments(true);
    vm.submit();
    expect(journey.moves).toEqual(['next']);
  });

  test.each([
    [true, true],
    [true, false],
    [false, true],
    [false, false],
  ])('STP-12: each answer is kept as it is given: overdraft %s, documents %s', (overdraft, dematerialization) => {
    const { vm, journey } = open({ overdraft: !overdraft, dematerialization: !dematerialization });
    vm.wantOverdraft(overdraft);
    vm.acceptDocuments(dematerialization);
    expect(journey.answers).toMatchObject({ overdraft, dematerialization });
  });

  test('STP-14: after the offer was confirmed, on ‘Continuer’ only', () => {
    const { vm, journey } = open({ overdraft: true, dematerialization: true, offerConfirmed: true });
    vm.wantOverdraft(false);
    expect([journey.answers.overdraft, journey.holding]).toEqual([true, true]);
    vm.submit();
    expect([journey.answers.overdraft, journey.holding, journey.moves]).toEqual([false, false, ['next']]);
  });

  test('what an overdraft is can be read and closed', () => {
    const { vm } = open();
    vm.explain(true);
    expect(vm.explaining).toBe(true);
    vm.explain(false);
    expect(vm.explaining).toBe(false);
  });
});
