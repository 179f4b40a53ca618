import type { ReactElement, ReactNode } from 'react';
import { OutcomeArt } from '@ui/theme/art/OutcomeArt';
import type { NoticeKind } from './Notice';
import css from './Outcome.module.css';
import { Headed } from './Page';

interface OutcomeProps {
  readonly kind: NoticeKind;
  readonly title: string;
  readonly children: ReactNode;
  readonly actions: ReactNode;
}

/** How something ended, what comes next, and one main way on. A page of its own where no page stands around it. */
export const Outcome = ({ kind, title, children, actions }: OutcomeProps): ReactElement => (
  <Headed title={title} className={css.title}>
    {heading => (
      <div className={css.outcome}>
        <OutcomeArt kind={kind} />
        {heading}
        <div className={css.text}>{children}</div>
        <div className={css.actions}>{actions}</div>
      </div>
    )}
  </Headed>
);
