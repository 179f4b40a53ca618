import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { kitCopy } from '@ui/copy/fr/kit';
import { Checkbox } from './Checkbox';
import { Choice } from './Choice';
import { DateField } from './DateField';
import { Field } from './Field';
import { Select } from './Select';

const DateAlone = ({ start = '' }: { readonly start?: string }): ReactElement => {
  const [value, setValue] = useState(start);
  return <DateField name="birthdate" label="Date de naissance" value={value} onChange={setValue} />;
};

test('a field ties its hint and its error to the control, hint first', () => {
  render(<Field name="email" label="E-mail" value="" onChange={jest.fn()} hint="Format nom@domaine.fr" error="Saisissez votre e-mail." />);
  const input = screen.getByRole('textbox', { name: 'E-mail' });
  expect(input).toHaveAccessibleDescription('Format nom@domaine.fr Erreur\u00a0: Saisissez votre e-mail.');
  expect(input).toBeInvalid();
  expect(input).toHaveAttribute('id', 'field-email');
});

test('a field without error is not called invalid, and names its unit and that it may stay empty', () => {
  render(<Field name="income" label="Revenus" unit="€ par mois" optional value="" onChange={jest.fn()} />);
  const input = screen.getByRole('textbox', { name: 'Revenus (€ par mois) (facultatif)' });
  expect(input).not.toHaveAttribute('aria-invalid');
  expect(input).not.toHaveAttribute('aria-describedby');
});

test('slashes of a date come by themselves while it is typed', async () => {
  render(<DateAlone />);
  await userEvent.type(screen.getByRole('textbox'), '27031992');
  expect(screen.getByRole('textbox')).toHaveValue('27/03/1992');
});

test('somebody who types the slashes gets no second one', async () => {
  render(<DateAlone />);
  await userEvent.type(screen.getByRole('textbox'), '27/3/1992');
  expect(screen.getByRole('textbox')).toHaveValue('27/3/1992');
});

test('a date corrected in its middle is left as it is typed', async () => {
  render(<DateAlone start="7/03/1992" />);
  await userEvent.type(screen.getByRole('textbox'), '2', { initialSelectionStart: 0, initialSelectionEnd: 0 });
  expect(screen.getByRole('textbox')).toHaveValue('27/03/1992');
});

test('the slash goes away when it is deleted', async () => {
  render(<DateAlone start="27/" />);
  await userEvent.type(screen.getByRole('textbox'), '{Backspace}');
  expect(screen.getByRole('textbox')).toHaveValue('27');
});

test('a pasted date is left as it is', async () => {
  render(<DateAlone />);
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.paste('1992-03-27');
  expect(screen.getByRole('textbox')).toHaveValue('1992-03-27');
});

test('a choice is one question: nothing is chosen before, each card answers by its label', async () => {
  const onChange = jest.fn();
  render(
    <Choice
      name="type"
      legend="Quel compte ?"
      value={undefined}
      onChange={onChange}
      error="Choisissez un compte."
      options={[
        { value: 'one', label: 'Individuel', description: 'Vous seul' },
        { value: 'two', label: 'Joint' },
      ]}
    />,
  );
  expect(screen.getByRole('group', { name: 'Quel compte ?' })).toHaveAccessibleDescription('Erreur\u00a0: Choisissez un compte.');
  const first = screen.getByRole('radio', { name: 'Individuel' });
  expect(first).toHaveAttribute('id', 'field-type');
  expect(first).toHaveAccessibleDescription('Vous seul');
  screen.getAllByRole('radio').forEach(radio => expect(radio).not.toBeChecked());
  await userEvent.click(screen.getByText('Vous seul'));
  expect(onChange).toHaveBeenCalledWith('one');
});

const Alone = ({ first, sent }: { readonly first?: 'one' | 'two'; readonly sent: (answer: string) => void }) => {
  const [value, setValue] = useState<'one' | 'two' | undefined>(first);
  const options = [
    { value: 'one', label: 'Individuel' },
    { value: 'two', label: 'Joint' },
  ] as const;
  return (
    <form
      onSubmit={event => {
        event.preventDefault();
        sent(value ?? '');
      }}
    >
      <Choice name="type" legend="Quel compte ?" value={value} onChange={setValue} options={options} goesOn={answer => answer === 'two'} />
    </form>
  );
};

describe('WCAG 3.2.2: the only question of a page', () => {
  test('says that a press is enough, and a press sends its answer', async () => {
    const sent = jest.fn();
    render(<Alone sent={sent} />);
    expect(screen.getByRole('group')).toHaveAccessibleDescription(kitCopy.onePress);
    await userEvent.click(screen.getByText('Joint'));
    expect(sent.mock.calls).toEqual([['two']]);
  });

  test('no key ever sends it, whether an arrow moves or the space bar chooses', async () => {
    const sent = jest.fn();
    render(<Alone sent={sent} />);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: 'Joint' })).toBeChecked();
    expect(sent).not.toHaveBeenCalled();
  });

  test('an answer that asks for more stays, and so does the page whose answer stood there already', async () => {
    const sent = jest.fn();
    const { unmount } = render(<Alone sent={sent} />);
    await userEvent.click(screen.getByText('Individuel'));
    unmount();
    render(<Alone sent={sent} first="one" />);
    expect(screen.getByRole('group')).not.toHaveAccessibleDescription();
    await userEvent.click(screen.getByText('Joint'));
    expect(sent).not.toHaveBeenCalled();
  });
});

test('a question can be the heading of its page', () => {
  render(<Choice name="type" legend="Quel compte ?" legendAsTitle value={undefined} onChange={jest.fn()} options={[]} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Quel compte ?' })).toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Quel compte ?' })).toBeInTheDocument();
});

test('a box is ticked by its words and tells its error', async () => {
  const onChange = jest.fn();
  render(<Checkbox name="terms" label="J’accepte" checked={false} onChange={onChange} error="Cochez la case." />);
  expect(screen.getByRole('checkbox', { name: 'J’accepte' })).toHaveAccessibleDescription('Erreur\u00a0: Cochez la case.');
  await userEvent.click(screen.getByText('J’accepte'));
  expect(onChange).toHaveBeenCalledWith(true);
});

test('a list starts with nothing chosen', async () => {
  const onChange = jest.fn();
  render(
    <Select
      name="family"
      label="Situation"
      value=""
      emptyLabel="Choisissez"
      options={[{ value: 'S', label: 'Célibataire' }]}
      onChange={onChange}
    />,
  );
  expect(screen.getByRole('combobox', { name: 'Situation' })).toHaveDisplayValue('Choisissez');
  await userEvent.selectOptions(screen.getByRole('combobox'), 'Célibataire');
  expect(onChange).toHaveBeenCalledWith('S');
});
