import type { ReactElement } from 'react';
import { uploadMessages } from '@messages/upload';
import { Hint } from '@ui/kit/FieldParts';
import { useMessages } from '@ui/mvvm/messages';

/** Id for the `aria-describedby` of every file input. */
export const FORMATS = 'formats';

/** Accepted formats, once for all file inputs. PRF-05 */
export const Formats = (): ReactElement => {
  const copy = useMessages(uploadMessages);
  return <Hint name={FORMATS}>{copy.formats}</Hint>;
};
