import { refusals } from '@domain/errors/refusals';
import { stepRow, steps } from '@domain/journey/steps';

const moments = ['creation', 'startup', 'action', 'end', 'resume'] as const;

/** Every code of the bank, with its outcome at each moment. ERR-01, ERR-02 */
export const codeRows = (): readonly (readonly string[])[] =>
  Object.entries(refusals).map(([code, outcomes]) => {
    const byMoment = new Map(Object.entries(outcomes));
    return [code, ...moments.map(moment => byMoment.get(moment) ?? '')];
  });

export const codeHead: readonly string[] = ['code', ...moments];

/** Each step of the table: holder, pages with tracking numbers, documents and minutes. STP-01, STP-05 */
export const stepRows = (): readonly (readonly string[])[] =>
  steps.flatMap(({ id }) => {
    const { of, stage, pages, tracking, pageTracking, kind, back, paper, minutes } = stepRow(id);
    const own = new Map(Object.entries(pageTracking ?? {}));
    return pages.map(page => {
      const { omc, mdc } = own.get(page) ?? tracking;
      return [id, of ?? '', stage, page, String(omc ?? ''), String(mdc ?? ''), kind, back, paper ?? '', String(minutes)];
    });
  });

export const stepHead: readonly string[] = ['step', 'whose', 'breadcrumb', 'page', 'omc', 'mdc', 'kind', 'back', 'paper', 'minutes'];
