import type { Side } from '@domain/proofs/pages';
import type { UploadMessages } from './faults';

/** Labels of the file inputs: first file, another page, or a replacement. */
export const waysOf = (side: Side, given: boolean, copy: UploadMessages) => {
  if (!given) return { photo: copy.photo, file: copy.file, icon: 'upload' } as const;
  return side === 'SINGLE'
    ? ({ photo: copy.photoMore, file: copy.fileMore, icon: 'plus' } as const)
    : ({ photo: copy.photoAgain, file: copy.fileAgain, icon: 'refresh' } as const);
};
