import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReadProof } from '@application/prospect/ReadProof';
import { Lists } from '@application/referentials/Lists';
import { blankProspect, type Prospect } from '@domain/holders/prospect';
import { addressMessages } from '@ui/copy/fr/address';
import { NO_STREET_TYPE } from '@domain/field/streetKinds';
import { offeredMessages } from '@ui/copy/fr/offered';
import { Dialogs } from '@ui/journey/Dialogs';
import { FileJourney } from '@ui/journey/FileJourney';
import { fieldId } from '@ui/kit/fieldIds';
import { HandClock, settled } from '@tests/builders/ending';
import { FakeProofs, onFile } from '@tests/builders/proofs';
import { FakeFileJourney } from '@tests/fakes/FakeFileJourney';
import { MemoryReferentials } from '@tests/fakes/referentials';
import { plain, show } from '@tests/support/show';
import { AddressScreen } from './AddressScreen';
import { AddressViewModel } from './AddressViewModel';

const copy = addressMessages.omc;

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
/** Every field that the bill fills. */
const filled = () => [
  field(copy.streetNumber.label),
  screen.getByRole('combobox', { name: copy.streetType.label }),
  field(copy.streetName.label),
  field(copy.postalCode.label),
  screen.getByRole('combobox', { name: copy.country.label }),
];
const said = plain(offeredMessages.read('GAS', true, '12 rue des Tilleuls, 44000 Nantes'));
const use = () => screen.queryByRole('button', { name: offeredMessages.useAddress });

