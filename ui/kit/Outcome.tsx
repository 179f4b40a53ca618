import type { ReactElement, ReactNode } from 'react';
import { Illustration, type IllustrationName } from '@ui/kit/art/Illustration';
import { Actions } from './Actions';
import type { NoticeKind } from './Notice';
import css from './Outcome.module.css';
import { Headed } from './Page';

interface OutcomeProps {
  readonly kind: NoticeKind;
  readonly title: string;
  readonly children: ReactNode;
  /** What the person does, or gets, next. */
  readonly next?: ReactNode;
  readonly actions: ReactNode;
}

const drawings: Readonly<Record<NoticeKind, IllustrationName>> = { success: 'success', info: 'paused', warning: 'search', error: 'error' };

/** Result, next steps and main action. Becomes a whole page when no `Page` surrounds it. */
export const Outcome = ({ kind, title, children, next, actions }: OutcomeProps): ReactElement => (
  <Headed title={title} className={css.title}>
    {heading => (
      <div className={css.outcome}>
        <Illustration name={drawings[kind]} />
        {heading}
        <div className={css.text}>{children}</div>
        {next ? <div className={css.next}>{next}</div> : null}
        <Actions className={css.actions}>{actions}</Actions>
      </div>
    )}
  </Headed>
);
