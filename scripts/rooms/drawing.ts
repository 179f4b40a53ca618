import { markdownTable } from '../html';
import { layers, plan, type Layer, type Room } from './plan';

const short = ({ name, layer }: Pick<Room, 'name' | 'layer'>): string => (name === layer ? layer : name.slice(layer.length + 1));

const reach = (from: string, needs: ReadonlyMap<string, readonly string[]>, seen = new Set<string>()): ReadonlySet<string> => {
  for (const to of needs.get(from) ?? [])
    if (!seen.has(to)) {
      seen.add(to);
      reach(to, needs, seen);
    }
  return seen;
};

/** The folders of a layer, without the arrows that a longer path of arrows already implies. */
const drawn = (rooms: readonly Room[]): readonly string[] => {
  const names = new Set(rooms.map(({ name }) => name));
  const needs = new Map(rooms.map(room => [room.name, room.needs.filter(to => names.has(to))]));
  const id = (name: string): string => name.replaceAll('/', '_');
  return [
    '```mermaid',
    'flowchart TD',
    ...rooms.map(room => `  ${id(room.name)}["${short(room)}"]`),
    ...rooms.flatMap(({ name }) => {
      const direct = needs.get(name) ?? [];
      return direct
        .filter(to => !direct.some(other => other !== to && reach(other, needs).has(to)))
        .map(to => `  ${id(name)} --> ${id(to)}`);
    }),
    '```',
  ];
};

const table = (rooms: readonly Room[]): string =>
  markdownTable(
    ['room', 'needs'],
    rooms.map(({ name, needs }) => [`\`${name}\``, needs.map(to => `\`${to}\``).join(', ')]),
  );

const storeys = (rooms: readonly Room[]): readonly string[] => {
  const layerOf = new Map(rooms.map(({ name, layer }) => [name, layer]));
  const count = (from: Layer, to: Layer): number =>
    rooms.filter(({ layer }) => layer === from).reduce((sum, { needs }) => sum + needs.filter(need => layerOf.get(need) === to).length, 0);
  return [
    '```mermaid',
    'flowchart TD',
    ...layers.flatMap(from => layers.filter(to => to !== from && count(from, to) > 0).map(to => `  ${from} -->|${count(from, to)}| ${to}`)),
    '```',
  ];
};

/** The folders of the product and their imports. The same text at every run. */
export const roomsMarkdown = (): string => {
  const rooms = plan();
  return [
    '# The rooms',
    '',
    'Made by `npm run generate` from what the files import; a test holds it to that. How one walks through them: [architecture.md](architecture.md).',
    '',
    '## The layers',
    '',
    'A number says how many rooms of the one need how many rooms of the other.',
    '',
    ...storeys(rooms),
    '',
    ...layers.flatMap(layer => {
      const own = rooms.filter(room => room.layer === layer);
      return [`## ${layer}`, '', ...drawn(own), '', table(own), ''];
    }),
  ].join('\n');
};
