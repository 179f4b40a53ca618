import type { ReactElement } from 'react';
import type { Progress } from '@domain/journey/words';
import { shellMessages } from '@messages/shell';
import { Icon } from '@ui/kit/Icon';
import { unbroken } from '@ui/kit/unbroken';
import { VisuallyHidden } from '@ui/kit/VisuallyHidden';
import css from './StageList.module.css';

export interface StageListProps {
  readonly title: string;
  readonly lines: readonly { readonly name: string; readonly progress: Progress }[];
}

/** Steps of the current part beside the page: done, current and to come, without links. XTR-44 */
export const StageList = ({ title, lines }: StageListProps): ReactElement => (
  <section className={css.stage}>
    <h2>{title}</h2>
    <ol className={css.lines}>
      {lines.map(({ name, progress }) => (
        <li key={name} className={css.line} data-progress={progress} aria-current={progress === 'ongoing' ? 'step' : undefined}>
          {progress === 'complete' && <Icon name="check" size="small" />}
          <span>
            <span>{unbroken(name)}</span>
            <VisuallyHidden>{` ${shellMessages.progress[progress]}`}</VisuallyHidden>
          </span>
        </li>
      ))}
    </ol>
  </section>
);
