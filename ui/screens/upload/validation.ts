import type { ReadyScan } from '@application/proofs/ports';
import { PDF, uploadLimits } from '@domain/proofs/limits';
import { samePage } from '@domain/proofs/likeness';
import { documentsPages, type Side } from '@domain/proofs/scans';
import type { PaperName, ProofCategory } from '@domain/proofs/papers';
import { documentsUpload } from '@domain/proofs/upload';
import { sidesOf } from '@domain/proofs/slot';
import type { MessagesOf } from '@ui/copy/byReader';
import type { uploadMessages } from '@messages/upload';
import type { GivenScan } from './UploadDraft';
import { documentsPhoto, type PhotoVerdict } from '@domain/proofs/photo';
import { photoMessages } from '@messages/photo';

export type UploadMessages = MessagesOf<typeof uploadMessages>;

/** Name of the document field. */
export const PAPER = 'paper';

export type ValidationErrors = { readonly [Field in Side | typeof PAPER]?: string | undefined };

const weightOf = (pages: readonly GivenScan[]): number => pages.reduce((sum, { page }) => sum + page.content.size, 0);

const tooHeavy = (copy: UploadMessages, pages: readonly GivenScan[]): string | undefined => {
  const files = pages.map(({ page }) => ({ type: page.mimeType, bytes: page.content.size, resizable: true }));
  const verdict = documentsUpload.decide({ files });
  if (verdict.accepted || verdict.reason === 'missing') return undefined;
  return verdict.reason === 'total-too-large' ? copy.tooHeavy(weightOf(pages), uploadLimits.totalBytes) : copy.refusals[verdict.reason];
};

const pagesOf = (document: PaperName, pages: readonly GivenScan[]) =>
  documentsPages.decide({ document, pages: pages.map(({ page: { side, mimeType } }) => ({ side, type: mimeType })) });

/** All required pages are given. PRF-04, D-54 */
export const isWhole = (document: PaperName | undefined, pages: readonly GivenScan[]): boolean =>
  document !== undefined && pagesOf(document, pages).accepted;

/** Errors that prevent sending. PRF-05, PRF-06, D-54 */
export const validationErrorsOf = (
  copy: UploadMessages,
  category: ProofCategory,
  document: PaperName | undefined,
  pages: readonly GivenScan[],
): ValidationErrors => {
  if (document === undefined) return { [PAPER]: copy.whichRequired };
  const sides = sidesOf(document);
  const verdict = pagesOf(document, pages);
  const [first] = sides;
  if (verdict.accepted) return { [first]: tooHeavy(copy, pages) };
  const missing = sides.find(side => !pages.some(({ page }) => page.side === side)) ?? first;
  switch (verdict.reason) {
    case 'missing':
    case 'side-missing':
      return { [missing]: copy.required[category] };
    case 'pdf-alone':
    case 'too-many':
      return { [first]: copy.pagesRefused[verdict.reason] };
  }
};

/** Error of a page that cannot be added to the others. D-54 */
export const errorBeside = (
  copy: UploadMessages,
  document: PaperName,
  pages: readonly GivenScan[],
  added: readonly ReadyScan[],
): string | undefined => {
  const types = [...pages.map(({ page }) => page), ...added].map(({ mimeType }) => ({ side: 'SINGLE' as const, type: mimeType }));
  const verdict = documentsPages.decide({ document, pages: types });
  if (verdict.accepted || verdict.reason === 'missing' || verdict.reason === 'side-missing') return undefined;
  return copy.pagesRefused[verdict.reason];
};

/** Error of a side that is the same page as the other side. D-54 */
export const errorOfSides = (
  copy: UploadMessages,
  side: Exclude<Side, 'SINGLE'>,
  pages: readonly GivenScan[],
  added: readonly ReadyScan[],
): string | undefined => {
  const others = pages.filter(({ page }) => page.side !== side && page.side !== 'SINGLE');
  const same = others.some(({ likeness }) => added.some(each => samePage(each.likeness, likeness)));
  if (!same) return undefined;
  return copy.otherSide[side][added.some(isPdf) ? 'pdf' : 'photo'];
};

export const isPdf = ({ mimeType }: Pick<ReadyScan, 'mimeType'>): boolean => mimeType === PDF;

export const holdsPdf = (pages: readonly GivenScan[]): boolean => pages.some(({ page }) => isPdf(page));

/** The device's judgement of a photo that is still to be sent; undefined where nothing was measured. Advisory: it stops nothing. XTR-37 */
export const verdictOf = (paper: PaperName | undefined, { measures, sent }: GivenScan): PhotoVerdict | undefined =>
  paper === undefined || measures === undefined || sent ? undefined : documentsPhoto.decide({ document: paper, ...measures });

/** The first photo that the device finds bad. XTR-37 */
export const poorPhoto = (paper: PaperName | undefined, pages: readonly GivenScan[]): GivenScan | undefined =>
  pages.find(page => ![undefined, 'good'].includes(verdictOf(paper, page)));

/** The judgements of photos in words, for the announcement. */
export const verdictsSaid = (paper: PaperName | undefined, pages: readonly GivenScan[]): readonly string[] =>
  pages.flatMap(page => verdictOf(paper, page) ?? []).map(verdict => photoMessages.verdict[verdict]);
