import type { ReactElement } from 'react';
import type { Participant } from '@domain/journey/words';
import { summaryMessages } from '@messages/summary';
import { Change as ChangeLine } from '@ui/kit/Change';
import { useMessages } from '@ui/mvvm/messages';

interface ChangeProps {
  readonly what: string;
  /** One of two holders; undefined: a single holder. */
  readonly who?: Participant | undefined;
  readonly onClick: () => void;
}

/** Edit button of a row, with the row's name as accessible name. XTR-01 */
export const Change = ({ what, who, onClick }: ChangeProps): ReactElement => {
  const copy = useMessages(summaryMessages);
  return <ChangeLine word={copy.change} what={copy.changeWhat(what, who)} onClick={onClick} />;
};
