import type { Pattern } from './parse';

/** A state goes on by a character that it takes, or at once where its condition holds. */
interface State {
  readonly takes: ((unit: string) => boolean) | undefined;
  readonly holds: ((at: number) => boolean) | undefined;
  readonly next: number[];
}

/** A pattern laid out as states: where it begins and where it is matched. `backwards`: read from the end. */
interface Automaton {
  readonly states: readonly State[];
  readonly start: number;
  readonly end: number;
}

/** How many states a pattern is laid out in, counted repetitions included. */
export const sizeOf = (pattern: Pattern): number => {
  switch (pattern.kind) {
    case 'sequence':
    case 'choice':
      return pattern.of.reduce((sum, part) => sum + sizeOf(part), 2);
    case 'times':
      return 2 + sizeOf(pattern.of) * (pattern.most === Infinity ? pattern.least + 1 : pattern.most);
    case 'ahead':
      return 2 + sizeOf(pattern.of);
    default:
      return 2;
  }
};

/** A text, and what was found of the patterns that look ahead in it: each is asked once. */
interface MatchContext {
  readonly text: string;
  readonly found: Map<Pattern, readonly boolean[]>;
}

/** Every position of a text at which a pattern begins to match; told from the end to the beginning, in one pass. */
const beginnings = (pattern: Pattern, asked: MatchContext): readonly boolean[] => {
  const automaton = laidOut(pattern, asked, true);
  const { text } = asked;
  const found: boolean[] = [];
  let reached = new Set<number>();
  for (let at = text.length; at >= 0; at -= 1) {
    reached.add(automaton.start);
    spread(automaton.states, reached, at);
    found[at] = reached.has(automaton.end);
    reached = stepped(automaton.states, reached, text.charAt(at - 1));
  }
  return found;
};

const conditionOf = (pattern: Extract<Pattern, { readonly kind: 'here' | 'ahead' }>, asked: MatchContext): ((at: number) => boolean) => {
  if (pattern.kind === 'here') return at => pattern.holds(asked.text, at);
  const found = asked.found.get(pattern) ?? beginnings(pattern.of, asked);
  asked.found.set(pattern, found);
  return at => found[at] === pattern.wanted;
};

const laidOut = (pattern: Pattern, asked: MatchContext, backwards: boolean): Automaton => {
  const states: State[] = [];
  const state = (takes?: State['takes'], holds?: State['holds']): number => states.push({ takes, holds, next: [] }) - 1;
  const join = (from: number, to: number): void => void states[from]?.next.push(to);

  /** Lays a pattern out after a state; gives the state where it is matched. */
  const lay = (part: Pattern, from: number): number => {
    switch (part.kind) {
      case 'sequence':
        return (backwards ? [...part.of].reverse() : part.of).reduce((last, next) => lay(next, last), from);
      case 'choice':
        return layChoice(part.of, from);
      case 'times':
        return layTimes(part.of, part.least, part.most, from);
      default: {
        const to = state();
        const own = part.kind === 'one' ? state(part.takes) : state(undefined, conditionOf(part, asked));
        join(from, own);
        join(own, to);
        return to;
      }
    }
  };

  const layChoice = (ways: readonly Pattern[], from: number): number => {
    const to = state();
    for (const way of ways) {
      const begin = state();
      join(from, begin);
      join(lay(way, begin), to);
    }
    return to;
  };

  const layTimes = (part: Pattern, least: number, most: number, from: number): number => {
    let last = from;
    for (let time = 0; time < least; time += 1) last = lay(part, last);
    const to = state();
    if (most === Infinity) {
      const again = state();
      join(last, again);
      join(lay(part, again), again);
      join(again, to);
      return to;
    }
    for (let time = least; time < most; time += 1) {
      join(last, to);
      last = lay(part, last);
    }
    join(last, to);
    return to;
  };

  const start = state();
  return { states, start, end: lay(pattern, start) };
};

/** Adds every state that is reached without a character; a set grows while it is walked. */
const spread = (states: readonly State[], reached: Set<number>, at: number): void => {
  for (const index of reached) {
    const state = states[index];
    if (state === undefined || state.takes !== undefined) continue;
    if (state.holds?.(at) ?? true) for (const next of state.next) reached.add(next);
  }
};

const stepped = (states: readonly State[], reached: ReadonlySet<number>, unit: string): Set<number> => {
  const after = new Set<number>();
  for (const index of reached) {
    const state = states[index];
    if (unit !== '' && state?.takes?.(unit)) for (const next of state.next) after.add(next);
  }
  return after;
};

/** Tells whether a pattern matches a whole text, in time that grows with the text's length times the pattern's. */
export const matchesWhole = (pattern: Pattern, text: string): boolean => {
  const { states, start, end } = laidOut(pattern, { text, found: new Map() }, false);
  let reached = new Set([start]);
  spread(states, reached, 0);
  for (let at = 0; at < text.length && reached.size > 0; at += 1) {
    reached = stepped(states, reached, text.charAt(at));
    spread(states, reached, at + 1);
  }
  return reached.has(end);
};
