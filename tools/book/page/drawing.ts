import type { Entry } from '@domain/kernel/entry';
import { entries } from '@domain/register';
import { escaped, tag } from '../tags';
import type { Facts } from './fact';
import { say } from './language';
import { ruleIn } from './links';

const LINE = 22;
const TOP = 28;

const label = (x: number, y: number, text: string, anchor: 'start' | 'middle' | 'end', href?: string): string => {
  const words = `<text x="${x}" y="${y}" text-anchor="${anchor}">${escaped(text)}</text>`;
  return href === undefined ? words : `<a href="#${escaped(href)}">${words}</a>`;
};

const curve = (fromX: number, fromY: number, toX: number, toY: number): string => {
  const middle = (fromX + toX) / 2;
  return `<path d="M${fromX} ${fromY}C${middle} ${fromY} ${middle} ${toY} ${toX} ${toY}"/>`;
};

const svg = (width: number, height: number, name: string, ...inside: readonly string[]): string =>
  tag(
    'div',
    { class: 'scroll', tabindex: '0', role: 'region', 'aria-label': name },
    `<svg class="drawing" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="group" aria-label="${escaped(name)}">${inside.join('')}</svg>`,
  );

/** The node of a file in a drawing: its layer and folder. */
const placeOf = (file: string): string =>
  file
    .split('/')
    .slice(0, file.startsWith('ui/screens/') ? 3 : 2)
    .join('/')
    .replace(/\.tsx?$/, '');

const placesOf = (files: readonly string[]): readonly string[] => [...new Set(files.map(file => ruleIn(file) ?? placeOf(file)))].sort();

/** A rule, drawn between its callers. */
export const aroundDrawing = ({ id }: Entry, files: readonly string[]): string => {
  const places = placesOf(files);
  if (places.length === 0) return '';
  const height = TOP + places.length * LINE;
  const middle = TOP / 2 + (places.length * LINE) / 2;
  return svg(
    560,
    height,
    `${say('Ce qui appelle', 'What asks')} ${id}`,
    ...places.map((place, index) => {
      const y = TOP / 2 + LINE * (index + 0.5);
      return curve(250, y, 330, middle) + label(244, y + 4, place, 'end', ruleIn(`domain/${place.replace('.', '/')}.ts`));
    }),
    label(336, middle + 4, id, 'start'),
  );
};

/** All rules in order, with the product's callers on the left and calling rules on the right. */
export const wholeDrawing = ({ callers, files }: Facts): string => {
  const rules = entries.map(({ id }) => id);
  const callersOf = new Map(rules.map((id, index) => [id, (callers[index] ?? []).map(file => files[file] ?? '')]));
  const arrows = rules.flatMap((id, index) =>
    (callersOf.get(id) ?? []).filter(file => ruleIn(file) === undefined).map(file => ({ place: placeOf(file), index })),
  );
  const middleOf = (place: string): number => {
    const asks = arrows.filter(each => each.place === place);
    return asks.reduce((sum, { index }) => sum + index, 0) / asks.length;
  };
  const places = [...new Set(arrows.map(({ place }) => place))].sort((one, other) => middleOf(one) - middleOf(other));
  const height = TOP + rules.length * LINE;
  const at = (index: number): number => TOP / 2 + LINE * (index + 0.5);
  const placeAt = (place: string): number => at((places.indexOf(place) * rules.length) / places.length);
  const fromPlaces = rules.flatMap((id, index) =>
    [...new Set((callersOf.get(id) ?? []).filter(file => ruleIn(file) === undefined).map(placeOf))].map(place =>
      curve(210, placeAt(place), 380, at(index)),
    ),
  );
  const fromRules = rules.flatMap((id, index) =>
    (callersOf.get(id) ?? []).flatMap(file => {
      const from = rules.indexOf(ruleIn(file) ?? '');
      if (from < 0) return [];
      const reach = 590 + Math.min(140, Math.abs(from - index) * 4);
      return [`<path d="M580 ${at(from)}C${reach} ${at(from)} ${reach} ${at(index)} 580 ${at(index)}"/>`];
    }),
  );
  return svg(
    740,
    height,
    say('Les règles et ce qui les appelle', 'Rules and what asks them'),
    `<g class="from-places">${fromPlaces.join('')}</g><g class="from-rules">${fromRules.join('')}</g>`,
    ...places.map(place => label(204, placeAt(place) + 4, place, 'end')),
    ...rules.map((id, index) => label(386, at(index) + 4, id, 'start', id)),
  );
};
