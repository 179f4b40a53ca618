import type { ReactElement } from 'react';
import { Button } from './Button';
import { Icon } from './Icon';
import { VisuallyHidden } from './VisuallyHidden';

interface ChangeProps {
  readonly word: string;
  /** Names the row for screen readers; invisible. */
  readonly what: string;
  readonly onClick: () => void;
}

/** Edit action of a recap row, in words. */
export const Change = ({ word, what, onClick }: ChangeProps): ReactElement => (
  <Button kind="line" onClick={onClick}>
    <Icon name="edit" size="small" />
    <span>{word}</span>
    <VisuallyHidden>{what}</VisuallyHidden>
  </Button>
);
