import { stepRow, type TaskId } from '@domain/journey/steps';
import { places, type Place } from '@domain/holders/prospect';
import { isRecord } from '@domain/kernel/shape';

type Parts = Readonly<Record<string, unknown>>;

const saved = (value: unknown): unknown => (typeof value === 'boolean' ? Number(value).toString() : value);

const withValue = (parts: Parts, [name = '', ...rest]: readonly string[], value: unknown): Parts => {
  const inside = parts[name];
  return { ...parts, [name]: rest.length === 0 ? value : withValue(isRecord(inside) ? inside : {}, rest, value) };
};

/** The parts of a person as the bank saves them; `answer` gives each field's value, undefined for none. */
export const partsOf = (answer: (place: Place) => unknown): Parts =>
  places.reduce<Parts>((parts, place) => {
    const value = saved(answer(place));
    return value === undefined ? parts : withValue(parts, place.wire, value);
  }, {});

/** The fields on the pages of a task. */
export const askedAt = (task: TaskId): readonly Place[] => {
  const { pages } = stepRow(task);
  return places.filter(({ field }) => pages.some(page => page === field.page));
};
