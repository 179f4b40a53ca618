import type { ReactElement, ReactNode } from 'react';
import { Illustration } from '@ui/kit/art/Illustration';
import { Actions } from './Actions';
import { cx } from './cx';
import css from './Outcome.module.css';
import { Headed } from './Page';
import { drawings, results, type ResultPage } from './results';

interface OutcomeProps {
  readonly page: ResultPage;
  readonly title: string;
  readonly children: ReactNode;
  /** What the person does, or gets, next. */
  readonly next?: ReactNode;
  readonly actions: ReactNode;
}

/** Result, next steps and main action. Becomes a whole page when no `Page` surrounds it. */
export const Outcome = ({ page, title, children, next, actions }: OutcomeProps): ReactElement => {
  const drawing = drawings[results[page]];
  return (
    <Headed title={title} className={css.title}>
      {heading => (
        <div className={css.outcome}>
          {drawing && <Illustration name={drawing} />}
          {heading}
          <div className={css.text}>{children}</div>
          {next ? <div className={cx(css.next, drawing !== null && css.boxed)}>{next}</div> : null}
          <Actions className={css.actions}>{actions}</Actions>
        </div>
      )}
    </Headed>
  );
};
