import type { ChangeEvent, FocusEvent, HTMLAttributes, InputHTMLAttributes, ReactElement } from 'react';
import { cx } from './cx';
import type { Elements } from './elements';
import { fieldId, useDescription } from './fieldIds';
import css from './Field.module.css';
import { FieldFrame } from './FieldParts';
import { writtenIn } from './filledIn';

export interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** Beside the error: the rule behind it. */
  readonly why?: Elements;
  readonly optional?: boolean | undefined;
  readonly type?: 'text' | 'email' | 'tel' | undefined;
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  readonly autoComplete?: string | undefined;
  readonly width?: 'date' | 'tel' | 'postal' | 'half' | 'full' | undefined;
  /** Stands after the control and in its label: '€ par mois'. */
  readonly unit?: string | undefined;
  readonly spellCheck?: boolean | undefined;
  readonly autoCapitalize?: string | undefined;
  /**
   * How what was typed is written once the field is left. While one types nothing is rewritten: composing keyboards, undo and the caret
   * stay the browser's own. D-94
   */
  readonly writtenAs?: ((typed: string) => string) | undefined;
  readonly onLeave?: (() => void) | undefined;
  readonly maxLength?: number | undefined;
  readonly enterKeyHint?: InputHTMLAttributes<HTMLInputElement>['enterKeyHint'];
}

/** One line of text. */
export const Field = ({
  onChange,
  label,
  hint,
  error,
  why,
  optional,
  unit,
  type = 'text',
  width = 'full',
  writtenAs = typed => typed,
  onLeave,
  ...input
}: FieldProps): ReactElement => {
  const leave = ({ target: { value } }: FocusEvent<HTMLInputElement> | ChangeEvent<HTMLInputElement>): void => {
    const written = writtenAs(value);
    if (written !== value) onChange(written);
    onLeave?.();
  };
  const typed = (event: ChangeEvent<HTMLInputElement>): void => {
    onChange(event.target.value);
    // what a browser fills in without going there is left at once
    if (event.target !== document.activeElement) leave(event);
  };
  return (
    <FieldFrame name={input.name} label={label} hint={hint} error={error} why={why} optional={optional} unit={unit}>
      <span className={css.control}>
        <input
          {...input}
          ref={writtenIn(input.value, value => onChange(writtenAs(value)))}
          type={type}
          id={fieldId(input.name)}
          className={cx(css.input, css[width])}
          aria-describedby={useDescription(input.name, hint, error)}
          aria-invalid={error ? true : undefined}
          onChange={typed}
          onBlur={leave}
        />
        {unit && (
          <span className={css.unit} aria-hidden="true">
            {unit}
          </span>
        )}
      </span>
    </FieldFrame>
  );
};

export { fieldId } from './fieldIds';
