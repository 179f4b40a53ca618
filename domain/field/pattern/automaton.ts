import type { Pattern } from './parse';

/** A state consumes a character that `takes` accepts, or continues without one if its condition holds. */
interface State {
  readonly takes: ((unit: string) => boolean) | undefined;
  readonly holds: ((at: number) => boolean) | undefined;
  readonly next: number[];
}

/** A pattern as a nondeterministic automaton. `backwards`: reads the text from its end. */
interface Automaton {
  readonly states: readonly State[];
  readonly start: number;
  readonly end: number;
}

/** The number of states of a pattern, with counted repetitions expanded. */
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

/** A text, and the cached results of its lookaheads: each is evaluated once. */
interface MatchContext {
  readonly text: string;
  readonly found: Map<Pattern, readonly boolean[]>;
}

/** For every position of a text, whether the pattern matches from there; computed in one pass from the end. */
const beginnings = (pattern: Pattern, context: MatchContext): readonly boolean[] => {
  const automaton = laidOut(pattern, context, true);
  const { text } = context;
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

const conditionOf = (pattern: Extract<Pattern, { readonly kind: 'here' | 'ahead' }>, context: MatchContext): ((at: number) => boolean) => {
  if (pattern.kind === 'here') return at => pattern.holds(context.text, at);
  const found = context.found.get(pattern) ?? beginnings(pattern.of, context);
  context.found.set(pattern, found);
  return at => found[at] === pattern.wanted;
};

const laidOut = (pattern: Pattern, context: MatchContext, backwards: boolean): Automaton => {
  const states: State[] = [];
  const state = (takes?: State['takes'], holds?: State['holds']): number => states.push({ takes, holds, next: [] }) - 1;
  const join = (from: number, to: number): void => void states[from]?.next.push(to);

  /** Adds the states of a part after state `from`; returns the part's end state. */
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
        const own = part.kind === 'one' ? state(part.takes) : state(undefined, conditionOf(part, context));
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

/** Adds every state reachable without a character. Relies on `for … of` visiting entries that the loop adds to the set. */
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

/** Whether a pattern matches a whole text; time is linear in the text's length times the pattern's size. */
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
