import type { ReactElement } from 'react';
import { emailSlipMessages as copy } from '@ui/copy/fr/emailSlip';
import { Suggestion } from '@ui/kit/Suggestion';

interface EmailSlipProps {
  readonly name: string;
  /** Undefined: nothing to ask. */
  readonly meant: string | undefined;
  readonly onTake: (email: string) => void;
}

/** 'gmail.con' is asked about under its field, never refused. D-74 */
export const EmailSlip = ({ name, meant, onTake }: EmailSlipProps): ReactElement => (
  <Suggestion name={name} text={meant && copy.meant(meant)} action={copy.take} onTake={() => meant !== undefined && onTake(meant)} />
);
