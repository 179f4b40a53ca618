import { useState, type ReactElement, type ReactNode } from 'react';
import { kitMessages } from '@ui/copy/fr/kit';
import css from './Choice.module.css';
import { cx } from './cx';
import { fieldId, useDescription } from './fieldIds';
import { FieldError, Hint } from './FieldParts';
import { tickedIn } from './filledIn';
import { useGoesOn } from './goesOn';
import { unbroken } from './unbroken';

interface ChoiceProps<V extends string> {
  readonly name: string;
  readonly legend: string;
  /** The question is the page's heading; the page is then given `titleHidden`. */
  readonly legendAsTitle?: boolean | undefined;
  readonly value: V | undefined;
  readonly options: readonly { readonly value: V; readonly label: string; readonly description?: ReactNode }[];
  readonly onChange: (value: V) => void;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly layout?: 'stack' | 'row' | undefined;
  /** It is all that the page asks: the first answer sends the form when it is pressed, and the hint says so. An answer that stood there changes by the button. STP-14 */
  readonly goesOn?: boolean | ((answer: V) => boolean) | undefined;
}

/** One answer out of a few, each a card that is wholly its label. */
export const Choice = <V extends string>(props: ChoiceProps<V>): ReactElement => {
  const { name, legend, legendAsTitle, value, options, onChange, error, layout = 'stack', goesOn = false } = props;
  const goes = goesOn !== false;
  const [[asksFirst, went], ask] = useState([goes && value === undefined, goes] as const);
  if (goes !== went) ask([goes && value === undefined, goes]); // never drawn anew: the focus may be in it
  const hint = asksFirst ? [props.hint, kitMessages.onePress].filter(Boolean).join(' ') : props.hint;
  const { onClick, ...pressed } = useGoesOn(asksFirst);
  return (
    <fieldset className={css.choice} data-invalid={error ? '' : undefined} aria-describedby={useDescription(name, hint, error)}>
      <legend className={legendAsTitle ? css.title : css.legend}>
        {legendAsTitle ? <h1 tabIndex={-1}>{unbroken(legend)}</h1> : legend}
      </legend>
      {hint && <Hint name={name}>{hint}</Hint>}
      {error && <FieldError name={name}>{error}</FieldError>}
      <div className={cx(css.options, css[layout])}>
        {options.map((option, index) => {
          const id = index === 0 ? fieldId(name) : `${fieldId(name)}-${option.value}`;
          return (
            <label key={option.value} className={css.option} data-checked={option.value === value ? '' : undefined} {...pressed}>
              <input
                ref={tickedIn(option.value === value, checked => checked && onChange(option.value))}
                type="radio"
                className={css.radio}
                id={id}
                name={name}
                value={option.value}
                checked={option.value === value}
                aria-labelledby={`${id}-label`}
                aria-describedby={option.description ? `${id}-more` : undefined}
                onClick={goesOn === true || (goesOn !== false && goesOn(option.value)) ? onClick : undefined}
                onChange={() => onChange(option.value)}
              />
              <span className={css.text}>
                <span id={`${id}-label`} className={css.label}>
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
