import type { ReadyPage } from '@application/proofs/ports';
import { PDF, uploadLimits } from '@domain/proofs/limits';
import { samePage } from '@domain/proofs/likeness';
import { documentsPages, type Side } from '@domain/proofs/pages';
import type { PaperName, ProofCategory } from '@domain/proofs/papers';
import { documentsUpload } from '@domain/proofs/upload';
import { sidesOf } from '@domain/proofs/slot';
import type { MessagesOf } from '@ui/copy/byReader';
import type { uploadMessages } from '@messages/upload';
import type { GivenPage } from './ChosenPapers';

export type UploadMessages = MessagesOf<typeof uploadMessages>;

/** Name of the document field. */
export const PAPER = 'paper';

export type Faults = { readonly [Field in Side | typeof PAPER]?: string | undefined };

const weightOf = (pages: readonly GivenPage[]): number => pages.reduce((sum, { page }) => sum + page.content.size, 0);

const tooHeavy = (copy: UploadMessages, pages: readonly GivenPage[]): string | undefined => {
  const files = pages.map(({ page }) => ({ type: page.mimeType, bytes: page.content.size, resizable: true }));
  const verdict = documentsUpload.decide({ files });
  if (verdict.accepted || verdict.reason === 'missing') return undefined;
  return verdict.reason === 'total-too-large' ? copy.tooHeavy(weightOf(pages), uploadLimits.totalBytes) : copy.refusals[verdict.reason];
};

const pagesOf = (document: PaperName, pages: readonly GivenPage[]) =>
  documentsPages.decide({ document, pages: pages.map(({ page: { side, mimeType } }) => ({ side, type: mimeType })) });

/** All required pages are given. PRF-04, D-54 */
export const isWhole = (document: PaperName | undefined, pages: readonly GivenPage[]): boolean =>
  document !== undefined && pagesOf(document, pages).accepted;

/** Errors that prevent sending. PRF-05, PRF-06, D-54 */
export const faultsOf = (
  copy: UploadMessages,
  category: ProofCategory,
  document: PaperName | undefined,
  pages: readonly GivenPage[],
): Faults => {
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
export const faultBeside = (
  copy: UploadMessages,
  document: PaperName,
  pages: readonly GivenPage[],
  added: readonly ReadyPage[],
): string | undefined => {
  const types = [...pages.map(({ page }) => page), ...added].map(({ mimeType }) => ({ side: 'SINGLE' as const, type: mimeType }));
  const verdict = documentsPages.decide({ document, pages: types });
  if (verdict.accepted || verdict.reason === 'missing' || verdict.reason === 'side-missing') return undefined;
  return copy.pagesRefused[verdict.reason];
};

/** Error of a side that is the same page as the other side. D-54 */
export const faultOfSides = (
  copy: UploadMessages,
  side: Exclude<Side, 'SINGLE'>,
  pages: readonly GivenPage[],
  added: readonly ReadyPage[],
): string | undefined => {
  const others = pages.filter(({ page }) => page.side !== side && page.side !== 'SINGLE');
  const same = others.some(({ likeness }) => added.some(each => samePage(each.likeness, likeness)));
  if (!same) return undefined;
  return copy.otherSide[side][added.some(isPdf) ? 'pdf' : 'photo'];
};

export const isPdf = ({ mimeType }: Pick<ReadyPage, 'mimeType'>): boolean => mimeType === PDF;

export const holdsPdf = (pages: readonly GivenPage[]): boolean => pages.some(({ page }) => isPdf(page));
