import { posix } from 'node:path';
import { importsOf, sourcesOf } from '../sources';

export const layers = ['domain', 'application', 'infrastructure', 'ui', 'src'] as const;
export type Layer = (typeof layers)[number];

/** A folder of a layer (screens and adapters: one each); `needs`: the folders that its files import. */
export interface Room {
  readonly name: string;
  readonly layer: Layer;
  readonly needs: readonly string[];
}

const resolved = (file: string, target: string): string =>
  target.startsWith('.') ? posix.join(posix.dirname(file), target) : target.replace(/^@/, '');

const layerOf = (path: string): Layer | undefined => layers.find(layer => path === layer || path.startsWith(`${layer}/`));

/** `ui/screens/address/AddressScreen.tsx` → `ui/screens`; files directly in a layer form a folder of their own. */
export const roomOf = (path: string): string | undefined => {
  const [layer, room, ...rest] = path.split('/');
  if (layer === undefined || layerOf(path) === undefined) return undefined;
  return room === undefined || rest.length === 0 ? layer : `${layer}/${room}`;
};

/** Every folder of the product, in the order of the layers. */
export const plan = (): readonly Room[] => {
  const sources = layers.flatMap(sourcesOf);
  const files = new Set(sources.map(({ file }) => file.replace(/\.tsx?$/, '')));
  const rooms = new Map<string, Set<string>>();
  for (const source of sources) {
    const name = roomOf(source.file);
    if (name === undefined) continue;
    const needs = rooms.get(name) ?? new Set<string>();
    rooms.set(name, needs);
    for (const target of importsOf(source)) {
      if (target.endsWith('.css')) continue; // a folder with styles only does not count
      const path = resolved(source.file, target);
      const to = roomOf(files.has(path) ? `${path}.ts` : `${path}/index.ts`);
      if (to !== undefined && to !== name) needs.add(to);
    }
  }
  return [...rooms].map(([name, needs]) => ({ name, layer: layerOf(name) ?? 'src', needs: [...needs].sort() }));
};
