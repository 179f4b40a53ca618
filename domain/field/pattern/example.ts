import type { Pattern } from './parse';

const DIGITS = '1234567890';
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

/** The next digit, otherwise the next letter, otherwise any sign that fits. */
const unitAt = (takes: (unit: string) => boolean, at: number): string => {
  const turned = (all: string): readonly string[] => Array.from(all, (_, index) => all.charAt((at + index) % all.length));
  return [...turned(DIGITS), ...turned(LETTERS), ' ', '-', '/', '.'].find(takes) ?? '';
};

/** A shortest text for the pattern, with consecutive digits. Ignores lookaheads, so the caller must test the result. */
export const exampleOf = (pattern: Pattern, before = ''): string => {
  switch (pattern.kind) {
    case 'one':
      return before + unitAt(pattern.takes, before.length);
    case 'here':
    case 'ahead':
      return before;
    case 'sequence':
      return pattern.of.reduce((text, part) => exampleOf(part, text), before);
    case 'choice':
      return pattern.of[0] === undefined ? before : exampleOf(pattern.of[0], before);
    case 'times':
      return Array.from({ length: pattern.least }).reduce<string>(text => exampleOf(pattern.of, text), before);
  }
};
