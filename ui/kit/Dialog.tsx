import { useId, useLayoutEffect, useRef, type ReactElement, type ReactNode, type SyntheticEvent } from 'react';
import { Actions } from './Actions';
import css from './Dialog.module.css';
import { markFrench } from './inFrench';
import { dialogOpened } from './singleClick';
import { unbroken } from './unbroken';

interface DialogProps {
  readonly title: string;
  /** The part of the title that is French in every language. */
  readonly french?: string | undefined;
  readonly open: boolean;
  /** Called on Esc as well. Absent: only the actions close the dialog. */
  readonly onClose?: (() => void) | undefined;
  readonly children: ReactNode;
  readonly actions: ReactNode;
}

let dialogs = 0;
let top = 0;

/** Locks the page's scroll and keeps the room of its scrollbar; the last open dialog unlocks it. */
const lockScroll = (): (() => void) => {
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

/**
 * Opens the dialog and focuses its title. Its cleanup closes the dialog and returns the focus to the opener, else to
 * the page's heading.
 */
const openDialog = (dialog: HTMLDialogElement | null): (() => void) => {
  const opener = document.activeElement;
  const unlockScroll = lockScroll();
  dialog?.showModal();
  dialogOpened();
  dialog?.querySelector('h2')?.focus();
  return () => {
    unlockScroll();
    dialog?.close();
    if (!opener?.isConnected) document.querySelector<HTMLElement>('main h1')?.focus();
  };
};

const OpenDialog = ({ title, french, onClose, children, actions }: Omit<DialogProps, 'open'>): ReactElement => {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useLayoutEffect(() => openDialog(dialog.current), []);
  const handleCancel = (event: SyntheticEvent): void => {
    event.preventDefault();
    onClose?.();
  };
  // a second Esc closes the dialog even after `preventDefault`: `open` decides, so it opens again
  const handleClose = (): void => {
    if (dialog.current?.open !== false) return;
    dialog.current.showModal();
    onClose?.();
  };
  return (
    <dialog ref={dialog} className={css.dialog} aria-labelledby={heading} aria-modal="true" onCancel={handleCancel} onClose={handleClose}>
      <h2 id={heading} tabIndex={-1} className={css.title}>
        {french ? markFrench(title, [french]) : unbroken(title)}
      </h2>
      <div className={css.body}>{children}</div>
      <Actions>{actions}</Actions>
    </dialog>
  );
};

/** Modal dialog: traps the focus, then returns it. */
export const Dialog = ({ open, ...props }: DialogProps): ReactElement | null => (open ? <OpenDialog {...props} /> : null);
