import type { ReactElement, ReactNode } from 'react';
import css from './Checkbox.module.css';
import { describedBy, fieldId } from './fieldIds';
import { FieldError, Hint } from './FieldParts';
import { tickedIn } from './filledIn';

interface CheckboxProps {
  readonly name: string;
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

/** Yes or nothing; never ticked before the person does it. */
export const Checkbox = ({ name, label, checked, onChange, hint, error }: CheckboxProps): ReactElement => (
  <div className={css.checkbox} data-invalid={error ? '' : undefined}>
    {error && <FieldError name={name}>{error}</FieldError>}
    <label className={css.line}>
      <input
        ref={tickedIn(checked, onChange)}
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
