import { useState, type ReactElement } from 'react';
import { kitMessages } from '@ui/copy/fr/kit';
import { Disclosure } from '@ui/kit/Disclosure';
import { Status } from '@ui/kit/Status';
import type { Explanation } from '@ui/why/book';

/** The client's explanation of a rule. */
export type ClientReason = Explanation['client'];

/** 'Pourquoi ?' as in ui/why, without the rule book: the loaded main application provides the text. XTR-23 */
export const FirstWhy = ({ ask }: { readonly ask: () => Promise<ClientReason> }): ReactElement => {
  const [told, setTold] = useState<ClientReason>();
  const [failed, setFailed] = useState(false);
  const opened = (): void => {
    setFailed(false);
    if (told === undefined) ask().then(setTold, () => setFailed(true));
  };
  return (
    <Disclosure summary={kitMessages.why} onOpen={opened}>
      <Status>{told ?? (failed ? kitMessages.whyFailed : kitMessages.busy)}</Status>
    </Disclosure>
  );
};
