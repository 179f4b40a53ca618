import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as TE from 'fp-ts/TaskEither';
import { FindAgencies } from '@application/agency/FindAgencies';
import type { Agency } from '@domain/referentials/entries';
import { agencyMessages } from '@messages/agency';
import { dossierFormMessages } from '@messages/dossierForm';
import { Dialogs } from '@ui/journey/Dialogs';
import { DossierJourney } from '@ui/journey/DossierJourney';
import { HandClock, settled } from '@tests/builders/ending';
import type { Mode } from '@domain/journey/words';
import { catalogue } from '@domain/offer/contracts';
import { deliveryMessages } from '@messages/delivery';
import { cart, chosenCard } from '@tests/builders/offer';
import { FakeDossierJourney } from '@tests/fakes/FakeDossierJourney';
import { given, MemoryCarts } from '@tests/fakes/ports';
import { formBench } from '@tests/support/dossierForms';
import { plain, show } from '@tests/support/show';
import { AgencyScreen } from './AgencyScreen';
import { AgencyViewModel } from './AgencyViewModel';

const copy = agencyMessages.omc;
const delivery = deliveryMessages.omc;
const position = { latitude: 47.22, longitude: -1.55 };
const weekday = '09:00 – 12:30';
const agency: Agency = {
  id: 'A-1',
  name: 'Nantes Centre',
  address: '1 place Royale 44000 NANTES',
  position,
  hours: { tuesday: weekday, wednesday: weekday, friday: '09:00 – 18:00' },
  councilHours: undefined,
  contacts: [{ type: 'Téléphone', value: '02 40 00 00 01' }],
};
const address = { streetNumber: '12', streetType: 'RUE', streetName: 'des Tilleuls', postalCode: '44000', town: 'NANTES', country: 'FR' };

const arrive = async (found: readonly Agency[] = [agency], mode: Mode = 'mdc') => {
  const agencies = { locate: () => given([{ label: 'Nantes', ...position }]), around: () => given(found), byId: () => given(agency) };
  const journey = new FakeDossierJourney('structureChoice', { prospect: { address } as never });
  journey.steps.mode = mode;
  const saved = cart({ selection: [chosenCard('TIT', catalogue.MASTERCARD)] });
  journey.dossier.keepCart(saved);
  const clock = new HandClock();
  const vm = new AgencyViewModel(
    journey,
    clock,
    new FindAgencies(agencies),
    agencies,
    { position: () => TE.left('refused') },
    formBench().lists,
    new MemoryCarts(saved),
  );
  show(<AgencyScreen />, [DossierJourney, journey], [Dialogs, {}], [AgencyViewModel, vm]);
  await act(settled);
  return { vm, journey };
};

describe('AGY-01: the page of the agency', () => {
  test('each agency has its name, its address, its week with the closed days, and its phone', async () => {
    await arrive();
    const radio = screen.getByRole('radio', { name: new RegExp(agency.name) });
    expect(radio.closest('label')).toHaveTextContent(agency.address ?? '');
    const days = screen.getAllByRole('definition').map(day => plain(day.textContent ?? ''));
    expect(days.slice(0, 5)).toEqual([copy.closed, weekday, copy.closed, '09:00 – 18:00', copy.closed].map(plain));
    expect(screen.getByText('02 40 00 00 01').closest('a')).toHaveAttribute('href', 'tel:0240000001');
  });

  test('XTR-31: what is missing is tied to the group, and the summary leads to it', async () => {
    const { vm } = await arrive();
    await act(() => vm.form.submit());
    const message = vm.form.message('agencyId') ?? '';
    expect(message).not.toBe('');
    expect(screen.getByRole('group', { name: copy.list })).toHaveAccessibleDescription(expect.stringContaining(message));
    fireEvent.click(screen.getByRole('link', { name: message }));
    expect(screen.getByRole('radio', { name: new RegExp(agency.name) })).toHaveFocus();
  });

  test('where there is none, the page says what to do', async () => {
    await arrive([]);
    expect(screen.getByText(plain(copy.noneHelp))).toBeVisible();
  });

  test('a choice can be sent', async () => {
    const { journey, vm } = await arrive();
    fireEvent.click(screen.getByRole('radio', { name: new RegExp(agency.name) }));
    await act(() => vm.form.submit());
    expect(journey.saved).toEqual([{ identity: expect.objectContaining({ agencyId: 'A-1' }) as unknown }]);
  });
});

describe('D-125: a customer alone sees the nearest agency and the delivery on one page', () => {
  test('the agency by name with its distance, every way of delivery with the one that is saved, and one button', async () => {
    await arrive([agency], 'omc');
    expect(screen.getByRole('heading', { level: 1, name: copy.title.individual })).toBeVisible();
    expect(screen.getByRole('region', { name: copy.nearest })).toHaveTextContent(/Nantes Centre.*1 place Royale/);
    const group = screen.getByRole('group', { name: delivery.title.individual });
    expect(within(group).getAllByRole('radio')).toHaveLength(3);
    expect(within(group).getByRole('radio', { name: delivery.mode.AGEN })).toBeChecked();
    expect(group).toHaveTextContent(plain(delivery.atAgency(agency.name)));
    expect(screen.getByRole('button', { name: dossierFormMessages.omc.next })).toBeVisible();
    expect(screen.queryByRole('search')).not.toBeInTheDocument();
  });

  test('‘Changer’ shows the list; a press on an agency closes it and leads to the delivery', async () => {
    const other = { ...agency, id: 'A-2', name: 'Nantes Sud' };
    const { journey } = await arrive([agency, other], 'omc');
    fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${copy.change}`) }));
    expect(screen.getByRole('radio', { name: /Nantes Centre/ })).toHaveFocus();
    await userEvent.click(screen.getByText('Nantes Sud'));
    expect(await screen.findByRole('region', { name: copy.chosen })).toHaveTextContent('Nantes Sud');
    expect(screen.getByRole('radio', { name: delivery.mode.AGEN })).toHaveFocus();
    expect(journey.saved).toEqual([]);
  });
});
