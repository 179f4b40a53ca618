import { useContext, type ReactElement, type ReactNode } from 'react';
import { Actions } from './Actions';
import { Button, type ButtonKind } from './Button';
import type { Elements } from './elements';
import { ErrorSummary, type FieldMessage } from './ErrorSummary';
import { formAttributes } from './filledIn';
import css from './Form.module.css';
import { Workstation } from './workstation';

interface FormProps {
  readonly onSubmit: () => void;
  readonly errors?: readonly FieldMessage[] | undefined;
  readonly attempt?: number | undefined;
  readonly children: ReactNode;
  /** Undefined: no button, as a press on an answer submits. */
  readonly submitLabel: string | undefined;
  /** `secondary` while a required answer is missing. */
  readonly submitKind?: ButtonKind | undefined;
  readonly busy?: boolean | undefined;
  readonly busyLabel?: string | undefined;
  /** Shown before the submit button. */
  readonly first?: Elements;
  readonly secondary?: Elements;
  /** On a phone the button stays at the foot of the window; false where all is to be read before it. */
  readonly docked?: boolean | undefined;
}

const none: readonly FieldMessage[] = [];

/** Fields, error summary and one submit button; ignores a submit while another is in flight. XTR-31 */
export const Form = ({
  onSubmit,
  errors = none,
  attempt,
  children,
  submitLabel,
  submitKind,
  busy = false,
  busyLabel,
  first,
  secondary,
  docked = true,
}: FormProps): ReactElement => {
  const tool = useContext(Workstation);
  const send = (): void => {
    if (!busy) onSubmit();
  };
  return (
    <form className={css.form} {...formAttributes(send)} aria-busy={busy}>
      <ErrorSummary errors={errors} attempt={attempt} />
      <div className={css.fields} data-fields="">
        {children}
      </div>
      <Actions className={css.actions} docked={docked && submitLabel !== undefined}>
        {first}
        {submitLabel !== undefined && (
          <Button
            type="submit"
            kind={submitKind}
            busy={busy}
            busyLabel={busyLabel}
            outcome={errors.length > 0 ? attempt : 0}
            shortcut={tool?.shortcut}
          >
            {submitLabel}
          </Button>
        )}
        {secondary}
        {submitLabel !== undefined && tool?.keys}
      </Actions>
    </form>
  );
};

export { ErrorSummary } from './ErrorSummary';
