import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { ReadProof } from '@application/prospect/ReadProof';
import { papers } from '@domain/proofs/papers';
import { complementaryMessages } from '@messages/complementary';
import { taxResidenceMessages } from '@messages/taxResidence';
import { suggestionMessages } from '@messages/suggestions';
import { Dialogs } from '@ui/journey/Dialogs';
import { DossierJourney } from '@ui/journey/DossierJourney';
import { settings } from '@tests/builders/journey';
import { FakeProofs, onFile } from '@tests/builders/proofs';
import { FakeDossierJourney } from '@tests/fakes/FakeDossierJourney';
import { formBench } from '@tests/support/dossierForms';
import { show } from '@tests/support/show';
import { ComplementaryScreen } from './ComplementaryScreen';
import { ComplementaryViewModel } from './ComplementaryViewModel';

const copy = complementaryMessages.omc;

const arrive = async (read: Readonly<Record<string, string>>) => {
  const { bank, clock, lists, settled } = formBench();
  clock.held = true;
  const journey = new FakeDossierJourney('compInfos', { state: { proofs: [onFile({ rank: '4', documentCode: papers.PAYSLIP.code })] } });
  const { TIT } = journey.dossier.people;
  journey.dossier.people = {
    ...journey.dossier.people,
    TIT: { ...TIT, identity: { ...TIT.identity, firstName: 'Maëlle', lastName: 'Exemple' } },
  };
  const proofs = new FakeProofs({ kind: 'validated', controlId: 'C', read: { lastName: 'EXEMPLE', firstName: 'MAELLE', ...read } });
  const vm = new ComplementaryViewModel(journey, clock, lists, bank, new ReadProof(proofs), settings());
  show(<ComplementaryScreen />, [DossierJourney, journey], [Dialogs, {}], [ComplementaryViewModel, vm]);
  await act(settled);
  clock.held = false;
  return vm;
};
const field = (label: string) => screen.getByRole('textbox', { name: new RegExp(`^${label}`) });
const use = () => screen.queryByRole('button', { name: suggestionMessages.useWork });

describe('D-63, D-81, D-86: the work that the payslip says', () => {
  test('is on a card with its source; the search of the profession is next, with the focus in its field', async () => {
    await arrive({ employer: 'Exemple SARL', netIncome: '1822,91' });
    expect(screen.getByText(suggestionMessages.read('PAYSLIP', true))).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: copy.profession.choose }));
    expect(screen.getByRole('textbox', { name: copy.search.label })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: new RegExp(`^${suggestionMessages.correct}`) }));
    expect([field(copy.employer.label), field(copy.monthlyNetIncome.label)].map(each => each.getAttribute('value'))).toEqual([
      'Exemple SARL',
      '1823',
    ]);
    expect(field(copy.employer.label)).toHaveAccessibleDescription(/Lu sur votre bulletin de salaire/);
  });

  test('an employer that the rule refuses is no press: it is in its field with its message', async () => {
    await arrive({ employer: 'A'.repeat(40), netIncome: '1822,91' });
    expect(use()).not.toBeInTheDocument();
    expect(field(copy.employer.label)).toHaveAccessibleDescription(new RegExp(copy.message('EMPLOYER_TOO_LONG', 'employer')));
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(suggestionMessages.toCorrect);
  });
});

test('D-81: an income that varies is a mean', async () => {
  await arrive({});
  expect(field(copy.monthlyNetIncome.label)).toHaveAccessibleDescription(/S’il varie.*une moyenne/);
});

