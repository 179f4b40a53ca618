import * as TE from 'fp-ts/TaskEither';
import type { Cart } from '@domain/offer/cart';
import type { WithoutFigures } from '@domain/offer/overdraftFigures';
import { settings } from '@tests/builders/journey';
import { cart } from '@tests/builders/offer';
import { offerOf } from '@tests/builders/offerModel';
import { overdraftFigures } from '@tests/builders/overdraft';
import { FakeJourney } from '@tests/fakes/FakeJourney';
import { OptionsViewModel } from './OptionsViewModel';

const open = (answers = {}, figures: Cart['overdraftFigures'] = undefined, withoutFigures: WithoutFigures = 'ask') => {
  const journey = new FakeJourney('options', answers);
  journey.mode = 'mdc'; // the insurance has its own page
  const { offer, reported } = offerOf(journey, { forecast: () => TE.right(cart({ overdraftFigures: figures })) });
  return { journey, offer, reported, vm: new OptionsViewModel(journey, offer, settings({ overdraft: { withoutFigures } })) };
};

describe('XTR-71: the figures of the overdraft', () => {
  const wrong = { ...overdraftFigures, example: { ...overdraftFigures.example, cost: 0.5 } };

  test('are shown as the bank says them', async () => {
    const { vm, offer } = open({}, overdraftFigures);
    expect(vm.question).toBe('askedWithout');
    await offer.ensure();
    expect([vm.question, vm.figures]).toEqual(['shown', overdraftFigures]);
  });

  test('that do not agree count as absent, and are reported', async () => {
    const { vm, offer, reported } = open({}, wrong);
    await offer.ensure();
    expect([vm.question, vm.figures]).toEqual(['askedWithout', undefined]);
    expect(reported).toEqual([{ kind: 'rule', where: 'cart forecast', detail: ['INVALID_OVERDRAFT_FIGURES'] }]);
  });

  test('hide: no figures, no question, and no overdraft; the page waits until it knows', async () => {
    const { vm, offer, journey } = open({}, wrong, 'hide');
    vm.acceptDocuments(true);
    vm.submit();
    expect([vm.question, journey.moves]).toEqual([undefined, []]);
    await offer.ensure();
    expect(vm.question).toBe('notAsked');
    vm.submit();
    expect([journey.answers.overdraft, journey.moves]).toEqual([false, ['next']]);
  });

  test('hide: with figures it is asked', async () => {
    const { vm, offer } = open({}, overdraftFigures, 'hide');
    await offer.ensure();
    vm.submit();
    expect(vm.missing).toEqual(['overdraft', 'documents']);
  });
});

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
