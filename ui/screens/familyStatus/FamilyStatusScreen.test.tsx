import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as TE from 'fp-ts/TaskEither';
import { Lists } from '@application/referentials/Lists';
import { MARRIED } from '@domain/holders/fields';
import { familyStatusMessages } from '@messages/familyStatus';
import { Dialogs } from '@ui/journey/Dialogs';
import { DossierJourney } from '@ui/journey/DossierJourney';
import { FakeDossierJourney } from '@tests/fakes/FakeDossierJourney';
import { formBench } from '@tests/support/dossierForms';
import { plain, show } from '@tests/support/show';
import { FamilyStatusScreen } from './FamilyStatusScreen';
import { FamilyStatusViewModel } from './FamilyStatusViewModel';

const copy = familyStatusMessages.omc;

const arrive = async () => {
  const { bank, clock, settled } = formBench();
  const situations = [
    { code: 'CEL', label: 'Célibataire' },
    { code: MARRIED[0], label: 'Marié(e)' },
  ];
  bank.entries = () => TE.right(situations);
  const journey = new FakeDossierJourney('identityValidation', { page: 'FamilyStatusForm' });
  const vm = new FamilyStatusViewModel(journey, clock, new Lists(bank));
  show(<FamilyStatusScreen />, [DossierJourney, journey], [Dialogs, {}], [FamilyStatusViewModel, vm]);
  await act(settled);
  return { journey };
};
const press = (label: string) => userEvent.click(screen.getByRole('radio', { name: plain(label) }));

describe('PER-04, XTR-35: one press answers where nothing else is asked', () => {
  test('single: the next page follows by itself', async () => {
    const { journey } = await arrive();
    await press('Célibataire');
    await waitFor(() => expect(journey.moves).toEqual(['next']));
  });

  test('married: the regime is asked, and the page stays', async () => {
    const { journey } = await arrive();
    await press('Marié(e)');
    expect(screen.getByRole('combobox', { name: plain(copy.maritalRegime.label) })).toBeInTheDocument();
    expect(journey.moves).toEqual([]);
  });
});
