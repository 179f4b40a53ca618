import type { ReactElement } from 'react';
import type { Participant } from '@domain/journey/words';
import { summaryCopy as copy } from '@ui/copy/fr/summary';
import { Button } from '@ui/kit/Button';
import { VisuallyHidden } from '@ui/kit/VisuallyHidden';

interface ChangeProps {
  readonly what: string;
  /** Of two holders; undefined where there is one. */
  readonly who?: Participant | undefined;
  readonly onClick: () => void;
}

/** The way to correct a line, named by it. XTR-01 */
export const Change = ({ what, who, onClick }: ChangeProps): ReactElement => (
  <Button kind="quiet" onClick={onClick}>
    {copy.change}
    <VisuallyHidden>{copy.changeWhat(what, who)}</VisuallyHidden>
  </Button>
);
