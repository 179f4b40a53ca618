import { rule } from '@domain/kernel/rule';
import { list, oneOf, record, text } from '@domain/kernel/shape';
import { PDF } from './limits';
import { paperNamed, papers } from './papers';

/** FRONT and BACK of a card, SINGLE for a page of any other document. PRF-04 */
export const sides = ['FRONT', 'BACK', 'SINGLE'] as const;
export type Side = (typeof sides)[number];

/** Maximum number of photos in one proof. D-54 */
export const MOST_PAGES = 6;

/** A page ready for upload: its side, and its file type. */
export interface ScanGiven {
  readonly side: Side;
  readonly type: string;
}

export type PagesRefusal = 'missing' | 'side-missing' | 'pdf-alone' | 'too-many';
export type PagesVerdict = { readonly accepted: true } | { readonly accepted: false; readonly reason: PagesRefusal };

const isPdf = ({ type }: ScanGiven): boolean => type === PDF;

/** A card: exactly two sides, or one PDF with both. */
const refusalOfCard = (pages: readonly ScanGiven[]): PagesRefusal | undefined => {
  const [first, second, third] = pages;
  if (first?.side === 'SINGLE') return second === undefined && isPdf(first) ? undefined : 'side-missing';
  return first?.side === 'FRONT' && second?.side === 'BACK' && third === undefined ? undefined : 'side-missing';
};

/** Any other document: one PDF, or photos in the chosen order. */
const refusalOfPages = (pages: readonly ScanGiven[]): PagesRefusal | undefined => {
  if (pages.length > 1 && pages.some(isPdf)) return 'pdf-alone';
  return pages.length > MOST_PAGES ? 'too-many' : undefined;
};

const page = (side: Side, type = 'image/jpeg'): ScanGiven => ({ side, type });
const photos = (count: number): readonly ScanGiven[] => Array.from({ length: count }, () => page('SINGLE'));

export const documentsPages = rule({
  id: 'documents.pages',
  requirements: ['PRF-04', 'D-54'],
  title: { fr: 'Pages d’un justificatif', en: 'Pages of a proof' },
  says: {
    fr: 'Une carte d’identité est son recto et son verso, ou un seul PDF qui contient les deux ; tout autre justificatif est un seul PDF, ou une à {most:words} photos.',
    en: 'An identity card is its front and its back, or one PDF that holds both; any other proof is one PDF, or one to {most:words} photos.',
  },
  parameters: {
    most: { value: MOST_PAGES, unit: 'photos', limit: 'included' },
  },
  input: record({ document: text, pages: list(record({ side: oneOf(...sides), type: text })) }),
  known: {
    document: Object.keys(papers),
    pages: [
      [],
      [page('FRONT')],
      [page('BACK')],
      [page('FRONT'), page('BACK')],
      [page('BACK'), page('FRONT')],
      [page('FRONT'), page('BACK'), page('SINGLE')],
      [page('SINGLE', PDF)],
      [page('SINGLE', PDF), page('SINGLE', PDF)],
      [page('SINGLE'), page('SINGLE', PDF)],
      photos(1),
      photos(2),
      photos(MOST_PAGES),
      photos(MOST_PAGES + 1),
    ],
  },
  decide: ({ document, pages }): PagesVerdict => {
    if (pages.length === 0) return { accepted: false, reason: 'missing' };
    const reason = paperNamed(document).sided ? refusalOfCard(pages) : refusalOfPages(pages);
    return reason === undefined ? { accepted: true } : { accepted: false, reason };
  },
  examples: [
    ['nothing', { document: 'GAS', pages: [] }, { accepted: false, reason: 'missing' }],
    ['one photo', { document: 'GAS', pages: photos(1) }, { accepted: true }],
    ['six photos', { document: 'PAYSLIP', pages: photos(6) }, { accepted: true }],
    ['seven photos', { document: 'PAYSLIP', pages: photos(7) }, { accepted: false, reason: 'too-many' }],
    ['one PDF', { document: 'PASSPORT', pages: [page('SINGLE', PDF)] }, { accepted: true }],
    ['two PDFs', { document: 'GAS', pages: [page('SINGLE', PDF), page('SINGLE', PDF)] }, { accepted: false, reason: 'pdf-alone' }],
    ['a photo and a PDF', { document: 'GAS', pages: [page('SINGLE'), page('SINGLE', PDF)] }, { accepted: false, reason: 'pdf-alone' }],
    ['an ID card, front and back', { document: 'CNI', pages: [page('FRONT'), page('BACK')] }, { accepted: true }],
    ['an ID card, each side a PDF', { document: 'CNI', pages: [page('FRONT', PDF), page('BACK', PDF)] }, { accepted: true }],
    ['an ID card, the front alone', { document: 'CNI', pages: [page('FRONT')] }, { accepted: false, reason: 'side-missing' }],
    ['an ID card, the back alone', { document: 'CNI', pages: [page('BACK')] }, { accepted: false, reason: 'side-missing' }],
    ['an ID card in one PDF', { document: 'CNI', pages: [page('SINGLE', PDF)] }, { accepted: true }],
    ['an ID card in one photo', { document: 'CNI', pages: [page('SINGLE')] }, { accepted: false, reason: 'side-missing' }],
    [
      'an ID card in two PDFs that each hold both',
      { document: 'CNI', pages: [page('SINGLE', PDF), page('SINGLE', PDF)] },
      { accepted: false, reason: 'side-missing' },
    ],
  ],
  refusals: [['a document that is not accepted', { document: 'DRIVING_LICENCE', pages: photos(1) }, 'UNKNOWN_DOCUMENT']],
});
