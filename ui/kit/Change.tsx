import type { ReactElement } from 'react';
import { Button } from './Button';
import css from './Change.module.css';
import { Icon } from './Icon';
import { VisuallyHidden } from './VisuallyHidden';

interface ChangeProps {
  readonly word: string;
  /** Read after the word, never shown: what the line is of. */
  readonly what: string;
  readonly onClick: () => void;
}

/** The way to change one line among many: a word where there is room, a drawing on a phone, one name for all. */
export const Change = ({ word, what, onClick }: ChangeProps): ReactElement => (
  <Button kind="line" onClick={onClick}>
    <span className={css.drawing}>
      <Icon name="edit" />
    </span>
    <span className={css.word}>{word}</span>
    <VisuallyHidden>{what}</VisuallyHidden>
  </Button>
);
