import type { ReactElement, ReactNode } from 'react';
import { kitMessages } from '@messages/kit';
import { errorId, fieldId, hintId } from './fieldIds';
import type { Elements } from './elements';
import css from './FieldParts.module.css';
import { Icon } from './Icon';
import { VisuallyHidden } from './VisuallyHidden';

export const Hint = ({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactElement => (
  <p className={css.hint} id={hintId(name)}>
    {children}
  </p>
);

export const FieldError = ({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactElement => (
  <p className={css.error} id={errorId(name)}>
    <Icon name="error" />
    <span>
      <VisuallyHidden>{`${kitMessages.errorPrefix} `}</VisuallyHidden>
      <span>{children}</span>
    </span>
  </p>
);

interface FieldFrameProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** Explains the rule behind the error. */
  readonly why?: Elements;
  readonly optional?: boolean | undefined;
  readonly unit?: string | undefined;
  readonly children: Elements;
}

/** Frame of every field, in reading order: label, hint, error, control. */
export const FieldFrame = ({ name, label, hint, error, why, optional, unit, children }: FieldFrameProps): ReactElement => (
  <div className={css.field} data-field="" data-invalid={error ? '' : undefined}>
    <label className={css.label} htmlFor={fieldId(name)}>
      <span>{label}</span>
      {unit && <VisuallyHidden>{` (${unit})`}</VisuallyHidden>}
      {optional && <span className={css.optional}>{` ${kitMessages.optional}`}</span>}
    </label>
    {hint && <Hint name={name}>{hint}</Hint>}
    {error && <FieldError name={name}>{error}</FieldError>}
    {error && why}
    {children}
  </div>
);
