import type { OtherFile } from '@domain/proofs/otherFiles';

/** What the file is, and how to get a photo or a PDF from it. `renamed`: for a file that is called a PDF. */
interface Said {
  readonly is: string;
  readonly then: string;
  readonly renamed?: string;
}

const SAVE_IT = 'Ouvrez-le, puis enregistrez-le au format PDF.';
const SAVE_IT_FEMININE = 'Ouvrez-la, puis enregistrez-la au format PDF.';

const of = {
  'web-page': {
    is: 'une page web',
    then: 'Ouvrez-la, puis imprimez-la en PDF.',
    renamed: 'Téléchargez-le à nouveau. Reconnectez-vous d’abord au site d’où il vient.',
  },
  word: { is: 'un document Word', then: SAVE_IT },
  'open-document': { is: 'un document LibreOffice', then: 'Ouvrez-le, puis exportez-le au format PDF.' },
  'rich-text': { is: 'un document de traitement de texte', then: SAVE_IT },
  pages: { is: 'un document Pages', then: 'Ouvrez-le dans Pages, puis exportez-le au format PDF.' },
  spreadsheet: { is: 'une feuille de calcul', then: SAVE_IT_FEMININE },
  slides: { is: 'une présentation', then: SAVE_IT_FEMININE },
  archive: { is: 'un dossier compressé', then: 'Ouvrez-le, puis choisissez le document qu’il contient.' },
  email: { is: 'un e-mail', then: 'Ouvrez-le et enregistrez sa pièce jointe. S’il n’en a pas, imprimez-le en PDF.' },
  shortcut: { is: 'un raccourci', then: 'Ouvrez-le, enregistrez le document auquel il mène, puis choisissez ce document.' },
  text: { is: 'un simple texte', then: 'Choisissez le document d’origine en PDF, ou prenez-le en photo.' },
  picture: {
    is: 'une image dans un format que nous ne lisons pas',
    then: 'Enregistrez-la au format JPEG ou PNG, ou prenez le document en photo.',
  },
  film: { is: 'une vidéo', then: 'Prenez le document en photo.' },
  'print-file': { is: 'un fichier d’impression', then: 'Ouvrez-le, puis imprimez-le en PDF.' },
} as const satisfies Readonly<Record<OtherFile, Said>>;

/** Types that a name may claim. */
const claims = { pdf: 'PDF', jpg: 'JPEG', jpeg: 'JPEG', png: 'PNG', heic: 'HEIC', webp: 'WebP' } as const;

const claimOf = (name: string): string | undefined => {
  const ending = name.toLowerCase().split('.').at(-1);
  return Object.entries(claims).find(([each]) => each === ending)?.[1];
};

/** A file that is no photo and no PDF. XTR-40 */
export const otherFilesMessages = {
  refused: (file: OtherFile, name: string): string => {
    const { is, then, renamed = then }: Said = of[file];
    const claim = claimOf(name);
    return claim === undefined ? `Ce fichier est ${is}. ${then}` : `Ce fichier s’appelle ${claim}, mais c’est ${is}. ${renamed}`;
  },
} as const;
