import { useId, useLayoutEffect, useRef, type ReactElement, type ReactNode, type SyntheticEvent } from 'react';
import css from './Dialog.module.css';
import { unbroken } from './unbroken';

interface DialogProps {
  readonly title: string;
  readonly open: boolean;
  /** The safe answer; Esc gives it. Absent: only the actions close it. */
  readonly onClose?: (() => void) | undefined;
  readonly children: ReactNode;
  readonly actions: ReactNode;
}

let dialogs = 0;
let top = 0;

/** The page behind stays where it is, its scrollbar too: the first dialog holds it, the last one lets go. */
const holdPage = (): (() => void) => {
  const root = document.documentElement;
  if (dialogs++ === 0) {
    top = window.scrollY;
    root.style.setProperty('--held-at', `${-top}px`);
    root.setAttribute('data-dialog', '');
  }
  return () => {
    if (--dialogs > 0) return;
    root.removeAttribute('data-dialog');
    window.scrollTo(0, top);
  };
};

/** Shows the dialog, its title focused; the answer closes it and gives the focus back to where it was, or to the page's heading. */
const openDialog = (dialog: HTMLDialogElement | null): (() => void) => {
  const opener = document.activeElement;
  const letGo = holdPage();
  dialog?.showModal();
  dialog?.querySelector('h2')?.focus();
  return () => {
    letGo();
    dialog?.close();
    if (!opener?.isConnected) document.querySelector<HTMLElement>('main h1')?.focus();
  };
};

const OpenDialog = ({ title, onClose, children, actions }: Omit<DialogProps, 'open'>): ReactElement => {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useLayoutEffect(() => openDialog(dialog.current), []);
  const cancelled = (event: SyntheticEvent): void => {
    event.preventDefault();
    onClose?.();
  };
  // a browser closes on a second Esc, whatever `cancel` answered: `open` decides, not the browser
  const closedByBrowser = (): void => {
    if (dialog.current?.open !== false) return;
    dialog.current.showModal();
    onClose?.();
  };
  return (
    <dialog ref={dialog} className={css.dialog} aria-labelledby={heading} aria-modal="true" onCancel={cancelled} onClose={closedByBrowser}>
      <h2 id={heading} tabIndex={-1} className={css.title}>
        {unbroken(title)}
      </h2>
      <div className={css.body}>{children}</div>
      <div className={css.actions}>{actions}</div>
    </dialog>
  );
};

/** A question in front of the page: focus goes in, cannot leave, and comes back. */
export const Dialog = ({ open, ...props }: DialogProps): ReactElement | null => (open ? <OpenDialog {...props} /> : null);
