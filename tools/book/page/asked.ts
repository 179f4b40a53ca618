import { entries } from '@domain/register';
import { escaped, fold, tableOf, tag } from '../tags';
import type { Facts } from './fact';
import { language, say } from './language';
import { linkTo } from './links';

/** The family of an id: its letters, or its ten for assumptions. */
const familyOf = (id: string): string => {
  const [letters = '', number = ''] = id.split('-');
  if (letters !== 'D') return letters;
  const ten = Number(number) - (Number(number) % 10);
  return `D-${Math.max(1, ten)} ${say('à', 'to')} D-${ten + 9}`;
};

/** Assumptions are numbered in the order they were made: tens in order, letters as in the specification. */
const tenOf = (family: string): number => Number(/^D-(\d+)/.exec(family)?.[1] ?? 0);

/** Requirements or assumptions by family, each with its rules and what `keep` says of its place in the list. */
export const list = (all: Facts['requirements'], keep: (at: number) => string): string => {
  const item = ([id, sections, words]: Facts['requirements'][number], at: number): string => {
    const rules = entries.filter(({ requirements }) => requirements.includes(id)).map(rule => linkTo(rule.id));
    return (
      tag('dt', { id }, escaped(id), sections === '' ? '' : ` <span class="muted">${escaped(sections)}</span>`) +
      tag('dd', { lang: 'en' }, escaped(words), ' ', tag('span', { class: 'muted' }, [...rules, keep(at)].filter(Boolean).join(' · ')))
    );
  };
  const items = all.map((each, at) => ({ family: familyOf(each[0]), text: item(each, at) }));
  return [...new Set(items.map(({ family }) => family))]
    .sort((one, other) => tenOf(one) - tenOf(other))
    .map(family => {
      const mine = items.filter(each => each.family === family);
      return fold(`${family} (${mine.length})`, tag('dl', { class: 'asked' }, ...mine.map(({ text }) => text)));
    })
    .join('');
};

const count = (number: number, fr: string, en: string): string => {
  const one = language() === 'fr' ? number < 2 : number === 1;
  return number === 0 ? '' : `${number} ${say(fr, en)}${one ? '' : 's'}`;
};

const kept = (at: number, { coverage }: Facts): string => {
  const [tests = 0, contracts = 0, screens = 0] = coverage[at] ?? [];
  return [count(tests, 'test', 'test'), count(contracts, 'contrat', 'contract'), count(screens, 'écran', 'screen')]
    .filter(Boolean)
    .join(', ');
};

export const requirements = (facts: Facts): string => list(facts.requirements, at => kept(at, facts));

/** What each section of the specification is about. */
const SECTIONS: readonly (readonly [section: string, fr: string, en: string])[] = [
  ['§1', 'Ce que fait le produit et pour qui', 'What the product does and for whom'],
  ['§2', 'Écrans et routes', 'Screens and routes'],
  ['§3', 'Entités et champs', 'Entities and fields'],
  ['§4', 'États et transitions', 'States and transitions'],
  ['§5', 'Règles de validation', 'Validation rules'],
  ['§6', 'Rôles et permissions', 'Roles and permissions'],
  ['§7', 'Les appels', 'The calls'],
  ['§8', 'Le catalogue d’erreurs', 'The error catalogue'],
  ['§9', 'Constantes et limites', 'Constants and limits'],
];

/** Each section with its requirements and what answers them, so that a gap is seen. */
export const sections = (facts: Facts): string =>
  SECTIONS.map(([section, fr, en]) => {
    const mine = facts.requirements.flatMap(([id, cited, words], at) => (cited.split(' ').includes(section) ? [{ id, words, at }] : []));
    const rows = mine.map(({ id, words, at }) => {
      const rules = entries.filter(({ requirements: quoted }) => quoted.includes(id)).map(rule => rule.id);
      const by = kept(at, facts);
      const answers = rules.length === 0 && by === '' ? say('RIEN', 'NOTHING') : rules.join(', ');
      return [id, words, answers, by];
    });
    const bare = rows.filter(([, , answers]) => answers === say('RIEN', 'NOTHING')).length;
    const gap = bare === 0 ? '' : ` – ${bare} ${say('sans réponse', 'unanswered')}`;
    return fold(
      `${section} ${say(fr, en)} (${mine.length})${gap}`,
      tableOf(
        `${section} ${say(fr, en)}`,
        [say('exigence', 'requirement'), say('ce qui est demandé', 'what is asked'), say('règles', 'rules'), say('gardée par', 'kept by')],
        rows,
        true,
      ),
    );
  }).join('');
