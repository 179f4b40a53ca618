import * as TE from 'fp-ts/TaskEither';
import { FindAgencies } from '@application/agency/FindAgencies';
import type { NoPosition } from '@application/agency/ports';
import type { Agency, Position } from '@domain/referentials/entries';
import { HandClock, settled } from '@tests/builders/ending';
import { catalogue } from '@domain/offer/contracts';
import { deliveryOf } from '@domain/offer/deliver';
import type { Mode, Participant } from '@domain/journey/words';
import { unreachable } from '@tests/builders/ending';
import { cart, chosenCard } from '@tests/builders/offer';
import { otherHolder } from '@tests/builders/people';
import { FakeDossierJourney, ofTwo } from '@tests/fakes/FakeDossierJourney';
import { given, MemoryCarts } from '@tests/fakes/ports';
import { formBench } from '@tests/support/dossierForms';
import { AgencyViewModel } from './AgencyViewModel';

const here: Position = { latitude: 47.22, longitude: -1.55 };
const agency = (id: string): Agency => ({
  id,
  name: `Agence ${id}`,
  address: undefined,
  position: here,
  hours: {},
  councilHours: undefined,
  contacts: [],
});
const address = { streetNumber: '12', streetType: 'RUE', streetName: 'des Tilleuls', postalCode: '44000', town: 'NANTES', country: 'FR' };

const open = (
  known: object = {},
  located: TE.TaskEither<NoPosition, Position> = TE.right(here),
  { mode = 'mdc', cards = ['TIT'], correcting = false }: { mode?: Mode; cards?: readonly Participant[]; correcting?: boolean } = {},
) => {
  const asked: string[] = [];
  let there: readonly Agency[] = [agency('A-1'), agency('A-2')];
  const agencies = {
    locate: (typed: string) => (asked.push(typed), given([{ label: typed, ...here }] as never)),
    around: () => (asked.push('around'), given(there)),
    byId: (id: string) => given(agency(id)),
  };
  const journey = new FakeDossierJourney('structureChoice', { prospect: known, state: cards.includes('COT') ? ofTwo : {} });
  journey.steps.mode = mode;
  journey.correcting = correcting;
  const saved = cart({ selection: cards.map(who => chosenCard(who, catalogue.MASTERCARD)) });
  const carts = new MemoryCarts(saved);
  journey.dossier.keepCart(saved);
  const { lists } = formBench();
  const position = () => located;
  const vm = new AgencyViewModel(journey, new HandClock(), new FindAgencies(agencies), agencies, { position }, lists, carts);
  return { vm, journey, asked, carts, move: (to: readonly Agency[]) => void (there = to) };
};

describe('AGY-01: the agency', () => {
  test('is looked for around the address known, as soon as the page is shown', async () => {
    const { vm, asked } = open({ address });
    vm.enter();
    await settled();
    expect(asked[0]).toBe('12 Rue des Tilleuls 44000 NANTES');
    expect(vm.agencies.map(({ agency: { id } }) => id)).toEqual(['A-1', 'A-2']);
  });

  test('without an address nothing is asked, and a search without a place says so', () => {
    const { vm, asked } = open();
    vm.enter();
    vm.search();
    expect([asked, vm.placeMissing]).toEqual([[], true]);
    vm.typePlace('Nantes');
    expect(vm.placeMissing).toBe(false);
  });

  test('around the browser’s position, where it gives one', async () => {
    const { vm, asked } = open();
    await vm.usePosition();
    await settled();
    expect([asked, vm.agencies.length, vm.noPosition]).toEqual([['around'], 2, undefined]);
  });

  test('a refused position is shown, and no request is sent', async () => {
    const { vm, asked } = open({}, TE.left('refused'));
    await vm.usePosition();
    expect([asked, vm.noPosition]).toEqual([[], 'refused']);
  });

  test.each([[[]], [[agency('A-3')]]])('one chosen that another search left behind is no choice any more: it found %j', async there => {
    const { vm, journey, move } = open({ address });
    vm.enter();
    await settled();
    vm.choose(agency('A-1'));
    move(there);
    vm.typePlace('Ailleurs');
    vm.search();
    await settled();
    await vm.form.submit();
    expect([vm.none, journey.saved]).toEqual([there.length === 0, []]);
  });

  test('its sheet opens with the hours of its council', async () => {
    const { vm } = open();
    vm.sheet.show(agency('A-2'));
    await settled();
    expect(vm.sheet.agency.value?.id).toBe('A-2');
    vm.sheet.close();
    expect(vm.sheet.opened).toBeUndefined();
  });
});

