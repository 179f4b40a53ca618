import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReadProof } from '@application/prospect/ReadProof';
import { Lists } from '@application/referentials/Lists';
import { blankProspect, type Prospect } from '@domain/holders/prospect';
import { WALLET_CODE, type WalletIdentity } from '@domain/proofs/walletIdentity';
import { addressMessages } from '@messages/address';
import { NO_STREET_TYPE } from '@domain/field/street';
import { didYouMeanMessages } from '@messages/didYouMean';
import { dossierFormMessages } from '@messages/dossierForm';
import { suggestionMessages } from '@messages/suggestions';
import { Dialogs } from '@ui/journey/Dialogs';
import { DossierJourney } from '@ui/journey/DossierJourney';
import { fieldId } from '@ui/kit/fieldIds';
import { HandClock, settled } from '@tests/builders/ending';
import { aFailedProof, FakeProofs, onFile } from '@tests/builders/proofs';
import { FakeDossierJourney } from '@tests/fakes/FakeDossierJourney';
import { MemoryReferentials } from '@tests/fakes/referentials';
import { plain, show } from '@tests/support/show';
import { AddressScreen } from './AddressScreen';
import { AddressViewModel } from './AddressViewModel';

const copy = addressMessages.omc;

const listsOf = () => {
  const bank = new MemoryReferentials();
  bank.towns = [
    { cityId: '1', label: 'NANTES', department: '44', postalCode: '44000' },
    { cityId: '2', label: 'HONTANX', department: '40', postalCode: '40190' },
    { cityId: '3', label: 'SAINT-GEIN', department: '40', postalCode: '40190' },
    { cityId: '4', label: 'BOURG-EN-BRESSE', department: '01', postalCode: '01000' },
    { cityId: '5', label: 'GUILHERAND-GRANGES', department: '07', postalCode: '07500' },
  ];
  return new Lists(bank);
};

const named = (firstName: string, change: Partial<Prospect> = {}): Prospect => ({
  ...blankProspect,
  identity: { ...blankProspect.identity, firstName, lastName: 'Exemple' },
  ...change,
});
const saved = {
  ...blankProspect.address,
  streetNumber: '3',
  streetType: 'RUE',
  streetName: 'du Port',
  postalCode: '44000',
  town: 'NANTES',
  country: 'FR',
};
const bill = { lastName: 'EXEMPLE', firstName: 'MAELLE', address: '12 rue des Tilleuls', postalCode: '44000', city: 'Nantes' };
const gas = onFile({ rank: '2', documentCode: '001120' });

