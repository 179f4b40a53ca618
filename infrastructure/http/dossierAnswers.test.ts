import * as E from 'fp-ts/Either';
import { BankServer } from '@tests/support/bankServer';
import { fileAnswers } from '@tests/support/dossierAnswers';

const bank = new BankServer();
beforeAll(() => bank.start());
afterAll(() => bank.stop());
beforeEach(() => {
  bank.status = 200;
  bank.reporter.reports.length = 0;
});

type Json = Readonly<Record<string, unknown>>;

/** A copy of the body with the field at `path` changed, or removed for undefined; in lists, of the first element. */
const spoilt = (body: unknown, [name = '', ...rest]: readonly string[], value: unknown): unknown => {
  if (Array.isArray(body)) return body.map((element: unknown, at) => (at === 0 ? spoilt(element, [name, ...rest], value) : element));
  const { [name]: before, ...others } = body as Json;
  if (rest.length > 0) return { ...others, [name]: spoilt(before, rest, value) };
  return value === undefined ? others : { ...others, [name]: value };
};

/** The path of every field. */
const fieldsOf = (body: unknown, before = ''): readonly string[] => {
  if (Array.isArray(body)) return fieldsOf(body[0], before);
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([name, value]) => [`${before}${name}`, ...fieldsOf(value, `${before}${name}.`)]);
};

/** A path of the codec, without list indices and union alternatives. */
const plain = (path: string): string =>
  path
    .split('.')
    .filter(step => !/^\d+$/.test(step))
    .join('.');

/** The field itself, or the discriminant that decides on it. */
const isAt = (named: string, path: string): boolean => named === '(body)' || named === path || path.startsWith(`${named}.`);

describe.each(fileAnswers)('API-01: the answer to $endpoint', ({ endpoint, ask, right, may = [], maps = [] }) => {
  const isInMap = (field: string): boolean => maps.some(map => field.startsWith(`${map}.`));
  const needs = fieldsOf(right).filter(field => !may.includes(field) && !isInMap(field));
  const heard = async (body: unknown) => {
    bank.body = body;
    return ask(bank.api)();
  };
  const unreadable = async (body: unknown, path: string) => {
    const outcome = await heard(body);
    expect(outcome).toEqual(E.left({ kind: 'unreadable', report: expect.any(Array) as unknown }));
    const report = E.isLeft(outcome) && outcome.left.kind === 'unreadable' ? outcome.left.report : [];
    expect(report.map(plain).some(named => isAt(named, plain(path)))).toBe(true);
    expect(bank.reporter.reports).toEqual([{ kind: 'unreadable', where: endpoint, detail: report }]);
  };

  test('is read where it is right, whatever else it says (D-20)', async () => {
    expect(E.isRight(await heard(right))).toBe(true);
    const more = { somethingNew: true };
    const extended = Array.isArray(right) ? right.map((each: Json) => ({ ...each, ...more })) : { ...(right as Json), ...more };
    expect(E.isRight(await heard(extended))).toBe(true);
    expect(bank.reporter.reports).toEqual([]);
  });

  test.each(needs)('cannot be read without %s', path => unreadable(spoilt(right, path.split('.'), undefined), path));

  test.each([...needs, ...may])('ERR-07: cannot be read where %s is of another kind', path =>
    unreadable(spoilt(right, path.split('.'), [[7]]), path),
  );

  for (const map of maps)
    test(`ERR-07: is read without the entry of ${map} that is of another kind, which is told`, async () => {
      expect(await heard(spoilt(right, [...map.split('.'), 'further'], [7]))).toEqual(await heard(right));
      expect(bank.reporter.reports).toEqual([{ kind: 'leftOut', where: endpoint, detail: [expect.stringContaining('further')] }]);
    });

  for (const path of may)
    test(`D-48: can be read without ${path}, or with null in its place, alike`, async () => {
      const without = await heard(spoilt(right, path.split('.'), undefined));
      expect(E.isRight(without)).toBe(true);
      expect(await heard(spoilt(right, path.split('.'), null))).toEqual(without);
    });

  test.each(needs)('D-48: cannot be read where %s is null', path => unreadable(spoilt(right, path.split('.'), null), path));

  test.each([
    ['nothing', undefined],
    ['a text', 'Bonjour'],
    ['a number', 7],
  ])('ERR-07: cannot be read where it is %s', async (_what, body) => {
    expect(await heard(body)).toEqual(E.left({ kind: 'unreadable', report: expect.any(Array) as unknown }));
  });
});
