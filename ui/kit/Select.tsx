import type { ReactElement } from 'react';
import { fieldId, useDescription } from './fieldIds';
import css from './Select.module.css';
import { FieldFrame } from './FieldParts';
import { autofillRef } from './filledIn';
import { Icon } from './Icon';
import type { Option } from './matching';

interface SelectProps {
  readonly name: string;
  readonly label: string;
  /** Empty: nothing chosen. */
  readonly value: string;
  readonly options: readonly Option[];
  readonly onChange: (value: string) => void;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly emptyLabel: string;
  readonly optional?: boolean | undefined;
  readonly autoComplete?: string | undefined;
}

export const Select = ({
  name,
  label,
  value,
  options,
  onChange,
  hint,
  error,
  emptyLabel,
  optional,
  autoComplete,
}: SelectProps): ReactElement => (
  <FieldFrame name={name} label={label} hint={hint} error={error} optional={optional}>
    <span className={css.frame}>
      <select
        ref={autofillRef(value, onChange)}
        className={css.select}
        id={fieldId(name)}
        name={name}
        value={value}
        autoComplete={autoComplete}
        aria-describedby={useDescription(name, hint, error)}
        aria-invalid={error ? true : undefined}
        onChange={event => onChange(event.target.value)}
      >
        <option value="">{emptyLabel}</option>
        {options.map(option => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" />
    </span>
  </FieldFrame>
);
