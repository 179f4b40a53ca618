import { Fragment, useEffect, useState, type ReactElement, type RefObject } from 'react';
import { workstationMessages } from '@messages/workstation';
import { Button } from '@ui/kit/Button';
import { Dialog } from '@ui/kit/Dialog';
import type { WorkstationFrame } from '@ui/kit/workstation';
import css from './Keys.module.css';

const copy = workstationMessages.keys;

const Combination = ({ keys }: { readonly keys: readonly string[] }): ReactElement => (
  <span className={css.keys}>
    {keys.map((key, index) => (
      <Fragment key={key}>
        {index > 0 && <span>+</span>}
        <kbd>{key}</kbd>
      </Fragment>
    ))}
  </span>
);

/** Shown beside the button of each form. XTR-55 */
export const frame: WorkstationFrame = { keys: <Combination keys={copy.send.keys} />, shortcut: 'Control+Enter' };

/** Ctrl + Enter, or Cmd + Enter, sends the page's form from anywhere on the page; not from a dialog. XTR-55 */
export const useKeys = (main: RefObject<HTMLElement | null>): void =>
  useEffect(() => {
    const send = (event: KeyboardEvent): void => {
      if (event.key !== 'Enter' || event.isComposing || !(event.ctrlKey || event.metaKey)) return;
      const form = main.current?.querySelector('form:not(dialog form)');
      if (!(form instanceof HTMLFormElement) || document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      form.requestSubmit();
    };
    document.addEventListener('keydown', send);
    return () => document.removeEventListener('keydown', send);
  }, [main]);

/** The list of keyboard shortcuts, opened by a click. XTR-55 */
export const Keys = (): ReactElement => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={css.open} onClick={() => setOpen(true)}>
        {copy.open}
      </button>
      <Dialog
        title={copy.title}
        open={open}
        onClose={() => setOpen(false)}
        actions={<Button onClick={() => setOpen(false)}>{copy.close}</Button>}
      >
        <dl className={css.list}>
          {[copy.send, ...copy.list].map(({ keys, does }) => (
            <div key={does}>
              <dt>
                <Combination keys={keys} />
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </>
  );
};
