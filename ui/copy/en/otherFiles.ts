import type { OtherFile } from '@domain/proofs/otherFiles';
import type { Wording } from '../byReader';
import type * as fr from '../fr/otherFiles';

interface Said {
  readonly is: string;
  readonly then: string;
  readonly renamed?: string;
}

const SAVE_IT = 'Open it, then save it as a PDF.';
const PRINT_IT = 'Open it, then print it to a PDF.';

const of = {
  'web-page': {
    is: 'a web page',
    then: PRINT_IT,
    renamed: 'Sign in again to the website that it comes from, then download it again.',
  },
  word: { is: 'a Word document', then: SAVE_IT },
  'open-document': { is: 'a LibreOffice document', then: 'Open it, then export it as a PDF.' },
  'rich-text': { is: 'a word-processing document', then: SAVE_IT },
  pages: { is: 'a Pages document', then: 'Open it in Pages, then export it as a PDF.' },
  spreadsheet: { is: 'a spreadsheet', then: SAVE_IT },
  slides: { is: 'a presentation', then: SAVE_IT },
  archive: { is: 'a compressed folder', then: 'Open it, then choose the document inside.' },
  email: { is: 'an email', then: 'Open it and save its attachment. If it has none, print it to a PDF.' },
  shortcut: { is: 'a shortcut', then: 'Open it, save the document that it leads to, then choose that document.' },
  text: { is: 'plain text', then: 'Choose the original document as a PDF, or take a photo of it.' },
  picture: { is: 'a picture in a format that we cannot read', then: 'Save it as JPEG or PNG, or take a photo of the document.' },
  film: { is: 'a video', then: 'Take a photo of the document.' },
  'print-file': { is: 'a print file', then: PRINT_IT },
} as const satisfies Readonly<Record<OtherFile, Said>>;

/** Types that a name may claim. */
const claims = { pdf: 'a PDF', jpg: 'a JPEG', jpeg: 'a JPEG', png: 'a PNG', heic: 'a HEIC photo', webp: 'a WebP picture' } as const;

const claimOf = (name: string): string | undefined => {
  const ending = name.toLowerCase().split('.').at(-1);
  return Object.entries(claims).find(([each]) => each === ending)?.[1];
};

/** A file that is no photo and no PDF. XTR-40 */
export const otherFilesMessages: Wording<typeof fr.otherFilesMessages> = {
  refused: (file, name) => {
    const { is, then, renamed = then }: Said = of[file];
    const claim = claimOf(name);
    return claim === undefined ? `This file is ${is}. ${then}` : `The name says ${claim}, but this file is ${is}. ${renamed}`;
  },
};
