import type { PaperName } from '@domain/proofs/papers';
import { documentsPhoto, type PhotoVerdict } from '@domain/proofs/photo';
import { photoMessages } from '@messages/photo';
import type { GivenPage } from './ChosenPapers';

/** The device's judgement of a photo that is still to be sent; undefined where nothing was measured. Advisory: it stops nothing. XTR-37 */
export const verdictOf = (paper: PaperName | undefined, { measures, sent }: GivenPage): PhotoVerdict | undefined =>
  paper === undefined || measures === undefined || sent ? undefined : documentsPhoto.decide({ document: paper, ...measures });

/** The first photo that the device finds bad. XTR-37 */
export const poorPhoto = (paper: PaperName | undefined, pages: readonly GivenPage[]): GivenPage | undefined =>
  pages.find(page => ![undefined, 'good'].includes(verdictOf(paper, page)));

/** The judgements of photos in words, for the announcement. */
export const verdictsSaid = (paper: PaperName | undefined, pages: readonly GivenPage[]): readonly string[] =>
  pages.flatMap(page => verdictOf(paper, page) ?? []).map(verdict => photoMessages.verdict[verdict]);
