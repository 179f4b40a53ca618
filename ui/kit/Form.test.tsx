import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { kitCopy } from '@ui/copy/fr/kit';
import { Button } from './Button';
import { Field } from './Field';
import { Form } from './Form';
import { Page } from './Page';

const message = 'Saisissez votre prénom.';
const wrong = [{ name: 'firstName', message }];

interface GivenProps {
  readonly attempt: number;
  readonly errors?: readonly { name: string; message: string }[];
  readonly onSubmit?: () => void;
  readonly busy?: boolean;
  readonly waiting?: string;
}

const Given = ({ attempt, errors = [], onSubmit = jest.fn(), busy, waiting }: GivenProps): ReactElement => (
  <Page title="Vos informations">
    <Form
      onSubmit={onSubmit}
      errors={errors}
      attempt={attempt}
      submitLabel="Continuer"
      busy={busy}
      waiting={waiting}
      secondary={<Button>Finir plus tard</Button>}
    >
      <Field name="firstName" label="Prénom" value="" onChange={jest.fn()} error={errors[0]?.message} />
    </Form>
  </Page>
);

test('XTR-31: a refused attempt moves the focus to the summary, worded like the fields and leading to them', async () => {
  const { rerender } = render(<Given attempt={0} />);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  rerender(<Given attempt={1} errors={wrong} />);
  const summary = screen.getByRole('alert', { name: kitCopy.errorCount(1) });
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

test('XTR-31: the page’s title begins with the error while there is one', () => {
  const { rerender, unmount } = render(<Given attempt={1} errors={wrong} />);
  expect(document.title).toMatch(/^Erreur\u00a0: Vos informations – /);
  rerender(<Given attempt={1} />);
  expect(document.title).toMatch(/^Vos informations – /);
  unmount();
});

test('several errors are counted, and one about the whole form is no link', () => {
  render(<Given attempt={1} errors={[...wrong, { name: '', message: 'Service indisponible.' }]} />);
  expect(screen.getByRole('heading', { name: kitCopy.errorCount(2) })).toBeInTheDocument();
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
  await userEvent.click(screen.getByRole('button', { name: kitCopy.busy }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('what has not come whole is not sent: its way on is not there yet, and Enter does nothing', async () => {
  const onSubmit = jest.fn();
  render(<Given attempt={0} onSubmit={onSubmit} waiting="On prépare la suite…" />);
  expect(screen.getByText('On prépare la suite…')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Continuer' })).not.toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox'), '{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('STP-11: once what is wrong is said, the next press counts, however soon; a repeat of a press that went through does not', () => {
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
