import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { ReadProof } from '@application/prospect/ReadProof';
import { papers } from '@domain/proofs/papers';
import { WALLET_CODE, type WalletIdentity, type WalletPlace } from '@domain/proofs/walletIdentity';
import { birthplaceMessages } from '@messages/birthplace';
import { suggestionMessages } from '@messages/suggestions';
import { Dialogs } from '@ui/journey/Dialogs';
import { DossierJourney } from '@ui/journey/DossierJourney';
import { FakeProofs, onFile } from '@tests/builders/proofs';
import { FakeDossierJourney } from '@tests/fakes/FakeDossierJourney';
import { formBench } from '@tests/support/dossierForms';
import { plain, show } from '@tests/support/show';
import { BirthplaceScreen } from './BirthplaceScreen';
import { BirthplaceViewModel } from './BirthplaceViewModel';

const identity = { firstName: 'Maëlle', lastName: 'Exemple' } as const;

const arrive = async (birthplace: string, birthCounty = '69', wallet?: WalletPlace) => {
  const { bank, clock, lists, settled } = formBench();
  clock.held = true;
  const proofs = [onFile({ rank: '1', documentCode: wallet ? WALLET_CODE : papers.PASSPORT.code })];
  const journey = new FakeDossierJourney('identityValidation', { page: 'BirthplaceForm', state: { proofs } });
  journey.dossier.people = {
    ...journey.dossier.people,
    TIT: { ...journey.dossier.people.TIT, identity: { ...journey.dossier.people.TIT.identity, ...identity } },
  };
  bank.towns = bank.towns.map(town => ({ ...town, label: town.label.toUpperCase() }));
  const read = { lastName: 'EXEMPLE', firstName: 'MAELLE', birthplace, birthCounty };
  const received: WalletIdentity | undefined = wallet && {
    ...{ familyName: 'Exemple', givenName: 'Maëlle', birthDate: '1992-03-27', birthPlace: wallet, nationalities: ['FR'] },
    ...{ expiry: '2030-01-01', issuer: 'État', issuingCountry: 'FR' },
  };
  const proof = new FakeProofs({ kind: 'validated', controlId: 'C', read: received ? {} : read, identity: received });
  const vm = new BirthplaceViewModel(journey, clock, lists, new ReadProof(proof));
  show(<BirthplaceScreen />, [DossierJourney, journey], [Dialogs, {}], [BirthplaceViewModel, vm]);
  await act(settled);
  return { vm, journey, settled };
};
const use = () => screen.queryByRole('button', { name: suggestionMessages.useBirthplace });

describe('D-63, D-67, D-86: the place of birth that the document says', () => {
  test('is on a card with its source; one press answers the page', async () => {
    const { journey, settled } = await arrive('Lyon');
    expect([screen.getByText(suggestionMessages.read('PASSPORT', true)), screen.getByText('Lyon (69)')]).toHaveLength(2);
    await userEvent.click(use() as HTMLElement);
    await act(settled);
    expect(journey.saved.at(-1)).toMatchObject({ birth: { country: 'FR', county: '69', town: 'LYON' } });
  });

  test('an abbreviation is the town of the list that it means', async () => {
    const { journey, settled } = await arrive('St Gein', '40');
    expect(screen.getByText('Saint-Gein (40)')).toBeInTheDocument();
    await userEvent.click(use() as HTMLElement);
    await act(settled);
    expect(journey.saved).toMatchObject([{ birth: { county: '40', town: 'SAINT-GEIN' } }]);
  });

  test('a town that no list has is answered as the document has it', async () => {
    const { journey, settled } = await arrive('Vieux-Bourg');
    await userEvent.click(use() as HTMLElement);
    await act(settled);
    expect(journey.saved.at(-1)).toMatchObject({ birth: { county: '69', town: 'VIEUX-BOURG' } });
  });

  test('one that is in no list and that the rule refuses is in its field with its message; the nearest place is one press away (D-90)', async () => {
    const { vm, journey } = await arrive('Lyon 3 – Rhône');
    expect(use()).not.toBeInTheDocument();
    expect([vm.place.townTyped, vm.form.draft.town, vm.form.check.issue('town'), journey.saved]).toEqual([
      true,
      'LYON 3 – RHÔNE',
      'PLACE_FORMAT',
      [],
    ]);
    const { place } = birthplaceMessages.omc;
    expect(screen.getByText(plain(place.nearest('LYON-RHÔNE')))).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: place.useNearest }));
    expect([vm.form.draft.town, vm.form.check.issue('town')]).toEqual(['LYON-RHÔNE', undefined]);
    expect(screen.getByRole('textbox', { name: place.label })).toHaveFocus();
    expect(screen.queryByRole('button', { name: place.useNearest })).not.toBeInTheDocument();
  });
});

describe('XTR-38, D-63: the place of birth that a wallet gave', () => {
  test.each<[string, WalletPlace, object]>([
    [
      'in France, with its county in words',
      { country: 'FR', region: 'Rhône', locality: 'Lyon' },
      { country: 'FR', county: '69', town: 'LYON' },
    ],
    ['abroad', { country: 'BE', region: 'Wallonie', locality: 'Namur' }, { country: 'BE', county: undefined, town: 'Namur' }],
  ])('%s is on a card with its source', async (_, place, birth) => {
    const { journey, settled } = await arrive('', '', place);
    expect(screen.getByText(suggestionMessages.received(true))).toBeInTheDocument();
    await userEvent.click(use() as HTMLElement);
    await act(settled);
    expect(journey.saved).toMatchObject([{ birth }]);
  });

  test.each<[string, WalletPlace, object]>([
    ['a town without its county', { country: 'FR', locality: 'Lyon' }, { county: '', town: '' }],
    ['a county without its town', { country: 'FR', region: 'Rhône' }, { county: '69', town: '' }],
  ])('what is missing alone is asked, and nothing is wrong yet: %s', async (_, place, filled) => {
    const { vm, settled } = await arrive('', '', place);
    expect([vm.form.draft, vm.place.fold.open, vm.form.check.errors]).toEqual([{ country: 'FR', ...filled }, true, []]);
    act(() => vm.place.changeCounty('69'));
    await act(settled);
    expect(vm.form.draft.town).toBe(place.locality === undefined ? '' : 'LYON');
  });
});
