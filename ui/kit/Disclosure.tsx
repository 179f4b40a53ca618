import type { ReactElement, ReactNode } from 'react';
import css from './Disclosure.module.css';
import { Icon } from './Icon';

interface DisclosureProps {
  readonly summary: ReactNode;
  readonly opened?: boolean | undefined;
  readonly onOpen?: (() => void) | undefined;
  readonly children: ReactNode;
}

export const Disclosure = ({ summary, opened, onOpen, children }: DisclosureProps): ReactElement => (
  <details className={css.disclosure} open={opened} onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}>
    <summary className={css.summary}>
      <Icon name="chevron-right" />
      <span>{summary}</span>
    </summary>
    <div className={css.content}>{children}</div>
  </details>
);