describe('D-63, XTR-32: the address that a validated bill says', () => {
  test('is offered with its source, and fills nothing by itself', async () => {
    await arrive(alone());
    expect(screen.getByText(said)).toBeInTheDocument();
    expect(values()).toEqual(['', '', '', '']);
  });

  test('one press fills the form, town included; the page says so, the focus is in the form, and all stays editable', async () => {
    const vm = await arrive(alone());
    await userEvent.click(use() as HTMLElement);
    await act(settled);
    expect(values()).toEqual(['12', 'RUE', 'des Tilleuls', '44000']);
    expect(vm.form.draft.town).toBe('NANTES');
    expect(document.activeElement).toBe(document.getElementById(fieldId('housing'))); // the first field still empty
    expect(screen.getAllByRole('status').map(({ textContent }) => plain(textContent ?? ''))).toContain(plain(offeredMessages.taken));
    expect(use()).not.toBeInTheDocument();
    expect(screen.getByText(said)).toBeInTheDocument(); // the source stays visible
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

  test('D-86: a complement has its own field, and all is one press', async () => {
    await arrive(alone(), { ...bill, address: 'Appt 12, 3 rue des Lilas, Bât. B' });
    const text = offeredMessages.read('GAS', true, '3 Rue des Lilas, Appt 12, Bât. B, 44000 Nantes');
    expect(screen.getByText(plain(text))).toBeInTheDocument();
    await userEvent.click(use() as HTMLElement);
    expect([...values(), field(copy.complement.label).value]).toEqual(['3', 'RUE', 'des Lilas', '44000', 'Appt 12, Bât. B']);
  });

  test('D-86: a complement that is too long stands in its field with its message', async () => {
    const vm = await arrive(alone(), { ...bill, address: '3 rue des Lilas, Résidence des Jardins du Grand Parc, Bât. B' });
    expect(use()).not.toBeInTheDocument();
    expect(field(copy.complement.label).value).toBe('Résidence des Jardins du Grand Parc, Bât. B');
    expect(vm.form.check.issue('complement')).toBe('COMPLEMENT_TOO_LONG');
  });

  test('D-70: a name that is too long is offered in the post’s short words, and a street without a type without one', async () => {
    await arrive(alone(), { ...bill, address: '3 La Canebière du Maréchal de Tassigny' });
    await userEvent.click(use() as HTMLElement);
    expect(values()).toEqual(['3', NO_STREET_TYPE, 'La Canebière du MAL de Tassigny', '44000']);
  });

  test('D-86: what the rule refuses is not one press: it stands in its fields with its message', async () => {
    const vm = await arrive(alone(), { ...bill, address: '12 rue des Lilas / fond de cour' });
    expect(use()).not.toBeInTheDocument();
    expect(values()).toEqual(['12', 'RUE', 'des Lilas / fond de cour', '44000']);
    expect(field(copy.streetName.label)).toHaveAccessibleDescription(new RegExp(copy.message('STREET_NAME_FORMAT', 'streetName')));
    expect(vm.form.check.issue('streetName')).toBe('STREET_NAME_FORMAT');
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(offeredMessages.toCorrect);
  });

  test('the co-holder is offered the holder’s', async () => {
    const state = { workflow: 'joint', ids: { TIT: '10000001', COT: '10000002' } } as const;
    const journey = new FakeFileJourney('coHolderAddressValidation', { state });
    const address = {
      streetNumber: '3',
      streetType: 'RUE',
      streetName: 'du Port',
      complement: 'Bât. B',
      postalCode: '44000',
      town: 'NANTES',
      country: 'FR',
      housing: 'LOC',
    };
    journey.file.people = { TIT: named('Maëlle', { address }), COT: named('Yanis') };
    await arrive(journey, {});
    expect(screen.getByText(plain(offeredMessages.holder('Maëlle', '3 Rue du Port, Bât. B, 44000 NANTES')))).toBeInTheDocument();
    await userEvent.click(use() as HTMLElement);
    await act(settled);
    expect([...values(), field(copy.complement.label).value]).toEqual(['3', 'RUE', 'du Port', '44000', 'Bât. B']);
  });
});

describe('PER-05: a whole line where the name of the street is asked for', () => {
  test('filled in by the browser or pasted, it is split at once', async () => {
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

describe('D-70: a street as people write it', () => {
  const status = () => screen.getAllByRole('status').map(({ textContent }) => plain(textContent ?? ''));
  const says = (text: string) => expect(status().some(said => said.includes(plain(text)))).toBe(true);

  test.each([
    ['12 quater', '12Q'],
    ['n°12', '12'],
    ['12,', '12'],
  ])('the number «%s» is shown as %s once it is left', async (typed, shown) => {
    await arrive(alone());
    await userEvent.type(field(copy.streetNumber.label), typed);
    await userEvent.tab();
    expect(values()[0]).toBe(shown);
  });

  test.each(['12-14', '12/14'])('of «%s» the first is kept, and the other is named, before and after', async typed => {
    await arrive(alone());
    await userEvent.type(field(copy.streetNumber.label), typed);
    says(copy.streetNumber.several('12', '14'));
    await userEvent.tab();
    expect(values()[0]).toBe('12');
    says(copy.streetNumber.several('12', '14'));
    await userEvent.type(field(copy.streetNumber.label), 'B');
    expect(status().join()).not.toContain('14');
  });

  test.each([
    ['12 rue des Lilas, 44000 Nantes', '44000 Nantes'],
    ['12 rue des Lilas 44000 Nantes', '44000 Nantes'],
    ['12 rue des Lilas - F-44 000 NANTES', 'F-44 000 NANTES'],
  ])('of the pasted line «%s» what it says too much is named', async (line, left) => {
    await arrive(alone());
    fireEvent.change(field(copy.streetName.label), { target: { value: line } });
    says(copy.streetName.left(left));
    await userEvent.tab();
    expect(values()).toEqual(['12', 'RUE', 'des Lilas', '']);
  });

  test('D-86: the building of a pasted line goes into its own field, where that is empty', async () => {
    await arrive(alone());
    const paste = (value: string) => fireEvent.change(field(copy.streetName.label), { target: { value } });
    paste('12 rue des Lilas, Bât. B');
    await userEvent.tab();
    expect(field(copy.complement.label).value).toBe('Bât. B');
    paste('14 rue des Lilas, Appt 3');
    await userEvent.tab();
    expect(field(copy.complement.label).value).toBe('Bât. B');
    says(copy.streetName.left('Appt 3'));
  });

  test('a name that is too long is offered shorter, one press', async () => {
    await arrive(alone());
    await userEvent.type(field(copy.streetName.label), 'du Maréchal de Lattre de Tassigny');
    says(copy.streetName.shorter('du MAL de Lattre de Tassigny'));
    await userEvent.click(screen.getByRole('button', { name: copy.streetName.useShorter }));
    expect(values()[2]).toBe('du MAL de Lattre de Tassigny');
    expect(field(copy.streetName.label)).toHaveFocus();
  });

  test('a postal code with its town is shown as the code that is read', async () => {
    const vm = await arrive(alone());
    await userEvent.type(field(copy.postalCode.label), '44 000 Nantes');
    await act(settled);
    await userEvent.tab();
    expect([values()[3], vm.form.draft.town]).toEqual(['44000', 'NANTES']);
  });
});
