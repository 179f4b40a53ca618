import type { ReactElement } from 'react';
import { kitMessages } from '@messages/kit';
import { Icon } from './Icon';
import css from './Stages.module.css';
import { VisuallyHidden } from './VisuallyHidden';

interface StagesProps {
  readonly stages: readonly { readonly name: string; readonly text: string }[];
  /** Index of the current stage. */
  readonly at: number;
}

/** Stages of a wait: completed, current, next. XTR-46 */
export const Stages = ({ stages, at }: StagesProps): ReactElement => (
  <ol className={css.stages}>
    {stages.map(({ name, text }, index) => {
      const progress = index < at ? 'complete' : index > at ? 'upcoming' : 'ongoing';
      return (
        <li key={index} className={css.stage} data-progress={progress} aria-current={progress === 'ongoing' ? 'step' : undefined}>
          <span className={css.mark} aria-hidden="true">
            {progress === 'complete' && <Icon name="check" size="small" />}
            {progress === 'upcoming' && <span>{index + 1}</span>}
          </span>
          <div>
            <p className={css.name}>
              <span>{name}</span>
              <VisuallyHidden>{` ${kitMessages.stage[progress]}`}</VisuallyHidden>
            </p>
            <p className={css.text}>{text}</p>
          </div>
        </li>
      );
    })}
  </ol>
);
