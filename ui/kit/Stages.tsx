import type { ReactElement } from 'react';
import { kitMessages } from '@messages/kit';
import { cx } from './cx';
import { Icon } from './Icon';
import css from './Stages.module.css';

interface StagesProps {
  readonly stages: readonly { readonly name: string; readonly text?: string }[];
  /** Index of the current stage. */
  readonly at: number;
  /** On the brand's deep ground, which is the same in light and dark. */
  readonly deep?: boolean;
}

/** Stages of a wait: completed, current, next. XTR-46 */
export const Stages = ({ stages, at, deep }: StagesProps): ReactElement => (
  <ol className={cx(css.stages, deep && css.deep)}>
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
              <span className={css.progress}>{` ${kitMessages.stage[progress]}`}</span>
            </p>
            {text && <p className={css.text}>{text}</p>}
          </div>
        </li>
      );
    })}
  </ol>
);
