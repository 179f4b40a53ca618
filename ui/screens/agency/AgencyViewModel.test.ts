import * as TE from 'fp-ts/TaskEither';
import { FindAgencies } from '@application/agency/FindAgencies';
import type { NoPosition } from '@application/agency/ports';
import type { Agency, Position } from '@domain/referentials/entries';
import { HandClock, settled } from '@tests/builders/ending';
import { FakeDossierJourney } from '@tests/fakes/FakeDossierJourney';
import { given } from '@tests/fakes/ports';
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

const open = (known: object = {}, located: TE.TaskEither<NoPosition, Position> = TE.right(here)) => {
  const asked: string[] = [];
  let there: readonly Agency[] = [agency('A-1'), agency('A-2')];
  const agencies = {
    locate: (typed: string) => (asked.push(typed), given([{ label: typed, ...here }] as never)),
    around: () => (asked.push('around'), given(there)),
    byId: (id: string) => given(agency(id)),
  };
  const journey = new FakeDossierJourney('structureChoice', { prospect: known });
  const { lists } = formBench();
  const vm = new AgencyViewModel(journey, new HandClock(), new FindAgencies(agencies), agencies, { position: () => located }, lists);
  return { vm, journey, asked, move: (to: readonly Agency[]) => void (there = to) };
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
