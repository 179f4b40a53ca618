import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { kitMessages } from '@messages/kit';
import { Button } from './Button';
import { Checkbox } from './Checkbox';
import { Choice } from './Choice';
import { Combobox } from './Combobox';
import { DateField } from './DateField';
import { Field } from './Field';
import { formAttributes } from './filledIn';
import { Form } from './Form';
import { Page } from './Page';
import { Select } from './Select';

const message = 'Saisissez votre prénom.';
const wrong = [{ name: 'firstName', message }];

interface GivenProps {
  readonly attempt: number;
  readonly errors?: readonly { name: string; message: string }[];
  readonly onSubmit?: () => void;
  readonly busy?: boolean;
  readonly instead?: string;
}

const Given = ({ attempt, errors = [], onSubmit = jest.fn(), busy, instead }: GivenProps): ReactElement => (
  <Page title="Vos informations">
    {instead ? (
      <p>{instead}</p>
    ) : (
      <Form
        onSubmit={onSubmit}
        errors={errors}
        attempt={attempt}
        submitLabel="Continuer"
        busy={busy}
        secondary={<Button>Finir plus tard</Button>}
      >
        <Field name="firstName" label="Prénom" value="" onChange={jest.fn()} error={errors[0]?.message} />
      </Form>
    )}
  </Page>
);

test('XTR-31: a refused attempt moves the focus to the summary, worded like the fields and leading to them', async () => {
  const { rerender } = render(<Given attempt={0} />);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  rerender(<Given attempt={1} errors={wrong} />);
  const summary = screen.getByRole('alert', { name: kitMessages.errorCount(1) });
  expect(summary).toHaveFocus();
  await userEvent.click(within(summary).getByRole('link', { name: message }));
  expect(screen.getByRole('textbox', { name: 'Prénom' })).toHaveFocus();
  expect(window.location.hash).toBe('');
});

test('XTR-31: a second refused attempt moves the focus again; typing in between does not', () => {
  const { rerender } = render(<Given attempt={1} errors={wrong} />);
  screen.getByRole('textbox').focus();
  rerender(<Given attempt={1} />);
  rerender(<Given attempt={1} errors={wrong} />);
  expect(screen.getByRole('textbox')).toHaveFocus();
  rerender(<Given attempt={2} errors={wrong} />);
  expect(screen.getByRole('alert')).toHaveFocus();
});

