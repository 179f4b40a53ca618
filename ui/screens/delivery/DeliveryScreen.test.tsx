import { act, screen, within } from '@testing-library/react';
import * as E from 'fp-ts/Either';
import { deliveryModes } from '@domain/delivery/modes';
import { blankProspect } from '@domain/holders/prospect';
import type { Agency } from '@domain/referentials/entries';
import { catalogue } from '@domain/offer/contracts';
import { deliveryMessages } from '@messages/delivery';
import { Dialogs } from '@ui/journey/Dialogs';
import { DossierJourney } from '@ui/journey/DossierJourney';
import { cart, chosenCard } from '@tests/builders/offer';
import { FakeDossierJourney } from '@tests/fakes/FakeDossierJourney';
import { MemoryCarts } from '@tests/fakes/ports';
import { formBench } from '@tests/support/dossierForms';
import { plain, show } from '@tests/support/show';
import { DeliveryScreen } from './DeliveryScreen';
import { DeliveryViewModel } from './DeliveryViewModel';

const copy = deliveryMessages.omc;
const agency: Agency = {
  id: '00691',
  name: 'Lyon Bellecour',
  address: undefined,
  position: undefined,
  hours: {},
  councilHours: undefined,
  contacts: [],
};
const address = {
  ...blankProspect.address,
  streetNumber: '12',
  streetType: 'RUE',
  streetName: 'des Lilas',
  postalCode: '69001',
  city: 'Lyon',
};

const arrive = async (page: 'DeliveryChoiceTit' | 'DeliveryChoiceCotit', country: string, coHoldersStreet = address.streetName) => {
  const { lists, settled } = formBench();
  const saved = cart({ selection: [chosenCard('TIT', catalogue.MASTERCARD), chosenCard('COT', catalogue.MASTERCARD)] });
  const prospect = { address: { ...address, country }, identity: { ...blankProspect.identity, agencyId: agency.id } };
  const journey = new FakeDossierJourney('deliveryChoice', { page, state: { workflow: 'joint' }, prospect });
  const { TIT } = journey.dossier.people;
  journey.dossier.people = { TIT, COT: { ...TIT, address: { ...TIT.address, streetName: coHoldersStreet } } };
  journey.dossier.keepCart(saved);
  const vm = new DeliveryViewModel(journey, new MemoryCarts(saved), { byId: () => async () => E.right(agency) }, lists);
  vm.unfold();
  show(<DeliveryScreen />, [DossierJourney, journey], [Dialogs, {}], [DeliveryViewModel, vm]);
  await act(settled);
  return vm;
};

describe('AGY-02, AGY-03: the page of the delivery', () => {
  test.each([
    ['DeliveryChoiceTit', 'TIT'],
    ['DeliveryChoiceCotit', 'COT'],
  ] as const)('%s asks about the card of %s', async (page, who) => {
    await arrive(page, 'FR');
    expect(await screen.findByRole('heading', { level: 1, name: copy.title[who] })).toBeVisible();
  });

  test('each way says how long it takes, what it costs, and where the card arrives', async () => {
    await arrive('DeliveryChoiceTit', 'FR');
    const group = await screen.findByRole('group', { name: copy.legend });
    for (const delivery of deliveryModes.decide({})) {
      const radio = within(group).getByRole('radio', { name: copy.mode[delivery.mode] });
      const where = delivery.mode === 'AGEN' ? copy.atAgency(agency.name) : '12 rue des Lilas';
      expect(plain(radio.closest('label')?.textContent ?? '')).toContain(plain(copy.terms(delivery)));
      expect(radio.closest('label')).toHaveTextContent(where);
    }
  });

  test.each([
    ['DeliveryChoiceTit', 'des Lilas'],
    ['DeliveryChoiceCotit', 'des Mûriers'],
  ] as const)('D-43: two holders, two addresses: the card of %s goes to the street %s', async (page, street) => {
    await arrive(page, 'FR', 'des Mûriers');
    for (const name of [copy.mode.STAN, copy.mode.EXPR])
      expect(screen.getByRole('radio', { name }).closest('label')).toHaveTextContent(street);
  });

  test.each([
    ['FR', true],
    ['BE', false],
  ])('D-75b: an address in %s is French in every language: %s', async (country, french) => {
    expect((await arrive('DeliveryChoiceTit', country)).home.inFrance).toBe(french);
  });
});
