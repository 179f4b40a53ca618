import type { ReactElement } from 'react';
import { didYouMeanMessages as copy } from '@messages/didYouMean';
import { Suggestion } from '@ui/kit/Suggestion';

interface DidYouMeanProps {
  readonly name: string;
  /** Undefined: no suggestion. */
  readonly meant: string | undefined;
  readonly onTake: (meant: string) => void;
}

/** Asks about a probable slip: 'gmail.com' for 'gmail.con', '01000' for '1000'. Changes nothing by itself. D-74, D-128 */
export const DidYouMean = ({ name, meant, onTake }: DidYouMeanProps): ReactElement => (
  <Suggestion name={name} text={meant && copy.meant(meant)} action={copy.take} onTake={() => meant !== undefined && onTake(meant)} />
);
