import type { ReactElement, ReactNode } from 'react';
import { kitMessages } from '@messages/kit';
import { cx } from './cx';
import { Icon } from './Icon';
import css from './Notice.module.css';
import { VisuallyHidden } from './VisuallyHidden';

export type NoticeKind = 'info' | 'success' | 'warning' | 'error';

interface NoticeProps {
  readonly kind: NoticeKind;
  readonly title?: string | undefined;
  readonly children: ReactNode;
  /** Announced by screen readers: for a notice that appears after an action. */
  readonly live?: boolean | undefined;
}

export const Notice = ({ kind, title, children, live }: NoticeProps): ReactElement => (
  <div className={cx(css.notice, css[kind])} role={live ? (kind === 'error' ? 'alert' : 'status') : undefined}>
    <Icon name={kind} />
    <div className={css.text}>
      <VisuallyHidden>{`${kitMessages.notice[kind]}${kitMessages.colon}`}</VisuallyHidden>
      {title && <p className={css.title}>{title}</p>}
      <div>{children}</div>
    </div>
  </div>
);
