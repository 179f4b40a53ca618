import type { ChangeEvent, HTMLAttributes, InputHTMLAttributes, ReactElement } from 'react';
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
  readonly onLeave?: (() => void) | undefined;
  readonly maxLength?: number | undefined;
  readonly enterKeyHint?: InputHTMLAttributes<HTMLInputElement>['enterKeyHint'];
}

interface TextInputProps extends FieldProps {
  /** What typing does; what is filled in without an event goes to `onChange`. */
  readonly onInput: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** The frame and its input. */
export const TextInput = ({
  onInput,
  onChange,
  label,
  hint,
  error,
  why,
  optional,
  unit,
  width = 'full',
  onLeave,
  ...input
}: TextInputProps): ReactElement => (
  <FieldFrame name={input.name} label={label} hint={hint} error={error} why={why} optional={optional} unit={unit}>
    <span className={css.control}>
      <input
        {...input}
        ref={writtenIn(input.value, onChange)}
        id={fieldId(input.name)}
        className={cx(css.input, css[width])}
        aria-describedby={useDescription(input.name, hint, error)}
        aria-invalid={error ? true : undefined}
        onChange={onInput}
        onBlur={onLeave}
      />
      {unit && (
        <span className={css.unit} aria-hidden="true">
          {unit}
        </span>
      )}
    </span>
  </FieldFrame>
);

/** One line of text. */
export const Field = ({ type = 'text', ...props }: FieldProps): ReactElement => (
  <TextInput {...props} type={type} onInput={event => props.onChange(event.target.value)} />
);

export { fieldId } from './fieldIds';
