import { fireEvent, screen, within } from '@testing-library/react';
import { act } from 'react';
import { blankProspect } from '@domain/holders/prospect';
import { taxResidenceMessages } from '@messages/taxResidence';
import { Dialogs } from '@ui/journey/Dialogs';
import { DossierJourney } from '@ui/journey/DossierJourney';
import { ReaderContext } from '@ui/mvvm/messages';
import { FakeDossierJourney } from '@tests/fakes/FakeDossierJourney';
import { formBench } from '@tests/support/dossierForms';
import { plain, show } from '@tests/support/show';
import { TaxResidenceScreen } from './TaxResidenceScreen';
import { TaxResidenceViewModel } from './TaxResidenceViewModel';

const copy = taxResidenceMessages.omc.dialog;

test.each([
  ['individual', 'omc'],
  ['joint', 'omc'],
  ['individual', 'mdc'],
] as const)('D-118, D-87e: somebody born in the United States is asked about them (%s, %s)', async (workflow, mode) => {
  const { clock, lists, settled } = formBench();
  const birth = { ...blankProspect.birth, nationality: '001', country: 'US' };
  const journey = new FakeDossierJourney('compInfos', { page: 'TaxResidenceForm', state: { workflow, mode }, prospect: { birth } });
  const vm = new TaxResidenceViewModel(journey, clock, lists, { declarations: { usPerson: 'onIndicia' } });
  show(
    <ReaderContext value={mode}>
      <TaxResidenceScreen />
    </ReaderContext>,
    [DossierJourney, journey],
    [Dialogs, {}],
    [TaxResidenceViewModel, vm],
  );
  await act(settled);
  const { usPerson, resident } = taxResidenceMessages[mode];
  const question = screen.getByRole('group', { name: usPerson.legend[workflow === 'joint' ? 'TIT' : 'individual'] });
  expect(screen.queryByRole('button', { name: usPerson.taxId })).not.toBeInTheDocument();
  fireEvent.click(within(question).getByRole('radio', { name: resident.yes }));
  fireEvent.click(screen.getByRole('button', { name: usPerson.taxId }));
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('STP-11: in the dialog of an obligation a press that comes right after the error of the field that was left counts', async () => {
  const { clock, lists, settled } = formBench();
  const journey = new FakeDossierJourney('compInfos', { page: 'TaxResidenceForm' });
  const vm = new TaxResidenceViewModel(journey, clock, lists, { declarations: { usPerson: 'onIndicia' } });
  show(<TaxResidenceScreen />, [DossierJourney, journey], [Dialogs, {}], [TaxResidenceViewModel, vm]);
  await act(settled);
  act(() => vm.obligation.show());
  act(() => vm.obligation.changeCountry('BE'));
  await act(settled);
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.click(dialog.getByRole('radio', { name: copy.noTaxId.options.GIVEN }));
  const taxId = dialog.getByLabelText(copy.taxId.label, { exact: false });
  const save = () => fireEvent.click(dialog.getByRole('button', { name: copy.save }));
  const type = (value: string) => {
    fireEvent.change(taxId, { target: { value } });
    fireEvent.blur(taxId);
  };
  type('123');
  save();
  expect(taxId).toBeInvalid();
  type('12345678901');
  save();
  expect([vm.obligation.open, vm.obligations]).toEqual([false, [{ country: 'BE', taxId: '12345678901' }]]);
});

test('D-109: in the dialog of an obligation nothing is ticked in advance; without an answer the dialog asks for it', async () => {
  const { clock, lists, settled } = formBench();
  const journey = new FakeDossierJourney('compInfos', { page: 'TaxResidenceForm' });
  const vm = new TaxResidenceViewModel(journey, clock, lists, { declarations: { usPerson: 'onIndicia' } });
  show(<TaxResidenceScreen />, [DossierJourney, journey], [Dialogs, {}], [TaxResidenceViewModel, vm]);
  await act(settled);
  act(() => vm.obligation.show());
  act(() => vm.obligation.changeCountry('BE'));
  await act(settled);
  const dialog = within(screen.getByRole('dialog'));
  for (const answer of dialog.getAllByRole('radio')) expect(answer).not.toBeChecked();
  expect(dialog.queryByLabelText(copy.taxId.label, { exact: false })).not.toBeInTheDocument();
  fireEvent.click(dialog.getByRole('button', { name: copy.save }));
  expect(dialog.getByRole('group', { name: copy.noTaxId.legend })).toHaveAccessibleDescription(
    new RegExp(taxResidenceMessages.omc.obligationMessage('NOT_CHOSEN', 'noTaxId')),
  );
  expect(vm.obligations).toEqual([]);
});

test('XTR-24: removing an obligation says which, and leaves the focus where another can be added', async () => {
  const { clock, lists, settled } = formBench();
  const fiscal = { ...blankProspect.fiscal, obligations: [{ country: 'BE', taxId: '12345678901' }] };
  const journey = new FakeDossierJourney('compInfos', { page: 'TaxResidenceForm', prospect: { fiscal } });
  const vm = new TaxResidenceViewModel(journey, clock, lists, { declarations: { usPerson: 'onIndicia' } });
  show(<TaxResidenceScreen />, [DossierJourney, journey], [Dialogs, {}], [TaxResidenceViewModel, vm]);
  await act(settled);
  const { remove, add, removed, of } = taxResidenceMessages.omc.obligations;
  const country = vm.countryOf({ country: 'BE' });
  const button = screen.getByRole('button', { name: plain(remove + of(country)) });
  button.focus();
  fireEvent.click(button);
  expect(screen.getByText(plain(removed(country)))).toBeInTheDocument();
  expect(button).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: add })).toHaveFocus();
});
