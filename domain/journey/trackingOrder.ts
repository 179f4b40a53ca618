import { rule } from '@domain/kernel/rule';
import { absentOr, record, whole } from '@domain/kernel/shape';
import { pagesOf } from './pages';
import { isOfPapers, journeySteps, stepNames, stepRow, type PageName, type StepName } from './steps';

/** A page of the journey with its step, because several steps share pages. */
export interface ShownPage {
  readonly step: StepName;
  readonly page: PageName;
}

/** More than the number of pages in any step. */
const APART = 100;

const placeIn = (order: readonly StepName[], { step, page }: ShownPage): number =>
  order.indexOf(step) * APART + pagesOf(step).indexOf(page);

const papersFirstOrder = journeySteps.decide({ workflow: 'joint', mode: 'omc', jointAccount: 'open', papersFirst: true });

/** The position of a page in the order of the journey, from 0. STP-01, D-125 */
export const placeOf = (shown: ShownPage, papersFirst = false): number => placeIn(papersFirst ? papersFirstOrder : stepNames, shown);

/** The steps in the order of their numbers: with papers first, the holder's, then the co-holder's. STP-05, D-125 */
const byNumber = (['TIT', 'COT'] as const).flatMap(who => stepNames.filter(step => isOfPapers(step) && stepRow(step).of === who));
const firstPaper = stepNames.findIndex(isOfPapers);
const numberOrder = [...stepNames.slice(0, firstPaper), ...byNumber, ...stepNames.slice(firstPaper).filter(step => !isOfPapers(step))];

/** `before`: absent unless the customer has gone back; a page that opens for a doubt is no Back. */
export const tracked = (
  shown: ShownPage,
  last: ShownPage | undefined,
  before: ShownPage,
  papersFirst: boolean,
): { readonly shown: number; readonly last: number | null; readonly before: number | null } => {
  const order = papersFirst ? numberOrder : stepNames;
  const isBack = !papersFirst || (stepRow(shown.step).paper === undefined && placeOf(shown, true) < placeOf(before, true));
  return {
    shown: placeIn(order, shown),
    last: last === undefined ? null : placeIn(order, last),
    before: isBack ? placeIn(order, before) : null,
  };
};

export const journeyTold = rule({
  id: 'journey.told',
  requirements: ['OBS-03', 'STP-05'],
  title: { fr: 'Page dont le suivi est envoyé', en: 'Page whose tracking is sent' },
  says: {
    fr: 'Le suivi avance avec la demande : une page est comptée quand elle vient après la dernière comptée de cette demande, dans l’onglet. Une page qui vient avant n’est comptée à nouveau que si la personne y revient d’une page suivante ; recharger ou revenir d’un prestataire ne compte rien.',
    en: 'Tracking goes forward with the file: a page is counted when it comes after the last one counted of this file, in the tab. A page that comes before is counted again only where the person came back to it from a later page; a reload or a return from a provider counts nothing.',
  },
  clauses: [
    ['only where the person came back to it', 'back from the documents to the video', 'back from the ceremony, the video’s first page'],
  ],
  input: record({ shown: whole, last: absentOr(whole), before: absentOr(whole) }),
  decide: ({ shown, last, before }) => last === null || shown > last || (before !== null && shown < before),
  examples: [
    ['the first page', { shown: 4, last: null, before: null }, true],
    ['the next page', { shown: 5, last: 4, before: 4 }, true],
    ['a page reloaded', { shown: 5, last: 5, before: null }, false],
    ['back from the ceremony, the video’s first page', { shown: 3, last: 5, before: null }, false],
    ['the ceremony itself, after that', { shown: 5, last: 5, before: 3 }, false],
    ['back from the documents to the video', { shown: 3, last: 5, before: 5 }, true],
    ['forward again', { shown: 5, last: 3, before: 3 }, true],
    ['back over a page without a number', { shown: 5, last: 5, before: 6 }, true],
  ],
});
