import { useState, type ReactElement, type ReactNode } from 'react';
import { kitMessages } from '@messages/kit';
import css from './Choice.module.css';
import { cx } from './cx';
import { fieldId, useDescription } from './fieldIds';
import { FieldError, Hint } from './FieldParts';
import { autofillTickRef } from './filledIn';
import { useSubmitOnSelect } from './useSubmitOnSelect';
import group from './RadioGroup.module.css';
import { unbroken } from './unbroken';
import { VisuallyHidden } from './VisuallyHidden';

interface ChoiceProps<V extends string> {
  readonly name: string;
  readonly legend: string;
  /** Makes the legend the page's h1; the page then needs `titleHidden`. */
  readonly legendAsTitle?: boolean | undefined;
  /** The page's title asks the same: the legend is for screen readers. */
  readonly legendHidden?: boolean | undefined;
  /** Undefined or empty: nothing chosen yet. */
  readonly value: V | '' | undefined;
  readonly options: readonly {
    readonly value: V;
    readonly label: string;
    readonly lang?: string | undefined;
    readonly description?: ReactNode;
  }[];
  readonly onChange: (value: V) => void;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly layout?: 'stack' | 'row' | undefined;
  /**
   * Submits the form on the first answer by pointer, on pages with one question; the hint announces it. Changing an
   * earlier answer needs the button. STP-14
   */
  readonly submitsOnSelect?: boolean | ((answer: V) => boolean) | undefined;
}

/** Radio group whose options are cards; the whole card is the label. */
export const Choice = <V extends string>(props: ChoiceProps<V>): ReactElement => {
  const { name, legend, legendAsTitle, legendHidden, value, options, onChange, error, layout = 'stack', submitsOnSelect = false } = props;
  const submits = submitsOnSelect !== false;
  const [[asksFirst, submitted], setFirst] = useState([submits && !value, submits] as const);
  if (submits !== submitted) setFirst([submits && !value, submits]); // a remount (`key`) would lose the focus
  const hint = asksFirst ? [props.hint, kitMessages.onePress].filter(Boolean).join(' ') : props.hint;
  const { onClick, ...pressHandlers } = useSubmitOnSelect(asksFirst);
  return (
    <fieldset className={group.group} data-invalid={error ? '' : undefined} aria-describedby={useDescription(name, hint, error)}>
      <legend className={legendAsTitle ? css.title : group.legend}>
        {legendAsTitle ? <h1 tabIndex={-1}>{unbroken(legend)}</h1> : legendHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      {hint && <Hint name={name}>{hint}</Hint>}
      {error && <FieldError name={name}>{error}</FieldError>}
      <div className={cx(css.options, css[layout])}>
        {options.map((option, index) => {
          const id = index === 0 ? fieldId(name) : `${fieldId(name)}-${option.value}`;
          return (
            <label key={option.value} className={css.option} data-checked={option.value === value ? '' : undefined} {...pressHandlers}>
              <input
                ref={autofillTickRef(option.value === value, checked => checked && onChange(option.value))}
                type="radio"
                className={cx(group.radio, css.radio)}
                id={id}
                name={name}
                value={option.value}
                checked={option.value === value}
                aria-labelledby={`${id}-label`}
                aria-describedby={option.description ? `${id}-more` : undefined}
                onClick={submitsOnSelect === true || (submitsOnSelect !== false && submitsOnSelect(option.value)) ? onClick : undefined}
                onChange={() => onChange(option.value)}
              />
              <span className={css.text}>
                <span id={`${id}-label`} className={css.label} lang={option.lang}>
                  {option.label}
                </span>
                {option.description ? (
                  <span id={`${id}-more`} className={css.description}>
                    {option.description}
                  </span>
                ) : null}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
};
