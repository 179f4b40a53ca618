import type { ReactElement } from 'react';
import { Button } from './Button';
import { fieldId } from './fieldIds';
import { Notice } from './Notice';
import { Status } from './Status';
import css from './Suggestion.module.css';

interface SuggestionProps {
  /** The field concerned; takes the focus once the suggestion is accepted. */
  readonly name: string;
  /** Undefined: no suggestion. */
  readonly text: string | undefined;
  readonly action?: string | undefined;
  readonly onTake?: (() => void) | undefined;
}

/** Proposes a correction under a field, accepted by one click, never applied by itself. D-70, D-74 */
export const Suggestion = ({ name, text, action, onTake }: SuggestionProps): ReactElement => {
  const take = (): void => {
    document.getElementById(fieldId(name))?.focus();
    onTake?.();
  };
  return (
    <div className={css.suggestion}>
      <Status>
        {text !== undefined && (
          <Notice kind="info">
            <p>{text}</p>
            {action !== undefined && (
              <Button kind="secondary" onClick={take}>
                {action}
              </Button>
            )}
          </Notice>
        )}
      </Status>
    </div>
  );
};
