import { posix } from 'node:path';
import { importsOf, sourcesOf, type Source } from '@tools/build/sources';

type Needs = ReadonlyMap<string, ReadonlySet<string>>;

const resolved = (file: string, target: string): string =>
  posix.normalize(target.startsWith('.') ? posix.join(posix.dirname(file), target) : target.replace(/^@/, ''));

/** Dependencies between places. `placeOf` maps a file to its place; undefined: the file is ignored. */
const needsOf = (sources: readonly Source[], placeOf: (path: string) => string | undefined): Needs => {
  const needs = new Map<string, Set<string>>();
  for (const source of sources) {
    const from = placeOf(source.file.replace(/\.tsx?$/, ''));
    if (from === undefined) continue;
    const own = needs.get(from) ?? new Set();
    needs.set(from, own);
    for (const target of importsOf(source)) {
      const to = placeOf(resolved(source.file, target));
      if (to !== undefined && to !== from) own.add(to);
    }
  }
  return needs;
};

/** Places in a circular dependency. */
const circles = (needs: Needs): readonly string[] => {
  const reached = (place: string, seen = new Set<string>()): ReadonlySet<string> => {
    for (const next of needs.get(place) ?? [])
      if (!seen.has(next)) {
        seen.add(next);
        reached(next, seen);
      }
    return seen;
  };
  return [...needs.keys()].filter(place => reached(place).has(place));
};

/** Domain folder of a file; undefined: none. */
const roomOf = (path: string): string | undefined => /^domain\/(\w+)\/./.exec(path)?.[1];

test('no room of the domain needs itself by way of another', () => {
  const needs = needsOf(sourcesOf('domain'), roomOf);
  expect(needs.size).toBeGreaterThan(10);
  expect(circles(needs)).toEqual([]);
});

const files = (sources: readonly Source[]): Needs => needsOf(sources, path => path);

const folders = 'brands domain application infrastructure ui src sandbox contracts book lab scripts e2e tests deploy'.split(' ');

test('no file needs itself by way of another', () => {
  expect(circles(files(folders.flatMap(sourcesOf)))).toEqual([]);
});

test('a planted circle is caught', () => {
  const planted = [
    { file: 'domain/kernel/one.ts', text: "import type { Two } from './two';" },
    { file: 'domain/kernel/two.ts', text: "export { one } from '@domain/kernel/one';" },
  ];
  expect(circles(files(planted))).toEqual(['domain/kernel/one', 'domain/kernel/two']);
});
