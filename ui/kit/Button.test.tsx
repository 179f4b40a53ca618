import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { kitMessages } from '@messages/kit';
import { Button, LinkButton } from './Button';
import { Dialog } from './Dialog';

test('STP-11: two clicks in a row count once', () => {
  const onClick = jest.fn();
  render(<Button onClick={onClick}>Continuer</Button>);
  const button = screen.getByRole('button', { name: 'Continuer' });
  fireEvent.click(button);
  fireEvent.click(button);
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('STP-11: a click after the delay counts again', async () => {
  const onClick = jest.fn();
  render(<Button onClick={onClick}>Continuer</Button>);
  await userEvent.click(screen.getByRole('button'));
  await userEvent.click(screen.getByRole('button'));
  expect(onClick).toHaveBeenCalledTimes(2);
});

test('STP-11: a press after the outcome of the one before counts, however soon', () => {
  const onClick = jest.fn();
  const sending = (busy: boolean) => (
    <Button busy={busy} onClick={onClick}>
      Envoyer
    </Button>
  );
  const { rerender } = render(sending(false));
  fireEvent.click(screen.getByRole('button'));
  rerender(sending(true));
  fireEvent.click(screen.getByRole('button'));
  expect(onClick).toHaveBeenCalledTimes(1);
  rerender(sending(false));
  fireEvent.click(screen.getByRole('button', { name: 'Envoyer' }));
  expect(onClick).toHaveBeenCalledTimes(2);
});

test('STP-11: a press after the dialog that the one before opened counts, however soon', () => {
  const Opener = () => {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Rechercher</Button>
        <Dialog title="Recherche" open={open} actions={<Button onClick={() => setOpen(false)}>Fermer</Button>}>
          {null}
        </Dialog>
      </>
    );
  };
  render(<Opener />);
  for (const name of ['Rechercher', 'Fermer', 'Rechercher']) fireEvent.click(screen.getByRole('button', { name }));
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('STP-11: a button that says something else means something else', () => {
  const onClick = jest.fn();
  const { rerender } = render(<Button onClick={onClick}>Ajouter</Button>);
  fireEvent.click(screen.getByRole('button'));
  rerender(<Button onClick={onClick}>Retirer</Button>);
  fireEvent.click(screen.getByRole('button'));
  expect(onClick).toHaveBeenCalledTimes(2);
});

test('STP-11: a page that is drawn again for another reason does not make a repeat an intention', () => {
  const first = jest.fn();
  const second = jest.fn();
  const { rerender } = render(<Button onClick={first}>Continuer</Button>);
  fireEvent.click(screen.getByRole('button'));
  rerender(<Button onClick={second}>Continuer</Button>);
  fireEvent.click(screen.getByRole('button'));
  expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
});

test('STP-11: the second half of a double-click is no intention, though the first had its outcome', () => {
  const onClick = jest.fn();
  const { rerender } = render(<Button onClick={onClick}>Ajouter</Button>);
  fireEvent.click(screen.getByRole('button'), { detail: 1 });
  rerender(<Button onClick={onClick}>Retirer</Button>);
  fireEvent.click(screen.getByRole('button'), { detail: 2 });
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('a button at work says so, keeps the focus and ignores clicks', async () => {
  const onClick = jest.fn();
  const { rerender } = render(
    <Button busy={false} busyLabel="Envoi en cours" onClick={onClick}>
      Envoyer
    </Button>,
  );
  screen.getByRole('button').focus();
  rerender(
    <Button busy busyLabel="Envoi en cours" onClick={onClick}>
      Envoyer
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Envoi en cours' });
  expect(button).toHaveFocus();
  expect(button).toBeEnabled();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText('Envoi en cours', { selector: '[aria-live]' })).toBeInTheDocument();
  await userEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
});

test('a submit button pressed twice sends its form once', () => {
  const sent = jest.fn((event: Event) => event.preventDefault());
  const { container } = render(
    <form>
      <Button type="submit">Envoyer</Button>
    </form>,
  );
  container.querySelector('form')?.addEventListener('submit', sent);
  fireEvent.click(screen.getByRole('button'));
  fireEvent.click(screen.getByRole('button'));
  expect(sent).toHaveBeenCalledTimes(1);
});

test('a link that opens elsewhere says so', () => {
  render(
    <LinkButton href="/document" newTab>
      Ouvrir
    </LinkButton>,
  );
  const link = screen.getByRole('link', { name: `Ouvrir (${kitMessages.newTab})` });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});
