import { screen } from '@testing-library/react';
import type { PageName } from '@domain/journey/steps';
import { dossierFormMessages } from '@messages/dossierForm';
import { Dialogs } from '@ui/journey/Dialogs';
import { FakeDossierJourney } from '@tests/fakes/FakeDossierJourney';
import { show } from '@tests/support/show';
import { DossierJourney } from '@ui/journey/DossierJourney';
import { FormPage } from './FormPage';

const copy = dossierFormMessages.omc;

const form = { check: { errors: [], attempt: 0 }, busy: false, submit: () => Promise.resolve() };

const arrive = (page: PageName, correcting: boolean): void => {
  const journey = new FakeDossierJourney('identityValidation', { page });
  journey.correcting = correcting;
  show(
    <FormPage title="Votre identité" form={form}>
      <p>Nom</p>
    </FormPage>,
    [DossierJourney, journey],
    [Dialogs, {}],
  );
};
const warned = (): boolean => screen.queryByText(copy.checkedAgain.title) !== null;

describe('D-52: what a correction from the recap leads to is shown before it is made', () => {
  test('where the file is checked again', () => {
    arrive('FullIdentityForm', true);
    expect(warned()).toBe(true);
    expect(screen.getByRole('button', { name: copy.backToRecap })).toBeInTheDocument();
  });

  test('and not where nothing is', () => {
    arrive('FamilyStatusForm', true);
    expect(warned()).toBe(false);
  });

  test('nor on the way through the file', () => {
    arrive('FullIdentityForm', false);
    expect(warned()).toBe(false);
    expect(screen.getByRole('button', { name: copy.next })).toBeInTheDocument();
  });
});
