import { posix } from 'node:path';
import { importsOf, sourcesOf } from '@scripts/sources';

/** The room of the domain that a file stands in; undefined: it stands in none. */
const roomOf = (file: string): string | undefined => /^domain\/(\w+)\/./.exec(file)?.[1];
const resolved = (file: string, target: string): string =>
  target.startsWith('.') ? posix.join(posix.dirname(file), target) : target.replace(/^@domain\//, 'domain/');

const edges = sourcesOf('domain').flatMap(source =>
  importsOf(source).map(target => ({ from: roomOf(source.file), to: roomOf(resolved(source.file, target)) })),
);

/** Every room that one comes to from a room. */
const reached = (room: string, seen = new Set<string>()): ReadonlySet<string> => {
  for (const { from, to } of edges)
    if (from === room && to !== undefined && to !== room && !seen.has(to)) {
      seen.add(to);
      reached(to, seen);
    }
  return seen;
};

test('no room of the domain needs itself by way of another', () => {
  const rooms = [...new Set(edges.flatMap(({ from }) => from ?? []))];
  expect(rooms.length).toBeGreaterThan(20);
  expect(rooms.filter(room => reached(room).has(room))).toEqual([]);
});
