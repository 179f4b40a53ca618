import type { ReactElement } from 'react';
import { emailSlipMessages as copy } from '@ui/copy/fr/emailSlip';
import { Suggestion } from '@ui/kit/Suggestion';

interface EmailSlipProps {
  readonly name: string;
  /** Undefined: no suggestion. */
  readonly meant: string | undefined;
  readonly onTake: (email: string) => void;
}

/** Suggests 'gmail.com' for 'gmail.con'; never rejects an address. D-74 */
export const EmailSlip = ({ name, meant, onTake }: EmailSlipProps): ReactElement => (
  <Suggestion name={name} text={meant && copy.meant(meant)} action={copy.take} onTake={() => meant !== undefined && onTake(meant)} />
);