describe('STP-13, XTR-31: what has the focus leaves the summary', () => {
  const both = [...wrong, { name: '', message: 'Saisissez votre nom.' }];

  test('one of two errors is mended: the summary that stays has it', () => {
    const { rerender } = render(<Given attempt={1} errors={both} />);
    screen.getByRole('link', { name: message }).focus();
    rerender(<Given attempt={1} errors={both.slice(1)} />);
    expect(screen.getByRole('alert')).toHaveFocus();
  });

  test.each([
    ['all are mended', <Given key="page" attempt={1} />],
    ['the page says something else in the form’s place', <Given key="page" attempt={1} instead="Déjà reçu." />],
  ])('%s: the page’s heading has it', (_what, then) => {
    const { rerender } = render(<Given key="page" attempt={0} />);
    rerender(<Given key="page" attempt={1} errors={wrong} />);
    expect(screen.getByRole('alert')).toHaveFocus();
    rerender(then);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('the focus that is elsewhere stays there', () => {
    const { rerender } = render(<Given attempt={1} errors={wrong} />);
    screen.getByRole('textbox').focus();
    rerender(<Given attempt={1} />);
    expect(screen.getByRole('textbox')).toHaveFocus();
  });
});

test('XTR-31: the page’s title begins with the error while there is one', () => {
  const { rerender, unmount } = render(<Given attempt={1} errors={wrong} />);
  expect(document.title).toMatch(/^Erreur\u00a0: Vos informations – /);
  rerender(<Given attempt={1} />);
  expect(document.title).toMatch(/^Vos informations – /);
  unmount();
});

test('several errors are counted, and one about the whole form is no link', () => {
  render(<Given attempt={1} errors={[...wrong, { name: '', message: 'Service indisponible.' }]} />);
  expect(screen.getByRole('heading', { name: kitMessages.errorCount(2) })).toBeInTheDocument();
  expect(screen.getByText('Service indisponible.')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Service indisponible.' })).not.toBeInTheDocument();
});

test('Enter sends the form, and a form in flight is not sent again', async () => {
  const onSubmit = jest.fn();
  const { rerender } = render(<Given attempt={0} onSubmit={onSubmit} />);
  await userEvent.type(screen.getByRole('textbox'), '{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
  rerender(<Given attempt={0} onSubmit={onSubmit} busy />);
  await userEvent.type(screen.getByRole('textbox'), '{Enter}');
  await userEvent.click(screen.getByRole('button', { name: kitMessages.busy }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('STP-11: once the errors are shown, the next press counts, however soon; a repeat of a press that went through does not', () => {
  const onSubmit = jest.fn();
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Continuer' }));
  const { rerender } = render(<Given attempt={0} onSubmit={onSubmit} />);
  press();
  rerender(<Given attempt={1} errors={wrong} onSubmit={onSubmit} />);
  press();
  expect(onSubmit).toHaveBeenCalledTimes(2);
  rerender(<Given attempt={2} onSubmit={onSubmit} />);
  press();
  rerender(<Given attempt={3} onSubmit={onSubmit} />);
  press();
  expect(onSubmit).toHaveBeenCalledTimes(3);
});

describe('XTR-40: what a filler set without any event', () => {
  const countries = [
    { value: 'BE', label: 'Belgique' },
    { value: 'FR', label: 'France' },
  ];
  const empty = { name: '', born: '', kind: '', country: '', housing: '', agreed: false };

  const Asked = ({ onSend }: { readonly onSend: (draft: typeof empty) => void }): ReactElement => {
    const [draft, setDraft] = useState(empty);
    const typed = (change: Partial<typeof empty>): void => setDraft(before => ({ ...before, ...change }));
    return (
      <Form onSubmit={() => setDraft(before => (onSend(before), before))} submitLabel="Continuer">
        <Field name="name" label="Nom" value={draft.name} onChange={name => typed({ name })} />
        <DateField name="born" label="Date" value={draft.born} onChange={born => typed({ born })} />
        <Select name="kind" label="Voie" emptyLabel="" options={countries} value={draft.kind} onChange={kind => typed({ kind })} />
        <Combobox name="country" label="Pays" options={countries} value={draft.country} onChange={country => typed({ country })} />
        <Choice
          name="housing"
          legend="Logement"
          options={countries}
          value={draft.housing || undefined}
          onChange={housing => typed({ housing })}
        />
        <Checkbox name="agreed" label="D’accord" checked={draft.agreed} onChange={agreed => typed({ agreed })} />
      </Form>
    );
  };
  const control = <E extends HTMLElement>(label: string): E => screen.getByLabelText<E>(label, { selector: 'input, select' });
  const fill = (): void => {
    control<HTMLInputElement>('Nom').value = 'Dupont';
    control<HTMLInputElement>('Date').value = '01/02/1990';
    control<HTMLSelectElement>('Voie').value = 'FR';
    control<HTMLInputElement>('Pays').value = 'belgique';
  };
  const filled = { name: 'Dupont', born: '01/02/1990', kind: 'FR', country: 'BE' };

  test('is read at the press, in every control', async () => {
    const onSend = jest.fn();
    render(<Asked onSend={onSend} />);
    fill();
    control<HTMLInputElement>('France').checked = true;
    control<HTMLInputElement>('D’accord').checked = true;
    await userEvent.click(screen.getByRole('button', { name: 'Continuer' }));
    expect(onSend).toHaveBeenLastCalledWith({ ...filled, housing: 'FR', agreed: true });
    expect(control('Pays')).toHaveValue('Belgique');
  });

  test('is not wiped by what is typed or ticked afterwards', async () => {
    const onSend = jest.fn();
    render(<Asked onSend={onSend} />);
    fill();
    await userEvent.click(control('D’accord'));
    await userEvent.click(control('Belgique'));
    await userEvent.click(screen.getByRole('button', { name: 'Continuer' }));
    expect(onSend).toHaveBeenLastCalledWith({ ...filled, housing: 'BE', agreed: true });
  });

  test('a list that has not come empties nothing', async () => {
    const onChange = jest.fn();
    render(
      <Form onSubmit={jest.fn()} submitLabel="Continuer">
        <Select name="kind" label="Voie" emptyLabel="" options={[]} value="FR" onChange={onChange} />
        <Combobox name="country" label="Pays" options={[]} value="FR" onChange={onChange} />
      </Form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Continuer' }));
    expect(onChange).not.toHaveBeenCalled();
  });
});

test.each([
  ['inside the form', false],
  ['in a dialog’s actions, outside the form', true],
])('D-116: Enter on a radio sends once where the button is %s', (_where, outside) => {
  const onSubmit = jest.fn();
  render(
    <>
      <form id="search" {...formAttributes(onSubmit)}>
        <Choice name="found" legend="Profession" value={undefined} options={[{ value: 'a', label: 'Infirmier' }]} onChange={jest.fn()} />
        {!outside && <Button type="submit">Choisir</Button>}
      </form>
      {outside && <Button form="search">Choisir</Button>}
    </>,
  );
  fireEvent.keyDown(screen.getByRole('radio'), { key: 'Enter' }); // the browser then presses the button by itself
  expect(onSubmit).not.toHaveBeenCalled();
});
