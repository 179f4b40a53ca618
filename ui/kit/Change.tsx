import type { ReactElement } from 'react';
import { Button } from './Button';
import css from './Change.module.css';
import { Icon } from './Icon';
import { VisuallyHidden } from './VisuallyHidden';

interface ChangeProps {
  readonly word: string;
  /** Names the row for screen readers; invisible. */
  readonly what: string;
  readonly onClick: () => void;
}

/** Edit action of a recap row: a word on a wide screen, an icon on a phone; the accessible name stays the same. */
export const Change = ({ word, what, onClick }: ChangeProps): ReactElement => (
  <Button kind="line" onClick={onClick}>
    <span className={css.drawing}>
      <Icon name="edit" />
    </span>
    <span className={css.word}>{word}</span>
    <VisuallyHidden>{what}</VisuallyHidden>
  </Button>
);
