import { posix } from 'node:path';
import { importsOf, sourcesOf, type Source } from '@tools/build/sources';

/** Layers of `ui/`, the lowest first: a folder imports itself and lower layers, neither its neighbours nor higher layers. */
const floors = [['theme', 'copy'], ['kit'], ['mvvm'], ['journey', 'why'], ['form'], ['screens'], ['shell']] as const;

const roomOf = (path: string): string | undefined => /^ui\/(\w+)(?:\/|$)/.exec(path)?.[1];
const floorOf = (room: string): number => floors.findIndex(rooms => rooms.some(one => one === room));
const resolved = (file: string, target: string): string =>
  target.startsWith('.') ? posix.join(posix.dirname(file), target) : target.replace(/^@ui\//, 'ui/');

const looksUp = (source: Source): readonly string[] => {
  const own = roomOf(source.file);
  if (own === undefined) return [];
  return importsOf(source)
    .filter(target => {
      const room = roomOf(resolved(source.file, target));
      return room !== undefined && room !== own && floorOf(room) >= floorOf(own);
    })
    .map(target => `${source.file} → ${target}`);
};

describe('the floors of ui', () => {
  test('every folder belongs to a layer', () => {
    const rooms = new Set(sourcesOf('ui').flatMap(({ file }) => (file.split('/').length > 2 ? (roomOf(file) ?? []) : [])));
    expect([...rooms].filter(room => floorOf(room) < 0)).toEqual([]);
  });

  test('no file imports from a higher floor or a neighbour', () => {
    expect(sourcesOf('ui').flatMap(looksUp)).toEqual([]);
  });

  test.each([
    ['ui/kit/planted.tsx', "import { Attempt } from '@ui/mvvm/Attempt';"],
    ['ui/screens/age/planted.tsx', "import { Pages } from '@ui/shell/Pages';"],
    ['ui/screens/age/planted.tsx', "const late = () => import('../../shell/routes/screenOf');"],
    ['ui/journey/planted.ts', "import type { Reason } from '@ui/why/book';"],
    ['ui/form/planted.ts', "export { Shell } from '../shell/Shell';"],
  ])('a planted import from a higher floor is caught: %s, %s', (file, text) => {
    expect(looksUp({ file, text })).toHaveLength(1);
  });
});