describe('D-125, D-109: the tax residence is asked below work, with one button for both', () => {
  const tax = taxResidenceMessages.omc;

  test('under its own title, with nothing ticked in advance', async () => {
    await arrive({});
    expect(screen.getByRole('heading', { level: 1, name: copy.title.individual })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: tax.title.individual })).toBeVisible();
    const question = within(screen.getByRole('group', { name: tax.resident.legend.individual }));
    for (const answer of question.getAllByRole('radio')) expect(answer).not.toBeChecked();
    expect(screen.getByRole('heading', { name: tax.obligations.title.individual })).toBeVisible();
    expect(screen.getAllByRole('button', { name: tax.certify.button })).toHaveLength(1);
  });

  test('what is certified is read before its button, which never stands over the questions', async () => {
    await arrive({});
    const button = screen.getByRole('button', { name: tax.certify.button });
    expect(screen.getByText(tax.certify.text).compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(button.closest('[data-docked]')).toBeNull();
  });

  test('a country is added in its dialog', async () => {
    await arrive({});
    await userEvent.click(screen.getByRole('button', { name: tax.obligations.add }));
    expect(screen.getByRole('dialog', { name: tax.dialog.add })).toBeVisible();
  });
});

test('XTR-49: the business sectors are choices, and one press answers', async () => {
  const { search, form } = await arrive({});
  act(() => search.show());
  act(() => search.choose('3105'));
  await act(() => Promise.resolve(search.confirm()));
  const sectors = within(await screen.findByRole('group', { name: copy.sector.label })).getAllByRole('radio');
  for (const sector of sectors) expect(sector).not.toBeChecked();
  await userEvent.click(sectors[0] as HTMLElement);
  expect(form.draft.sector).not.toBe('');
});

describe('D-63: the sector of the employer whose SIRET the payslip names', () => {
  const { label, change } = copy.sector;
  const toChange = () => screen.queryByRole('button', { name: new RegExp(`^${change}\\s*:\\s*${label}`) });
  const withProfession = async (read: Readonly<Record<string, string>>) => {
    const { search, form } = await arrive(read);
    act(() => search.show());
    act(() => search.choose('3105'));
    await act(() => Promise.resolve(search.confirm()));
    return form;
  };

  test('is shown as read, among the sectors of the profession; ‘Changer’ opens the choice, which takes the focus', async () => {
    const form = await withProfession({ businessSector: 'S1' });
    await waitFor(() => expect(toChange()).toBeVisible());
    expect(screen.getByText(copy.sector.read)).toBeVisible();
    expect(screen.queryByRole('group', { name: label })).not.toBeInTheDocument();
    expect(form.draft.sector).toBe('S1');
    await userEvent.click(toChange() as HTMLElement);
    const choice = within(screen.getByRole('group', { name: label }));
    expect(choice.getByRole('radio', { checked: true })).toHaveFocus();
    expect(toChange()).not.toBeInTheDocument();
  });

  test('that the profession does not have is asked', async () => {
    const form = await withProfession({ businessSector: 'A01' });
    await screen.findByRole('group', { name: label });
    expect([form.draft.sector, toChange()]).toEqual(['', null]);
  });
});

describe('D-130: the search of a profession has no button to confirm', () => {
  const open = async () => {
    const { search } = await arrive({});
    act(() => search.show());
    const dialog = within(screen.getByRole('dialog'));
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'médecin' } });
    return { search, dialog };
  };

  test('an answer closes it', async () => {
    const { search, dialog } = await open();
    expect(dialog.queryByRole('button', { name: /Choisir/ })).not.toBeInTheDocument();
    await userEvent.click(dialog.getAllByRole('radio')[0] as HTMLElement);
    expect(search.open).toBe(false);
    expect(screen.getByRole('group', { name: copy.profession.label })).toHaveTextContent('Médecin');
  });

  test('D-116: Enter without an answer says what is missing; the arrow keys choose, and Enter then closes it', async () => {
    const { search, dialog } = await open();
    const [first] = dialog.getAllByRole('radio');
    fireEvent.keyDown(first as HTMLElement, { key: 'Enter' });
    expect(dialog.getByText(copy.search.required)).toBeInTheDocument();
    act(() => search.choose('3105'));
    // the same press must not reach the button that takes the focus: it would open the search again
    expect(fireEvent.keyDown(first as HTMLElement, { key: 'Enter' })).toBe(false);
    expect(search.open).toBe(false);
  });
});
