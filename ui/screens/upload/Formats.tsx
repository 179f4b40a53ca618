import type { ReactElement } from 'react';
import { uploadCopy as copy } from '@ui/copy/fr/upload';
import { Hint } from '@ui/kit/FieldParts';

/** Names the sentence that describes every place for a file. */
export const FORMATS = 'formats';

/** What is accepted, said once for the whole document. PRF-05 */
export const Formats = (): ReactElement => <Hint name={FORMATS}>{copy.formats}</Hint>;
