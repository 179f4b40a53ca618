import type { ReactElement, ReactNode } from 'react';
import { VisuallyHidden } from './VisuallyHidden';

interface StatusProps {
  /** May be empty: the region stands before its words, or they are never said. */
  readonly children?: ReactNode;
  readonly hidden?: boolean | undefined;
}

/** A region whose changes are said aloud. */
export const Status = ({ children, hidden }: StatusProps): ReactElement => (
  <div role="status">{hidden ? <VisuallyHidden>{children}</VisuallyHidden> : children}</div>
);