/** `inTime`: the document is read before the page opens without it. */
const arrive = async (
  journey: FakeDossierJourney,
  read: Record<string, string> = bill,
  inTime = true,
  { identity, onDevice }: { readonly identity?: WalletIdentity; readonly onDevice?: Record<string, string> } = {},
) => {
  const clock = new HandClock();
  clock.held = inTime;
  const proofs = new FakeProofs(
    onDevice ? aFailedProof({ reason: 'NOT_CONTROLLED' }) : { kind: 'validated', controlId: 'C', read, identity },
  );
  const vm = new AddressViewModel(journey, clock, listsOf(), new ReadProof(proofs, { factsOf: () => onDevice ?? {} }));
  show(<AddressScreen />, [DossierJourney, journey], [Dialogs, {}], [AddressViewModel, vm]);
  await act(settled);
  clock.held = false;
  return vm;
};
const alone = (prospect: Prospect = named('Maëlle')) => new FakeDossierJourney('addressValidation', { prospect, state: { proofs: [gas] } });
const field = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${label}`) });
const values = () => [
  field(copy.streetNumber.label).value,
  screen.getByRole<HTMLSelectElement>('combobox', { name: copy.streetType.label }).value,
  field(copy.streetName.label).value,
  field(copy.postalCode.label).value,
];
const source = suggestionMessages.read('GAS', true);
const line = '12 rue des Tilleuls, 44000 Nantes';
const use = () => screen.queryByRole('button', { name: suggestionMessages.useAddress });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const correct = () => press(new RegExp(`^${suggestionMessages.correct}`));
const housing = () => screen.queryAllByRole('radio');
const told = () => screen.getAllByRole('status').map(({ textContent }) => plain(textContent ?? ''));

describe('D-63, XTR-32, XTR-49: the address that a validated bill says', () => {
  test('is on a card with its source; the housing is all that is left, and its press sends both', async () => {
    const journey = alone();
    await arrive(journey);
    expect([screen.getByText(source), screen.getByText(line)]).toHaveLength(2);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: dossierFormMessages.omc.next })).not.toBeInTheDocument();
    await userEvent.click(housing()[0] as HTMLElement);
    await act(settled);
    expect(journey.saved).toMatchObject([{ address: { streetName: 'des Tilleuls', town: 'NANTES' } }]);
  });

  test('XTR-49: Corriger opens the address alone, described by its source; what is typed folds again, and the housing has the focus', async () => {
    await arrive(alone());
    await correct();
    expect(document.activeElement).toBe(document.getElementById(fieldId('country')));
    expect([housing(), values()]).toEqual([[], ['12', 'RUE', 'des Tilleuls', '44000']]);
    expect(field(copy.streetName.label)).toHaveAccessibleDescription(new RegExp(source));
    await userEvent.type(field(copy.streetNumber.label), ' bis');
    expect(field(copy.streetName.label)).not.toHaveAccessibleDescription(new RegExp(source));
    await press(copy.save);
    expect(screen.getByText('12 bis rue des Tilleuls, 44000 Nantes')).toBeInTheDocument();
    expect(document.activeElement).toBe(document.getElementById(fieldId('housing')));
    await correct();
    await userEvent.clear(field(copy.streetName.label));
    await press(copy.keep);
    expect(screen.getByText('12 bis rue des Tilleuls, 44000 Nantes')).toBeInTheDocument();
  });

  test('XTR-49: an address that is wrong stays open, and the summary of its errors has the focus', async () => {
    const vm = await arrive(alone());
    await correct();
    await userEvent.clear(field(copy.streetName.label));
    await press(copy.save);
    expect([vm.fold.open, vm.form.check.errors.map(({ name }) => name)]).toEqual([true, ['streetName']]);
    expect(document.activeElement).toHaveAttribute('role', 'alert');
  });

  test.each([
    ['in another name, as a document gone on with may be (PER-01)', named('Anne'), bill],
    ['that says no address', named('Maëlle'), { lastName: 'EXEMPLE', firstName: 'MAELLE' }],
  ])('is asked after a bill %s', async (_what, prospect, read) => {
    const vm = await arrive(alone(prospect), read);
    expect([vm.fold.open, values(), housing()]).toEqual([true, ['', '', '', ''], []]);
  });

  test('D-86a: a complement has its own field, and is on the card', async () => {
    await arrive(alone(), { ...bill, address: 'Appt 12, 3 rue des Lilas, Bât. B' });
    expect(screen.getByText('3 rue des Lilas, Appt 12, Bât. B, 44000 Nantes')).toBeInTheDocument();
    await correct();
    expect([...values(), field(copy.complement.label).value]).toEqual(['3', 'RUE', 'des Lilas', '44000', 'Appt 12, Bât. B']);
  });

  test('D-86: a complement that is too long is in its field with its message', async () => {
    const vm = await arrive(alone(), { ...bill, address: '3 rue des Lilas, Résidence des Jardins du Grand Parc, Bât. B' });
    expect(use()).not.toBeInTheDocument();
    expect(field(copy.complement.label).value).toBe('Résidence des Jardins du Grand Parc, Bât. B');
    expect(vm.form.check.issue('complement')).toBe('COMPLEMENT_TOO_LONG');
  });

  test('D-70: a name that is too long is taken in the post’s short words, and a street without a type without one', async () => {
    await arrive(alone(), { ...bill, address: '3 La Canebière du Maréchal de Tassigny' });
    await correct();
    expect(values()).toEqual(['3', NO_STREET_TYPE, 'La Canebière du MAL de Tassigny', '44000']);
  });

  test('D-86d: what the rule refuses is in its fields with its message', async () => {
    const vm = await arrive(alone(), { ...bill, address: '12 rue des Лилас' });
    expect(use()).not.toBeInTheDocument();
    expect(values()).toEqual(['12', 'RUE', 'des Лилас', '44000']);
    expect(field(copy.streetName.label)).toHaveAccessibleDescription(new RegExp(copy.message('OTHER_SCRIPT', 'streetName')));
    expect(vm.form.check.issue('streetName')).toBe('OTHER_SCRIPT');
    expect(told()).toContain(suggestionMessages.toCorrect);
  });

  test('of several towns with its code, the one that it names is taken', async () => {
    const vm = await arrive(alone(), { ...bill, postalCode: '40190', city: 'Saint Gein' });
    expect([vm.fold.open, vm.form.draft.town]).toEqual([false, 'SAINT-GEIN']);
  });

  test('read too late, it is offered above the open fields for one press', async () => {
    const vm = await arrive(alone(), bill, false);
    expect([screen.getByText(plain(suggestionMessages.said(source, line))), values()]).toEqual([expect.anything(), ['', '', '', '']]);
    await userEvent.click(use() as HTMLElement);
    await act(settled);
    expect([vm.fold.open, told()]).toEqual([false, expect.anything()]);
    expect(document.activeElement).toBe(document.getElementById(fieldId('housing')));
  });

  test('XTR-60: where the form opened first, the room of an answer stays when the document says none', async () => {
    const vm = await arrive(alone(), {}, false);
    expect(screen.getByText(plain(suggestionMessages.late.come))).toBeInTheDocument();
    expect((await arrive(alone(), {})).reading.late).toBeUndefined();
    expect(vm.reading.late).toBe('come');
  });

  test('XTR-19: read on the device of a bill that the bank did not validate, it is offered for one press', async () => {
    const vm = await arrive(alone(), {}, true, { onDevice: bill });
    expect([screen.getByText(plain(suggestionMessages.said(source, line))), values()]).toEqual([expect.anything(), ['', '', '', '']]);
    await userEvent.click(use() as HTMLElement);
    await act(settled);
    expect([vm.fold.open, vm.form.draft.town]).toEqual([false, 'NANTES']);
  });

  test('a correction from the recap shows the address and the housing at once', async () => {
    const journey = alone(named('Maëlle', { address: { ...saved, housing: 'LOC' } }));
    journey.correcting = true;
    await arrive(journey);
    expect([values(), housing().length > 0]).toEqual([['3', 'RUE', 'du Port', '44000'], true]);
    await press(dossierFormMessages.omc.backToRecap);
    await act(settled);
    expect(journey.saved).toHaveLength(1);
  });

  test('the co-holder is offered the holder’s', async () => {
    const state = { workflow: 'joint', ids: { TIT: '10000001', COT: '10000002' } } as const;
    const journey = new FakeDossierJourney('coHolderAddressValidation', { state });
    journey.dossier.people = { TIT: named('Maëlle', { address: { ...saved, complement: 'Bât. B' } }), COT: named('Yanis') };
    await arrive(journey, {});
    const offered = suggestionMessages.said(suggestionMessages.holder('Maëlle'), '3 rue du Port, Bât. B, 44000 Nantes');
    expect(screen.getByText(plain(offered))).toBeInTheDocument();
    await userEvent.click(use() as HTMLElement);
    await act(settled);
    expect([screen.getByText(suggestionMessages.holder('Maëlle')), housing().length > 0]).toEqual([expect.anything(), true]);
    await userEvent.click(housing()[0] as HTMLElement);
    await act(settled);
    expect(journey.saved).toEqual([
      expect.objectContaining({ address: expect.objectContaining({ streetNumber: '3', complement: 'Bât. B' }) }),
    ]);
  });
});

describe('PER-05: a whole line where the name of the street is asked for', () => {
  test('filled in by the browser or pasted, it is split at once', async () => {
    await arrive(alone(), {});
    fireEvent.change(field(copy.streetName.label), { target: { value: '12 rue des Tilleuls' } });
    expect(values()).toEqual(['12', 'RUE', 'des Tilleuls', '']);
  });

  test('typed, it waits until the field is left; a number given before stays', async () => {
    await arrive(alone(), {});
    await userEvent.type(field(copy.streetNumber.label), '9');
    await userEvent.type(field(copy.streetName.label), '12 rue des Lilas');
    expect(values()[2]).toBe('12 rue des Lilas');
    await userEvent.tab();
    expect(values()).toEqual(['9', 'RUE', 'des Lilas', '']);
  });
});

test('XTR-38, D-63: the address that a wallet gave with the identity is on a card with its source', async () => {
  const identity: WalletIdentity = {
    ...{ familyName: 'Exemple', givenName: 'Maëlle', birthDate: '1992-03-27', birthPlace: { country: 'FR' }, nationalities: ['FR'] },
    ...{ expiry: '2030-01-01', issuer: 'État', issuingCountry: 'FR' },
    address: { houseNumber: '12', streetAddress: 'rue des Tilleuls', postalCode: '44000', locality: 'Nantes' },
  };
  const wallet = onFile({ rank: '1', documentCode: WALLET_CODE });
  const journey = new FakeDossierJourney('addressValidation', { prospect: named('Maëlle'), state: { proofs: [wallet] } });
  const vm = await arrive(journey, {}, true, { identity });
  expect([screen.getByText(suggestionMessages.received(true)), screen.getByText(line)]).toHaveLength(2);
  expect([vm.form.draft.town, vm.fold.open]).toEqual(['NANTES', false]);
});

describe('D-128: a postal code that lost its zero', () => {
  const question = (code: string) => screen.queryByText(plain(didYouMeanMessages.meant(code)));

  test.each(['1000', '1 000', 'F-1000', '1000 Bourg-en-Bresse', '1000,0'])(
    '«%s» is asked about, and one press sets it with its town',
    async typed => {
      const vm = await arrive(alone(), {});
      await userEvent.type(field(copy.postalCode.label), typed);
      await act(settled);
      expect(question('01000')).toBeInTheDocument();
      expect([vm.form.draft.postalCode, vm.form.draft.town, vm.form.check.refuses()]).toEqual([
        typed,
        '',
        expect.arrayContaining(['postalCode']),
      ]);
      await press(didYouMeanMessages.take);
      await act(settled);
      expect([values()[3], vm.form.draft.town, question('01000')]).toEqual(['01000', 'BOURG-EN-BRESSE', null]);
      expect(field(copy.postalCode.label)).toHaveFocus();
    },
  );

  test('the message of the format stays beside the question, and nothing is saved without the press', async () => {
    const journey = alone(named('Maëlle', { address: { ...saved, postalCode: '', town: '', housing: 'LOC' } }));
    journey.correcting = true;
    await arrive(journey);
    await userEvent.type(field(copy.postalCode.label), '7500');
    await act(settled);
    await press(dossierFormMessages.omc.backToRecap);
    await act(settled);
    expect(question('07500')).toBeInTheDocument();
    expect(field(copy.postalCode.label)).toHaveAccessibleDescription(new RegExp(copy.message('POSTAL_CODE_FORMAT', 'postalCode')));
    expect(journey.saved).toEqual([]);
    await press(didYouMeanMessages.take);
    await act(settled);
    expect(field(copy.postalCode.label)).toBeValid();
    await press(dossierFormMessages.omc.backToRecap);
    await act(settled);
    expect(journey.saved).toMatchObject([{ address: { postalCode: '07500', town: 'GUILHERAND-GRANGES' } }]);
  });

  test.each(['9999', '100', '10000', '0100'])('«%s» is not', async typed => {
    const vm = await arrive(alone(), {});
    await userEvent.type(field(copy.postalCode.label), typed);
    await act(settled);
    expect([screen.queryByRole('button', { name: didYouMeanMessages.take }), vm.lostZero.meant]).toEqual([null, undefined]);
  });

  test('nor is a code abroad, or one that is typed on', async () => {
    const vm = await arrive(alone(), {});
    await userEvent.type(field(copy.postalCode.label), '1000');
    await act(settled);
    await userEvent.type(field(copy.postalCode.label), '5');
    expect(question('01000')).not.toBeInTheDocument();
    act(() => vm.changeCountry('BE'));
    await userEvent.type(field(copy.postalCode.label), '1000');
    await act(settled);
    expect(question('01000')).not.toBeInTheDocument();
  });

  test('that a bill says is asked about too', async () => {
    const vm = await arrive(alone(), { ...bill, postalCode: '1000', city: 'Bourg-en-Bresse' });
    expect([question('01000'), vm.form.check.issue('postalCode')]).toEqual([expect.anything(), 'POSTAL_CODE_FORMAT']);
    await press(didYouMeanMessages.take);
    await act(settled);
    expect(vm.form.draft.town).toBe('BOURG-EN-BRESSE');
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
    await arrive(alone(), {});
    await userEvent.type(field(copy.streetNumber.label), typed);
    await userEvent.tab();
    expect(values()[0]).toBe(shown);
  });

  test.each(['12-14', '12/14'])('of «%s» the first is kept, and the other is named, before and after', async typed => {
    await arrive(alone(), {});
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
    await arrive(alone(), {});
    fireEvent.change(field(copy.streetName.label), { target: { value: line } });
    says(copy.streetName.left(left));
    await userEvent.tab();
    expect(values()).toEqual(['12', 'RUE', 'des Lilas', '']);
  });

  test('D-86: the building of a pasted line goes into its own field, where that is empty', async () => {
    await arrive(alone(), {});
    const paste = (value: string) => fireEvent.change(field(copy.streetName.label), { target: { value } });
    paste('12 rue des Lilas, Bât. B');
    await userEvent.tab();
    expect(field(copy.complement.label).value).toBe('Bât. B');
    paste('14 rue des Lilas, Appt 3');
    await userEvent.tab();
    expect(field(copy.complement.label).value).toBe('Bât. B');
    says(copy.streetName.left('Appt 3'));
  });

  test('D-92: a name and a town abroad are shown without the signs that their rules refuse, once they are left', async () => {
    const vm = await arrive(alone(), {});
    await userEvent.type(field(copy.streetName.label), 'A. Briand (bis)');
    await userEvent.tab();
    expect([values()[2], vm.street.left]).toEqual(['A Briand bis', '']);
    act(() => vm.changeCountry('CH'));
    await userEvent.type(field(copy.town.label), 'Biel/Bienne');
    await userEvent.type(field(copy.postalCode.label), '2500.');
    await userEvent.tab();
    expect([field(copy.town.label).value, field(copy.postalCode.label).value]).toEqual(['Biel Bienne', '2500']);
  });

  test('a name that is too long is offered shorter, one press', async () => {
    await arrive(alone(), {});
    await userEvent.type(field(copy.streetName.label), 'du Maréchal de Lattre de Tassigny');
    says(copy.streetName.shorter('du MAL de Lattre de Tassigny'));
    await userEvent.click(screen.getByRole('button', { name: copy.streetName.useShorter }));
    expect(values()[2]).toBe('du MAL de Lattre de Tassigny');
    expect(field(copy.streetName.label)).toHaveFocus();
  });

  test('D-90: the nearest name that fits and the nearest town abroad are one press away', async () => {
    const vm = await arrive(alone(), {});
    await userEvent.type(field(copy.streetName.label), 'des Bateliers de Neuville-aux-Bois');
    says(copy.nearest('des Bateliers de Neuville-aux-Bo'));
    await press(copy.streetName.useShorter);
    expect(values()[2]).toBe('des Bateliers de Neuville-aux-Bo');
    act(() => vm.changeCountry('IE'));
    await userEvent.type(field(copy.town.label), 'Dublin 4');
    says(copy.nearest('Dublin'));
    await press(copy.town.useNearest);
    expect([field(copy.town.label).value, vm.form.check.refuses({ town: 'Dublin' }).includes('town')]).toEqual(['Dublin', false]);
  });

  test('a postal code with its town is shown as the code that is read', async () => {
    const vm = await arrive(alone(), {});
    await userEvent.type(field(copy.postalCode.label), '44 000 Nantes');
    await act(settled);
    await userEvent.tab();
    expect([values()[3], vm.form.draft.town]).toEqual(['44000', 'NANTES']);
  });
});
