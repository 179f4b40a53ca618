import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { Button } from './Button';
import { Dialog } from './Dialog';

const Question = ({ closable = true }: { readonly closable?: boolean }): ReactElement => {
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Continuer</Button>
      <Dialog
        title="Continuer sans carte ?"
        open={open}
        onClose={closable ? close : undefined}
        actions={<Button onClick={close}>Choisir une carte</Button>}
      >
        <p>Vous pourrez en demander une plus tard.</p>
      </Dialog>
    </>
  );
};

const opened = async (closable?: boolean): Promise<HTMLElement> => {
  render(<Question {...(closable === undefined ? {} : { closable })} />);
  await userEvent.click(screen.getByRole('button', { name: 'Continuer' }));
  return screen.getByRole('dialog', { name: 'Continuer sans carte ?' });
};

test('a dialog takes the focus to its title, holds the page behind, and gives the focus back', async () => {
  await opened();
  expect(screen.getByRole('heading', { name: 'Continuer sans carte ?' })).toHaveFocus();
  expect(document.documentElement).toHaveAttribute('data-dialog');
  await userEvent.click(screen.getByRole('button', { name: 'Choisir une carte' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(document.documentElement).not.toHaveAttribute('data-dialog');
  expect(screen.getByRole('button', { name: 'Continuer' })).toHaveFocus();
});

test('Esc gives the safe answer', async () => {
  await opened();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('Esc does not answer a question that needs an answer, nor does a browser that insists', async () => {
  const dialog = await opened(false);
  await userEvent.keyboard('{Escape}');
  expect(dialog).toBeInTheDocument();
  (dialog as HTMLDialogElement).close();
  expect(dialog).toHaveAttribute('open');
});

test('a dialog whose page goes away leaves nothing behind', () => {
  const { unmount } = render(
    <Dialog title="Session" open actions={<Button>Rester connecté</Button>}>
      <p>30 secondes</p>
    </Dialog>,
  );
  unmount();
  expect(document.documentElement).not.toHaveAttribute('data-dialog');
});

test('where the button that opened it has gone, the page’s heading takes the focus', () => {
  const page = (open: boolean, opener: boolean): ReactElement => (
    <main>
      <h1 tabIndex={-1}>Votre offre</h1>
      {opener && <button type="button">Ouvrir</button>}
      <Dialog title="Carte" open={open} actions={<Button>Fermer</Button>}>
        <p>Texte</p>
      </Dialog>
    </main>
  );
  const { rerender } = render(page(false, true));
  screen.getByRole('button', { name: 'Ouvrir' }).focus();
  rerender(page(true, true));
  rerender(page(true, false));
  rerender(page(false, false));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('the page stays held while a second dialog stands over the first', () => {
  const dialog = (title: string, open: boolean): ReactElement => (
    <Dialog key={title} title={title} open={open} actions={<Button>Fermer</Button>}>
      <p>Texte</p>
    </Dialog>
  );
  const { rerender } = render([dialog('Carte', true), dialog('Panne', true)]);
  rerender([dialog('Carte', false), dialog('Panne', true)]);
  expect(document.documentElement).toHaveAttribute('data-dialog');
  rerender([dialog('Carte', false), dialog('Panne', false)]);
  expect(document.documentElement).not.toHaveAttribute('data-dialog');
});
