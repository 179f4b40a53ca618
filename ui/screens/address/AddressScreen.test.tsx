import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReadProof } from '@application/prospect/ReadProof';
import { Lists } from '@application/referentials/Lists';
import { blankProspect, type Prospect } from '@domain/holders/prospect';
import { addressCopy as copy } from '@ui/copy/fr/address';
import { offeredCopy } from '@ui/copy/fr/offered';
import { Dialogs } from '@ui/dialogs/Dialogs';
import { FileJourney } from '@ui/journey/FileJourney';
import { HandClock, settled } from '../../../tests/builders/ending';
import { FakeProofs, onFile } from '../../../tests/builders/proofs';
import { FakeFileJourney } from '../../../tests/fakes/FakeFileJourney';
import { MemoryReferentials } from '../../../tests/fakes/referentials';
import { plain, show } from '../../../tests/support/show';
import { AddressScreen } from './AddressScreen';
import { AddressViewModel } from './AddressViewModel';

const listsOf = () => {
  const bank = new MemoryReferentials();
  bank.towns = [{ cityId: '1', label: 'NANTES', department: '44', postalCode: '44000' }];
  return new Lists(bank);
};

const named = (firstName: string, change: Partial<Prospect> = {}): Prospect => ({
  ...blankProspect,
  identity: { ...blankProspect.identity, firstName, lastName: 'Exemple' },
  ...change,
});
const bill = { lastName: 'EXEMPLE', firstName: 'MAELLE', address: '12 rue des Tilleuls', postalCode: '44000', city: 'Nantes' };
const gas = onFile({ rank: '2', documentCode: '001120' });

const arrive = async (journey: FakeFileJourney, read: Record<string, string> = bill) => {
  const clock = new HandClock();
  const proofs = new FakeProofs({ kind: 'validated', controlId: 'C', read });
  const vm = new AddressViewModel(journey, clock, listsOf(), new ReadProof(proofs));
  show(<AddressScreen />, [FileJourney, journey], [Dialogs, {}], [AddressViewModel, vm]);
  await act(settled);
  return vm;
};
const alone = (prospect: Prospect = named('Maëlle')) => new FakeFileJourney('addressValidation', { prospect, state: { proofs: [gas] } });
const field = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${label}`) });
const values = () => [
  field(copy.streetNumber.label).value,
  screen.getByRole<HTMLSelectElement>('combobox', { name: copy.streetType.label }).value,
  field(copy.streetName.label).value,
  field(copy.postalCode.label).value,
];
/** All that the bill fills. */
const filled = () => [
  field(copy.streetNumber.label),
  screen.getByRole('combobox', { name: copy.streetType.label }),
  field(copy.streetName.label),
  field(copy.postalCode.label),
  screen.getByRole('combobox', { name: copy.country.label }),
];
const said = plain(offeredCopy.read('GAS', true, '12 rue des Tilleuls, 44000 Nantes'));
const use = () => screen.queryByRole('button', { name: offeredCopy.useAddress });

describe('D-63, XTR-32: the address that a validated bill says', () => {
  test('is offered with its source, and fills nothing by itself', async () => {
    await arrive(alone());
    expect(screen.getByText(said)).toBeInTheDocument();
    expect(values()).toEqual(['', '', '', '']);
  });

  test('one press fills the form, town included; it is said, the focus is in the form, and all stays editable', async () => {
    const vm = await arrive(alone());
    await userEvent.click(use() as HTMLElement);
    await act(settled);
    expect(values()).toEqual(['12', 'RUE', 'des Tilleuls', '44000']);
    expect(vm.form.draft.town).toBe('NANTES');
    expect(field(copy.streetNumber.label)).toHaveFocus();
    expect(screen.getAllByRole('status').map(({ textContent }) => plain(textContent ?? ''))).toContain(plain(offeredCopy.taken));
    expect(use()).not.toBeInTheDocument();
    expect(screen.getByText(said)).toBeInTheDocument(); // where it comes from stays said
    for (const control of filled()) expect(control).toHaveAccessibleDescription(/^Lu sur votre facture de gaz/);
    await userEvent.type(field(copy.streetNumber.label), ' bis');
    expect(values()[0]).toBe('12 bis');
    expect(screen.queryByText(said)).not.toBeInTheDocument();
    for (const control of filled()) expect(control).not.toHaveAccessibleDescription(/Lu sur/);
    expect(use()).not.toBeInTheDocument();
  });

  test('XTR-35: once it is taken, the housing is all that is left, and its first press sends', async () => {
    const vm = await arrive(alone());
    await userEvent.click(use() as HTMLElement);
    await act(settled);
    await userEvent.click(screen.getAllByRole('radio')[0] as HTMLElement);
    await act(settled);
    expect(vm.form.check.attempt).toBe(1);
  });

  test.each([
    ['in another name, as a document gone on with may be (PER-01)', named('Anne'), bill],
    ['that says no address', named('Maëlle'), { lastName: 'EXEMPLE', firstName: 'MAELLE' }],
    ['once an address was saved', named('Maëlle', { address: { ...blankProspect.address, streetName: 'du Port', country: 'FR' } }), bill],
  ])('is not offered from a bill %s', async (_what, prospect, read) => {
    await arrive(alone(prospect), read);
    expect(use()).not.toBeInTheDocument();
  });

  test('the co-holder is offered the holder’s', async () => {
    const state = { workflow: 'joint', ids: { TIT: '10000001', COT: '10000002' } } as const;
    const journey = new FakeFileJourney('coHolderAddressValidation', { state });
    const address = {
      streetNumber: '3',
      streetType: 'RUE',
      streetName: 'du Port',
      postalCode: '44000',
      town: 'NANTES',
      country: 'FR',
      housing: 'LOC',
    };
    journey.people = { TIT: named('Maëlle', { address }), COT: named('Yanis') };
    await arrive(journey, {});
    expect(screen.getByText(plain(offeredCopy.holder('Maëlle', '3 Rue du Port, 44000 NANTES')))).toBeInTheDocument();
    await userEvent.click(use() as HTMLElement);
    await act(settled);
    expect(values()).toEqual(['3', 'RUE', 'du Port', '44000']);
  });
});

describe('PER-05: a whole line where the name of the street is asked for', () => {
  test('filled in by the browser or pasted, it is told apart at once', async () => {
    await arrive(alone());
    fireEvent.change(field(copy.streetName.label), { target: { value: '12 rue des Tilleuls' } });
    expect(values()).toEqual(['12', 'RUE', 'des Tilleuls', '']);
  });

  test('typed, it waits until the field is left; a number given before stays', async () => {
    await arrive(alone());
    await userEvent.type(field(copy.streetNumber.label), '9');
    await userEvent.type(field(copy.streetName.label), '12 rue des Lilas');
    expect(values()[2]).toBe('12 rue des Lilas');
    await userEvent.tab();
    expect(values()).toEqual(['9', 'RUE', 'des Lilas', '']);
  });
});
