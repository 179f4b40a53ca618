import { useEffect, useId, useLayoutEffect, useRef, type MouseEvent, type ReactElement, type RefObject } from 'react';
import { kitMessages } from '@ui/copy/fr/kit';
import { useErrorTitle } from './documentTitle';
import css from './ErrorSummary.module.css';
import { fieldId } from './fieldIds';
import { Icon } from './Icon';

export interface FieldMessage {
  /** Name of the field; empty: the message is about the whole form. */
  readonly name: string;
  readonly message: string;
  /** Leads there where the field stands on another page. */
  readonly go?: (() => void) | undefined;
  /** What can be done other than correcting the field; `href` empty: nothing to lead to. */
  readonly wayOut?: { readonly text: string; readonly label: string; readonly href: string } | undefined;
}

interface ErrorSummaryProps {
  readonly errors: readonly FieldMessage[];
  /** How often the form was sent; a new attempt with errors moves the focus here. */
  readonly attempt?: number | undefined;
}

const goTo = (event: MouseEvent, { name, go }: FieldMessage): void => {
  event.preventDefault();
  if (go) go();
  else document.getElementById(fieldId(name))?.focus();
};

/** The element leaves with the focus in it: `to` takes it, which else falls to the body. STP-13 */
const useHandedOn = (element: RefObject<HTMLElement | null>, to: () => HTMLElement | null): void => {
  const next = useRef(to);
  useLayoutEffect(() => {
    const { current: leaving } = element;
    const { current: heir } = next;
    return () => {
      if (leaving?.contains(document.activeElement)) heir()?.focus();
    };
  }, [element]);
};

interface LineProps {
  readonly error: FieldMessage;
  readonly box: RefObject<HTMLElement | null>;
}

const Line = ({ error, box }: LineProps): ReactElement => {
  const line = useRef<HTMLLIElement>(null);
  useHandedOn(line, () => box.current);
  return (
    <li ref={line}>
      {error.name ? (
        <a href={`#${fieldId(error.name)}`} onClick={event => goTo(event, error)}>
          {error.message}
        </a>
      ) : (
        <span>{error.message}</span>
      )}
      {error.wayOut && <p>{error.wayOut.text}</p>}
      {error.wayOut?.label && <a href={error.wayOut.href}>{error.wayOut.label}</a>}
    </li>
  );
};

const Summary = ({ errors, box }: Pick<ErrorSummaryProps, 'errors'> & { readonly box: RefObject<HTMLDivElement | null> }): ReactElement => {
  const heading = useId();
  useHandedOn(box, () => box.current?.closest('dialog')?.querySelector('h2') ?? document.querySelector('h1'));
  return (
    <div ref={box} className={css.summary} tabIndex={-1} role="alert" aria-labelledby={heading}>
      <Icon name="error" />
      <div>
        <h2 id={heading} className={css.title}>
          {kitMessages.errorCount(errors.length)}
        </h2>
        <ul className={css.list}>
          {errors.map(error => (
            <Line key={error.name + error.message} error={error} box={box} />
          ))}
        </ul>
      </div>
    </div>
  );
};

/** All that is to correct, worded like the fields' own messages and leading to them; mended, the heading above has its focus. XTR-31 */
export const ErrorSummary = ({ errors, attempt }: ErrorSummaryProps): ReactElement | null => {
  const box = useRef<HTMLDivElement>(null);
  const erring = errors.length > 0;
  useErrorTitle(erring);
  const turn = attempt ?? Number(erring);
  const seen = useRef(turn);
  useEffect(() => {
    if (erring && seen.current !== turn) box.current?.focus();
    seen.current = turn;
  }, [erring, turn]);
  return erring ? <Summary errors={errors} box={box} /> : null;
};
