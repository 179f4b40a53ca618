/** What customers upload instead of a photo or a PDF, as far as its bytes show it. XTR-40, D-16 */
export const otherFiles = [
  'web-page',
  'word',
  'open-document',
  'rich-text',
  'pages',
  'spreadsheet',
  'slides',
  'archive',
  'email',
  'shortcut',
  'text',
  'picture',
  'film',
  'print-file',
] as const;

export type OtherFile = (typeof otherFiles)[number];

const known: readonly string[] = otherFiles;
export const isOtherFile = (reason: string): reason is OtherFile => known.includes(reason);
