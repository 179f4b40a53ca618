import type { ReactElement } from 'react';
import { uploadMessages } from '@ui/copy/fr/upload';
import { Hint } from '@ui/kit/FieldParts';
import { useMessages } from '@ui/mvvm/messages';

/** Names the sentence that describes every place for a file. */
export const FORMATS = 'formats';

/** What is accepted, said once for the whole document. PRF-05 */
export const Formats = (): ReactElement => {
  const copy = useMessages(uploadMessages);
  return <Hint name={FORMATS}>{copy.formats}</Hint>;
};
