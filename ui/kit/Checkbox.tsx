import type { ReactElement, ReactNode } from 'react';
import css from './Checkbox.module.css';
import { describedBy, fieldId } from './fieldIds';
import { FieldError, Hint } from './FieldParts';
import { autofillTickRef } from './filledIn';

interface CheckboxProps {
  readonly name: string;
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

/** A consent: never ticked in advance. */
export const Checkbox = ({ name, label, checked, onChange, hint, error }: CheckboxProps): ReactElement => (
  <div className={css.checkbox} data-invalid={error ? '' : undefined}>
    {error && <FieldError name={name}>{error}</FieldError>}
    <label className={css.line}>
      <input
        ref={autofillTickRef(checked, onChange)}
        type="checkbox"
        className={css.box}
        id={fieldId(name)}
        name={name}
        checked={checked}
        aria-describedby={describedBy(name, hint, error)}
        aria-invalid={error ? true : undefined}
        onChange={event => onChange(event.target.checked)}
      />
      <span>{label}</span>
    </label>
    {hint && (
      <div className={css.hint}>
        <Hint name={name}>{hint}</Hint>
      </div>
    )}
  </div>
);
