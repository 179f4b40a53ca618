import { calls } from '@contracts/calls';
import { entries } from '@domain/register';
import { callingFiles } from '../callers';
import { coverage } from '../coverage';
import { histories } from '../history';
import { mustBe } from '../../deploy/production';
import { messages } from '../messages';
import { placeOfRule, ruleFiles } from '../ruleFile';
import { saidWith } from '../saidWith';
import { relations } from '../relations';
import { settings, variantsSet } from '../settings';
import { decisionsTaken, requirementsAsked, type ListedLine } from '../specification';
import type { Facts } from './fact';

const line = ({ id, sections, asks }: ListedLine): Facts['requirements'][number] => [id, sections.join(' '), asks];

/** Collects the data that the page cannot compute from the rules, from the sources. */
export const facts = (): Facts => {
  const calling = new Map([...callingFiles()].map(([id, places]) => [id, places.map(placeOfRule)]));
  const files = [...new Set([...calling.values()].flat())].sort();
  const changes = histories();
  const keeping = new Map(coverage().map(each => [each.requirement, each]));
  const days = entries.map(({ id }) => changes.get(ruleFiles.get(id) ?? '')?.[0]?.day ?? '');
  const set = settings();
  const texts = new Map<string, (readonly [string, string])[]>();
  for (const { key, says } of messages().filter(({ key }) => !key.includes('/'))) {
    // another language's are in lists/messages.csv only
    const [module = '', ...rest] = key.split('.');
    texts.set(module, [...(texts.get(module) ?? []), [rest.join('.'), says] as const]);
  }
  const modules = [...texts.keys()];
  const pages = saidWith();
  const variants = variantsSet(set);
  return {
    requirements: requirementsAsked().map(line),
    decisions: decisionsTaken().map(line),
    coverage: requirementsAsked().map(({ id }) => {
      const { tests, contracts, screens } = keeping.get(id) ?? { tests: [], contracts: [], screens: [] };
      return [tests.length, contracts.length, screens.length];
    }),
    files,
    callers: entries.map(({ id }) => (calling.get(id) ?? []).map(file => files.indexOf(file))),
    calls: entries.map(({ id }) =>
      calls
        .filter(({ rules }) => rules.includes(id))
        .map(({ number }) => number)
        .join(' '),
    ),
    changed: [...new Set(days)].map(day => [day, ...days.flatMap((each, at) => (each === day ? [at] : []))] as const),
    relations: relations.map(({ rules, says, holds }) => [rules.join(' '), says, holds()]),
    messages: [...texts].map(([module, said]) => [module, ...said] as const),
    saidWith: entries.map(({ id }) => (pages.get(id) ?? []).map(module => modules.indexOf(module)).filter(at => at >= 0)),
    variants,
    settings: set.map(({ key, values }) => {
      const all = variants.map(variant => values[variant] ?? '');
      return [key, mustBe(key), ...(new Set(all).size === 1 ? all.slice(0, 1) : all)];
    }),
  };
};
