import { fireEvent, screen, within } from '@testing-library/react';
import { act } from 'react';
import { taxResidenceMessages } from '@ui/copy/fr/taxResidence';
import { Dialogs } from '@ui/journey/Dialogs';
import { FileJourney } from '@ui/journey/FileJourney';
import { FakeFileJourney } from '@tests/fakes/FakeFileJourney';
import { formBench } from '@tests/support/fileForms';
import { show } from '@tests/support/show';
import { TaxResidenceScreen } from './TaxResidenceScreen';
import { TaxResidenceViewModel } from './TaxResidenceViewModel';

const copy = taxResidenceMessages.omc.dialog;

test('STP-11: in the dialog of an obligation a press that comes right after the error of the field that was left counts', async () => {
  const { clock, lists, settled } = formBench();
  const journey = new FakeFileJourney('compInfos', { page: 'TaxResidenceForm' });
  const vm = new TaxResidenceViewModel(journey, clock, lists);
  show(<TaxResidenceScreen />, [FileJourney, journey], [Dialogs, {}], [TaxResidenceViewModel, vm]);
  await act(settled);
  act(() => vm.obligation.show());
  act(() => vm.obligation.changeCountry('BE'));
  await act(settled);
  const dialog = within(screen.getByRole('dialog'));
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
