import type { ReactElement } from 'react';
import type { Progress } from '@domain/journey/words';
import { shellMessages } from '@messages/shell';
import { Icon } from '@ui/kit/Icon';
import { VisuallyHidden } from '@ui/kit/VisuallyHidden';
import { cx } from '@ui/kit/cx';
import css from './Breadcrumb.module.css';

const parts = ['offer', 'file', 'signature'] as const;

/** Progress of the current part: `done` from 0 to 1, and its text. */
export interface Within {
  readonly done: number;
  readonly text: string;
}

export type BreadcrumbState = Readonly<Record<(typeof parts)[number], Progress>>;

/** 'Étape 2 sur 3 – Dossier': the first incomplete part, else the last; empty before the first answer. */
const position = (state: BreadcrumbState): string => {
  if (parts.every(part => state[part] === 'upcoming')) return '';
  const ongoing = parts.findIndex(part => state[part] !== 'complete');
  const rank = ongoing < 0 ? parts.length : ongoing + 1;
  return shellMessages.position(rank, parts.length, shellMessages.steps[parts[rank - 1] ?? 'offer']);
};

/** Three parts without links. A live region announces a change of part. BRD-01, STP-13 */
export const Breadcrumb = ({
  state,
  within,
  pending = false,
}: {
  readonly state: BreadcrumbState | null;
  readonly within?: Within | undefined;
  /** Not known yet: keeps its room, so that nothing shifts. */
  readonly pending?: boolean | undefined;
}): ReactElement => (
  <div className={state ? css.breadcrumb : pending ? css.pending : css.none}>
    {state && (
      <nav aria-label={shellMessages.stepsLabel}>
        {/* another part under way is drawn anew at its own width, not moved. XTR-60 */}
        <ol key={parts.find(part => state[part] === 'ongoing')} className={css.parts}>
          {parts.map(part => (
            <li key={part} className={css.part} data-progress={state[part]} aria-current={state[part] === 'ongoing' ? 'step' : undefined}>
              {state[part] === 'ongoing' && within && <progress className={css.bar} value={within.done} aria-hidden="true" />}
              {state[part] === 'complete' && <Icon name="check" size="small" />}
              <span className={css.label}>
                <span>{shellMessages.steps[part]}</span>
                <VisuallyHidden>{` ${shellMessages.progress[state[part]]}`}</VisuallyHidden>
                {state[part] === 'ongoing' && within && <span className={css.beside}>{within.text}</span>}
              </span>
            </li>
          ))}
        </ol>
        {within && <p className={css.below}>{within.text}</p>}
        <p aria-live="polite" className={cx(css.position, within && css.told)}>
          {position(state)}
        </p>
      </nav>
    )}
  </div>
);
