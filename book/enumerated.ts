import { matchedFields } from '@domain/duplicates/lookAlike';
import { clientIdCodes, errorPageTypes, functionalCodes, proposedCodes } from '@domain/errors/codes';
import { informationPages } from '@domain/errors/destination';
import { imageTypes, uploadTypes } from '@domain/documents/limits';
import { sides } from '@domain/documents/pages';
import { typedAmount, typedDate, typedMobile } from '@domain/field/typed';
import { civilities } from '@domain/holders/applicant';
import { MARRIED } from '@domain/holders/fields';
import { shared } from '@domain/holders/typedAndRead';
import { stages } from '@domain/journey/breadcrumb';
import { leavesBackwards, pageBack } from '@domain/journey/fileSteps';
import { deeds, finalisationResults } from '@domain/journey/fileState';
import { clearable } from '@domain/journey/invalidation';
import { stepRow, steps } from '@domain/journey/steps';
import { pageNames } from '@domain/journey/table';
import { proofReasons } from '@domain/proofs/afterFailure';
import { weekdays } from '@domain/referentials/entries';
import { OVERSEAS } from '@domain/referentials/france';

/** Ordered lists of the product; an entry that is missing here is missing in the product. */
const counted: Readonly<Record<string, readonly string[]>> = {
  civilities,
  clearable,
  clientIdCodes,
  deeds,
  errorPageTypes,
  finalisationResults,
  functionalCodes,
  imageTypes,
  informationPages,
  married: MARRIED,
  matchedFields,
  overseas: OVERSEAS,
  proofReasons,
  proposedCodes,
  sharedByHolders: shared,
  sides,
  stages,
  uploadTypes,
  weekdays,
};

export const wordHead: readonly string[] = ['list', 'word'];
export const wordRows = (): readonly (readonly string[])[] =>
  Object.entries(counted).flatMap(([list, words]) => words.map(word => [list, word]));

export const backHead: readonly string[] = ['step', 'page', 'back'];

/** The target of Back on each page of each step. D-09 */
export const backRows = (): readonly (readonly string[])[] =>
  steps.flatMap(({ id }) =>
    pageNames
      .filter(page => stepRow(id).pages.includes(page))
      .map(page => [id, page, pageBack(id, page) ?? (leavesBackwards(id, page) ? 'out of the step' : 'nowhere')]),
  );

/** Texts as people type them, on both sides of what the parsers accept. */
const written: readonly string[] = [
  '15/10/2001',
  '5/1/2001',
  '5.1.2001',
  '5-1-2001',
  '5 1 2001',
  '05012001',
  '5012001',
  '2001-10-15',
  '2001-1-5',
  '31/02/2001',
  `${' '.repeat(39)}05012001`,
  `05012001${'0'.repeat(40)}`,
  '0612345678',
  '06.12.34.56.78',
  '+33 6 12 34 56 78',
  '0033 (0)7 12 34 56 78',
  '0512345678',
  '2100',
  '2 100 €',
  '2.100',
  '2100,50',
  '2.10.0',
];

export const writtenHead: readonly string[] = ['typed', 'as a date', 'as a mobile number', 'as an amount'];

/** The results of the parsers for dates, mobile numbers and whole euros. INF-02, D-28, D-36, D-56 */
export const writtenRows = (): readonly (readonly string[])[] =>
  written.map(text => [text, typedDate(text), typedMobile(text), typedAmount(text)]);
