type Path = readonly (string | number)[];
type Draw = () => number;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

const within = (value: unknown, path: Path): readonly Path[] => {
  if (Array.isArray(value)) return value.flatMap((each, index) => within(each, [...path, index]));
  if (isRecord(value)) return Object.entries(value).flatMap(([name, each]) => within(each, [...path, name]));
  return [path];
};

const at = (value: unknown, [step, ...rest]: Path, change: (leaf: unknown) => unknown): unknown => {
  if (step === undefined) return change(value);
  if (Array.isArray(value)) return value.map((each: unknown, index) => (index === step ? at(each, rest, change) : each));
  if (!isRecord(value)) return value;
  const changed = Object.entries(value).map(([name, each]) => [name, name === step ? at(each, rest, change) : each] as const);
  return Object.fromEntries(changed.filter(([, each]) => each !== GONE));
};

const GONE = Symbol('gone');

const drawnLeaf = (body: unknown, draw: Draw): Path => {
  const leaves = within(body, []);
  return leaves[Math.floor(draw() * leaves.length)] ?? [];
};

const otherTypes: readonly unknown[] = ['text', 42, true, [], {}];
const sameType = (one: unknown, other: unknown): boolean => typeof one === typeof other && Array.isArray(one) === Array.isArray(other);

export const wrongType = (body: unknown, draw: Draw): unknown =>
  at(body, drawnLeaf(body, draw), leaf => {
    const others = otherTypes.filter(other => !sameType(other, leaf));
    return others[Math.floor(draw() * others.length)];
  });

export const gone = (body: unknown, draw: Draw): unknown => {
  const path = drawnLeaf(body, draw);
  return path.length === 0 ? {} : at(body, path, () => GONE);
};

export const nulled = (body: unknown, draw: Draw): unknown => at(body, drawnLeaf(body, draw), () => null);

export const withUnknown = (body: unknown): unknown => {
  if (Array.isArray(body)) return body.map(withUnknown);
  if (!isRecord(body)) return body;
  return { ...Object.fromEntries(Object.entries(body).map(([name, each]) => [name, withUnknown(each)])), unknownToAll: { any: ['thing'] } };
};
