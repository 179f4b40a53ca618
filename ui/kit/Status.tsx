import type { ReactElement, ReactNode } from 'react';
import { VisuallyHidden } from './VisuallyHidden';

interface StatusProps {
  /** May be empty: screen readers announce a text only when its region was in the page before. */
  readonly children?: ReactNode;
  readonly hidden?: boolean | undefined;
}

export const Status = ({ children, hidden }: StatusProps): ReactElement => (
  <div role="status">{hidden ? <VisuallyHidden>{children}</VisuallyHidden> : children}</div>
);
