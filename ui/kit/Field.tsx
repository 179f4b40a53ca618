import type { ChangeEvent, FocusEvent, HTMLAttributes, InputHTMLAttributes, ReactElement } from 'react';
import { cx } from './cx';
import type { Elements } from './elements';
import { fieldId, useDescription } from './fieldIds';
import css from './Field.module.css';
import { FieldFrame } from './FieldParts';
import { autofillRef } from './filledIn';

export interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** Explains the rule behind the error. */
  readonly why?: Elements;
  readonly optional?: boolean | undefined;
  readonly type?: 'text' | 'email' | 'tel' | undefined;
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  readonly autoComplete?: string | undefined;
  readonly width?: 'date' | 'tel' | 'postal' | 'half' | 'full' | undefined;
  /** Shown after the control and part of its label: '€ par mois'. */
  readonly unit?: string | undefined;
  readonly spellCheck?: boolean | undefined;
  readonly autoCapitalize?: string | undefined;
  /** Formats the text when the field loses focus. Never while typing: that would break IME composition, undo and the caret. D-94 */
  readonly format?: ((typed: string) => string) | undefined;
  readonly onBlur?: (() => void) | undefined;
  readonly maxLength?: number | undefined;
  readonly enterKeyHint?: InputHTMLAttributes<HTMLInputElement>['enterKeyHint'];
}

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
  format = typed => typed,
  onBlur,
  ...input
}: FieldProps): ReactElement => {
  const leave = ({ target: { value } }: FocusEvent<HTMLInputElement> | ChangeEvent<HTMLInputElement>): void => {
    const written = format(value);
    if (written !== value) onChange(written);
    onBlur?.();
  };
  const typed = (event: ChangeEvent<HTMLInputElement>): void => {
    onChange(event.target.value);
    // browser autofill changes a field without focus: it counts as a blur
    if (event.target !== document.activeElement) leave(event);
  };
  return (
    <FieldFrame name={input.name} label={label} hint={hint} error={error} why={why} optional={optional} unit={unit}>
      <span className={css.control}>
        <input
          {...input}
          ref={autofillRef(input.value, value => onChange(format(value)))}
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
