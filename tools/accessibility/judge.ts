import { getRules } from 'axe-core';
import { tableOf } from '@domain/kernel/tableOf';
import { filesOf } from '@tools/build/sources';
import { checks as ours, criteria, type Criterion } from './criteria';
import { foundBy, unseen, type Results } from './results';

export const outcomes = ['conform', 'not', 'not applicable', 'needs a person', 'not settled'] as const;
export type Outcome = (typeof outcomes)[number];

/** A criterion, its result and the evidence. */
export interface Judgement {
  readonly id: string;
  readonly asks: string;
  readonly outcome: Outcome;
  readonly behind: string;
}

/** axe's own rules of a criterion, by the tags that it gives them. */
const axeRules = (id: string): readonly string[] =>
  getRules()
    .filter(({ tags }) => tags.some(tag => tag === `RGAA-${id}` || tag.startsWith(`RGAA-${id}.`)))
    .map(({ ruleId }) => ruleId);

const sources = filesOf('ui', /(?<!\.test)\.tsx?$/).concat(
  filesOf('src', /(?<!\.test)\.tsx?$/),
  filesOf('infrastructure', /(?<!\.test)\.ts$/),
);

const behindOf = ({ id, checks, test }: Criterion): string => {
  const rules = axeRules(id);
  const named = checks.map(check =>
    check === 'axe' && rules.length > 0 ? `axe: ${rules.map(rule => `\`${rule}\``).join(', ')}` : ours[check][1],
  );
  return [...named, ...(test ? [`\`${test}\``] : [])].join('; ');
};

const judgementOf = (results: Results, criterion: Criterion): Judgement => {
  const { id, asks, about, spoken, checks, person } = criterion;
  const has = about.length === 0 || about.some(kind => (results.census[kind] ?? 0) > 0);
  const speaks = spoken === undefined || sources.some(({ text }) => spoken.test(text));
  if (!has) return { id, asks, outcome: 'not applicable', behind: `no page has any: ${about.join(', ')}` };
  if (!speaks)
    return { id, asks, outcome: 'not applicable', behind: `no source speaks of it: \`${spoken.source.replaceAll('|', '\\|')}\`` };
  const rules = axeRules(id);
  const broken = checks.flatMap(check =>
    foundBy(results, check).filter(told => check !== 'axe' || rules.length === 0 || rules.some(rule => told.includes(`${rule} `))),
  );
  const behind = behindOf(criterion);
  if (broken.length > 0) return { id, asks, outcome: 'not', behind: `${behind}: ${broken[0] ?? ''}` };
  if (person !== undefined) return { id, asks, outcome: 'needs a person', behind: behind === '' ? person : `${person}; so far: ${behind}` };
  // What no page is without, and nobody checks, is nobody's to call conform.
  return criterion.judged
    ? { id, asks, outcome: 'conform', behind }
    : { id, asks, outcome: 'needs a person', behind: 'it has come into the pages: judge it' };
};

/** The result of each criterion, from what the browser tests found. A criterion that no check decides is never 'conform'. */
export const judged = (results: Results): readonly Judgement[] => {
  const whole = unseen(results).length === 0;
  return criteria
    .map(criterion => judgementOf(results, criterion))
    .map(each => (whole || (each.outcome !== 'conform' && each.outcome !== 'not applicable') ? each : { ...each, outcome: 'not settled' }));
};

export const counted = (all: readonly Judgement[]): Readonly<Record<Outcome, number>> => {
  const of = (outcome: Outcome): number => all.filter(each => each.outcome === outcome).length;
  return tableOf(outcomes.map(outcome => [outcome, of(outcome)] as const));
};
