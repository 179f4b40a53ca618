import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@tools/build/sources';
import { isKind, type Kind } from './walks/census';

/** What the tests check on each page and state: the column's heading, and what it checks. Nothing else is claimed. */
export const checks = {
  axe: ['axe', 'axe'],
  reached: ['Tab reaches', 'Tab comes to every control, and leaves it'],
  seen: ['focus seen', 'each stop of Tab is outlined, in the window'],
  seenForced: ['forced colours', 'the same with forced colours'],
  narrow: ['320 px', 'nothing beyond 320 px'],
  zoomed: ['400 %', 'nothing beyond 320 × 256 (400 %)'],
  turned: ['turned', 'nothing beyond a phone turned sideways'],
  spaced: ['spacing', 'nothing cut with wider text'],
  still: ['less motion', 'nothing moves where less motion is asked for'],
  structure: ['structure', 'document, language, title, parts, skip link, ids, new tabs'],
} as const;
export type Check = keyof typeof checks;
export const checkNames = ['axe', 'reached', 'seen', 'seenForced', 'narrow', 'zoomed', 'turned', 'spaced', 'still', 'structure'] as const;

/** A line of criteria.md, which says what its columns are. */
export interface Criterion {
  readonly id: string;
  readonly asks: string;
  readonly about: readonly Kind[];
  readonly spoken: RegExp | undefined;
  /** Whether our checks decide the criterion: all of it, or a part. */
  readonly judged: boolean;
  readonly checks: readonly Check[];
  readonly test: string | undefined;
  readonly person: string | undefined;
}

const isCheck = (word: string): word is Check => Object.hasOwn(checks, word);
const words = <Word extends string>(cell: string, isOne: (word: string) => word is Word): readonly Word[] => {
  const all = cell.split(' ').filter(Boolean);
  const other = all.find(word => !isOne(word));
  if (other !== undefined) throw new Error(`criteria.md names ${other}, which is none of ours`);
  return all.filter(isOne);
};

const FILE = 'tools/accessibility/criteria.md';
const lines = readFileSync(join(root, FILE), 'utf8').split('\n');

export const criteria: readonly Criterion[] = lines
  .filter(line => /^\| \d/.test(line))
  .map(line => {
    const cells = line.split(/(?<!\\)\|/).map(cell => cell.trim().replaceAll('\\|', '|'));
    const [, id = '', asks = '', about = '', spoken = '', judged = '', checked = '', test = '', person = ''] = cells;
    return {
      id,
      asks,
      about: words(about, isKind),
      spoken: spoken === '' ? undefined : new RegExp(spoken, 'i'),
      judged: judged !== '',
      checks: words(checked, isCheck),
      test: test || undefined,
      person: person || undefined,
    };
  });