describe('D-125, AGY-01, AGY-02: a customer alone answers the agency and the delivery on one page', () => {
  const arrive = async (cards: readonly Participant[] = ['TIT'], known: object = { address }) => {
    const page = open(known, TE.right(here), { mode: 'omc', cards });
    page.vm.enter();
    await settled();
    return page;
  };

  test('the nearest agency and the delivery there are suggested: one click saves both, and the bank gets both', async () => {
    const { vm, journey, carts } = await arrive();
    expect([vm.chosen?.agency.id, vm.isNearest, vm.listOpen, vm.useSubmitOnSelect]).toEqual(['A-1', true, false, false]);
    await vm.form.submit();
    expect(journey.saved).toEqual([{ identity: expect.objectContaining({ agencyId: 'A-1' }) as unknown }]);
    expect(deliveryOf(carts.saved[0] ?? [], 'TIT')).toBe('AGEN');
    expect([journey.dossier.cart, journey.moves]).toEqual([carts.cart, ['next']]);
  });

  test('each holder with a card has a delivery of their own; a holder without one is not asked', async () => {
    const { vm, carts } = await arrive(['TIT', 'COT']);
    vm.deliver('COT', 'EXPR');
    await vm.form.submit();
    const [saved = []] = carts.saved;
    expect([deliveryOf(saved, 'TIT'), deliveryOf(saved, 'COT')]).toEqual(['AGEN', 'EXPR']);
    expect((await arrive(['TIT'])).vm.cardsOf).toEqual(['TIT']);
  });

  test('JNT-01: each card that the post brings goes to the address of its own holder', async () => {
    const { vm } = await arrive(['TIT', 'COT']);
    expect([vm.homes.TIT.line, vm.homes.COT.line]).toEqual([
      expect.stringContaining('des Tilleuls') as string,
      expect.stringContaining(otherHolder.address.streetName!) as string,
    ]);
  });

  test('‘Changer’ opens the list with the focus on it; a choice by a pointer closes it on the delivery', async () => {
    const { vm } = await arrive();
    vm.change();
    expect([vm.listOpen, vm.focus.target]).toEqual([true, 'agencyId']);
    vm.choose(agency('A-2'));
    expect(vm.listOpen).toBe(true);
    vm.close();
    expect([vm.listOpen, vm.chosen?.agency.id, vm.isNearest, vm.focus]).toEqual([
      false,
      'A-2',
      false,
      { moves: 2, target: 'delivery-TIT' },
    ]);
  });

  test('without a known address the search is there, and nothing is suggested', async () => {
    const { vm, journey } = await arrive(['TIT'], {});
    expect([vm.waiting, vm.listOpen, vm.searching]).toEqual([undefined, true, true]);
    await vm.form.submit();
    expect([vm.form.message('agencyId'), journey.saved]).toEqual([expect.any(String), []]);
  });

  test('the page waits for the cards and the agencies', () => {
    const { vm, journey } = open({ address }, TE.right(here), { mode: 'omc' });
    expect(vm.waiting).toBe('agencies');
    journey.dossier.cart = undefined;
    expect(vm.waiting).toBe('cart');
  });

  test('ERR-04: a delivery that was not saved can be saved again', async () => {
    const { vm, journey, carts } = await arrive();
    carts.failure = unreachable;
    vm.deliver('TIT', 'STAN');
    await vm.form.submit();
    expect([journey.failures, journey.moves]).toEqual([[unreachable], []]);
    carts.failure = undefined;
    journey.again?.();
    await settled();
    expect([deliveryOf(carts.saved.at(-1) ?? [], 'TIT'), journey.moves]).toEqual(['STAN', ['next']]);
  });

  test.each([
    ['with an adviser', { mode: 'mdc' }],
    ['for a correction from the recap', { mode: 'omc', correcting: true }],
  ] as const)('%s the page asks the agency alone', async (_, how) => {
    const { vm, journey, carts } = open({ address }, TE.right(here), how);
    vm.enter();
    await settled();
    expect([vm.form.draft.agencyId, vm.listOpen, vm.cardsOf]).toEqual(['', true, []]);
    vm.choose(agency('A-1'));
    await vm.form.submit();
    expect([carts.saved, journey.moves]).toEqual([[], ['next']]);
  });
});
