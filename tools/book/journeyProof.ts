import { edgesOf, namedPages, type Edge, type Place } from './journeyGraph';
import type { Path } from '@domain/journey/steps';

/** A flaw of the graph, with its place. */
export interface Flaw {
  readonly kind: 'trap' | 'loop' | 'stray' | 'unanswered' | 'ambiguous';
  readonly at: Place;
  readonly detail: string;
}

const starts: readonly Place[] = ['home', 'arrival'];
const GOAL: Place = 'welcome';

const ends = (place: Place): boolean => place === GOAL || place.startsWith('page:');

const closure = (from: readonly Place[], neighbours: (place: Place) => readonly Place[]): ReadonlySet<Place> => {
  const seen = new Set<Place>(from);
  for (const place of seen) neighbours(place).forEach(next => seen.add(next));
  return seen;
};

/** Reachable nodes from which welcome is unreachable. */
const traps = (edges: readonly Edge[], reached: ReadonlySet<Place>): readonly Flaw[] => {
  const leading = closure([GOAL], place => edges.filter(({ to }) => to === place).map(({ from }) => from));
  return [...reached]
    .filter(place => !ends(place) && !leading.has(place))
    .map(at => ({ kind: 'trap', at, detail: 'welcome is out of reach' }));
};

const useSubmitOnSelect = ({ by, when }: Edge): boolean => by === 'person' || when === 'done';

/** Nodes on a cycle that the bank does not cause. */
const loops = (edges: readonly Edge[], reached: ReadonlySet<Place>): readonly Flaw[] => {
  const onwards = (place: Place): readonly Place[] =>
    edges.filter(edge => edge.from === place && useSubmitOnSelect(edge)).map(({ to }) => to);
  return [...reached]
    .filter(place => closure(onwards(place), onwards).has(place))
    .map(at => ({ kind: 'loop', at, detail: 'it leads back to itself' }));
};

/** Ends that are neither welcome nor a named page. */
const strays = (reached: ReadonlySet<Place>): readonly Flaw[] =>
  [...reached]
    .filter(place => place.startsWith('page:') && !namedPages.some(named => named === place))
    .map(at => ({ kind: 'stray', at, detail: 'no such page' }));

const sameQuestion = (one: Edge, other: Edge): boolean => one.from === other.from && one.when === other.when;

/** Outcomes of the rules without an edge, or with two. */
const answers = (edges: readonly Edge[], path: Path): readonly Flaw[] =>
  edgesOf(path).flatMap((expected): readonly Flaw[] => {
    const given = edges.filter(edge => sameQuestion(edge, expected)).length;
    if (given === 1) return [];
    return [{ kind: given === 0 ? 'unanswered' : 'ambiguous', at: expected.from, detail: expected.when }];
  });

/**
 * Proves that every path ends on welcome or a named page, without loop or trap, with one edge for each outcome; returns the flaws. XTR-16
 */
export const flawsOf = (path: Path, edges: readonly Edge[] = edgesOf(path)): readonly Flaw[] => {
  const reached = closure(starts, place => edges.filter(({ from }) => from === place).map(({ to }) => to));
  return [...traps(edges, reached), ...loops(edges, reached), ...strays(reached), ...answers(edges, path)];
};
