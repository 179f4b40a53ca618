import { useEffect, useId, useRef, type MouseEvent, type ReactElement, type RefObject } from 'react';
import { kitMessages } from '@messages/kit';
import { useErrorTitle } from './documentTitle';
import css from './ErrorSummary.module.css';
import { fieldId } from './fieldIds';
import { markFrench } from './inFrench';
import { Icon } from './Icon';
import { useFocusFallback } from './useFocusFallback';

export interface FieldMessage {
  /** Name of the field; empty: the message concerns the whole form. */
  readonly name: string;
  readonly message: string;
  /** The part of the message that is French in every language. */
  readonly french?: string | undefined;
  /** Navigates to the page of the field, where it is another page. */
  readonly go?: (() => void) | undefined;
  /** Alternative to a correction, such as a link to the agency; `href` empty: text without a link. */
  readonly wayOut?: { readonly text: string; readonly label: string; readonly href: string } | undefined;
}

interface ErrorSummaryProps {
  readonly errors: readonly FieldMessage[];
  /** Number of submits; the summary takes the focus when a new attempt has errors. */
  readonly attempt?: number | undefined;
}

const goTo = (event: MouseEvent, { name, go }: FieldMessage): void => {
  event.preventDefault();
  if (go) go();
  else document.getElementById(fieldId(name))?.focus();
};

interface LineProps {
  readonly error: FieldMessage;
  readonly box: RefObject<HTMLElement | null>;
}

const Line = ({ error, box }: LineProps): ReactElement => {
  const line = useRef<HTMLLIElement>(null);
  useFocusFallback(line, () => box.current);
  return (
    <li ref={line}>
      {error.name ? (
        <a href={`#${fieldId(error.name)}`} onClick={event => goTo(event, error)}>
          {markFrench(error.message, [error.french])}
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
  useFocusFallback(box, () => box.current?.closest('dialog')?.querySelector('h2') ?? document.querySelector('h1'));
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

/** Lists the errors with a link to each field; once all are corrected the page's heading takes the focus. XTR-31 */
export const ErrorSummary = ({ errors, attempt }: ErrorSummaryProps): ReactElement | null => {
  const box = useRef<HTMLDivElement>(null);
  const hasErrors = errors.length > 0;
  useErrorTitle(hasErrors);
  const attempts = attempt ?? Number(hasErrors);
  const seen = useRef(attempts);
  useEffect(() => {
    if (hasErrors && seen.current !== attempts) box.current?.focus();
    seen.current = attempts;
  }, [hasErrors, attempts]);
  return hasErrors ? <Summary errors={errors} box={box} /> : null;
};
