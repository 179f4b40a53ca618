import { useWords } from '@ui/mvvm/words';
import type { ReactElement } from 'react';
import { uploadWords } from '@ui/copy/fr/adviser/upload';
import { Hint } from '@ui/kit/FieldParts';

/** Names the sentence that describes every place for a file. */
export const FORMATS = 'formats';

/** What is accepted, said once for the whole document. PRF-05 */
export const Formats = (): ReactElement => {
  const copy = useWords(uploadWords);
  return <Hint name={FORMATS}>{copy.formats}</Hint>;
};
