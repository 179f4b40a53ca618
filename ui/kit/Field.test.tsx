import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { kitMessages } from '@messages/kit';
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

describe('D-94, XTR-40: a field that writes for the person', () => {
  const field = () => screen.getByRole('textbox');

  test.each(['27031992', '27/3/1992', '27.03.1992', '27 03 1992', '27-03-1992', '1992-03-27'])(
    '%s is left alone while it is typed, and written in full once the field is left',
    async typed => {
      render(<DateAlone />);
      const seen: string[] = [];
      for (const key of typed) {
        await userEvent.type(field(), key);
        seen.push((field() as HTMLInputElement).value);
      }
      expect(seen).toEqual([...typed].map((_key, index) => typed.slice(0, index + 1)));
      await userEvent.tab();
      expect(field()).toHaveValue('27/03/1992');
    },
  );

  test('a date pasted whole is read whole', async () => {
    render(<DateAlone />);
    await userEvent.click(field());
    await userEvent.paste('1992-03-27');
    expect(field()).toHaveValue('1992-03-27');
    await userEvent.tab();
    expect(field()).toHaveValue('27/03/1992');
  });

  test('what is no date yet is left as it was typed', async () => {
    render(<DateAlone start="27" />);
    await userEvent.type(field(), '/0');
    await userEvent.tab();
    expect(field()).toHaveValue('27/0');
  });

  test('a keyboard that composes finds what it wrote', () => {
    render(<DateAlone />);
    field().focus();
    fireEvent.compositionStart(field());
    for (const composed of ['1', '13', '130', '1306', '13061', '130619', '1306198', '13061985']) {
      fireEvent.compositionUpdate(field(), { data: composed });
      fireEvent.input(field(), { target: { value: composed } });
      expect(field()).toHaveValue(composed);
    }
    fireEvent.compositionEnd(field(), { data: '13061985' });
    expect(field()).toHaveValue('13061985');
    fireEvent.blur(field());
    expect(field()).toHaveValue('13/06/1985');
  });

  test('what the browser fills in without going there is written at once', () => {
    render(<DateAlone />);
    fireEvent.input(field(), { target: { value: '1985-06-13' } });
    expect(field()).toHaveValue('13/06/1985');
  });
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
      <Choice
        name="type"
        legend="Quel compte ?"
        value={value}
        onChange={setValue}
        options={options}
        submitsOnSelect={answer => answer === 'two'}
      />
    </form>
  );
};

describe('WCAG 3.2.2: the only question of a page', () => {
  test('says that a press is enough, and a press sends its answer', async () => {
    const sent = jest.fn();
    render(<Alone sent={sent} />);
    expect(screen.getByRole('group')).toHaveAccessibleDescription(kitMessages.onePress);
    await userEvent.click(screen.getByText('Joint'));
    expect(sent.mock.calls).toEqual([['two']]);
  });

  test('the key that chooses sends nothing, whether an arrow or the space bar; Space on the chosen answer does', async () => {
    const sent = jest.fn();
    render(<Alone sent={sent} />);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: 'Joint' })).toBeChecked();
    expect(sent).not.toHaveBeenCalled();
    await userEvent.keyboard(' ');
    expect(sent.mock.calls).toEqual([['two']]);
  });

  test('an answer that asks for more stays, and so does the page that already had its answer', async () => {
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
