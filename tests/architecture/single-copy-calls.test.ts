import ts from 'typescript';
import { callsAuth } from '@domain/calls/auth';
import type { BankCall } from '@domain/calls/call';
import { bankCalls, callsBySender } from '@domain/calls/table';
import { calls } from '@contracts/calls';
import { sourcesOf, visit, type Source } from '@tools/build/sources';
import { aBank, frontOf } from '@sandbox/tests/support';

const named = Object.entries<BankCall>(bankCalls);
/** A path with its parameters as `*`, whether written `{id}`, `:id` or `${id}`. */
const shape = (path: string): string => path.replace(/\{\w+\}|:\w+/g, '*');
/** Paths at the bank. Other calls get their URL from the configuration, so no literal can repeat them. */
const shapes = new Set(named.map(([, { path }]) => shape(path)).filter(path => path.startsWith('/')));

const isExample = (node: ts.Node): boolean => {
  if (ts.isPropertyAssignment(node) && ['examples', 'refusals'].includes(node.name.getText())) return true;
  return node.parent !== undefined && isExample(node.parent);
};

/** Text of a literal, with `*` for each placeholder. */
const spelt = (node: ts.Node): string | undefined => {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('*');
  return undefined;
};

/** Literals that repeat the path of a call: alone, after a method or a prefix, or before a query. */
const copiesIn = (source: Source): readonly string[] => {
  const found: string[] = [];
  visit(source, node => {
    const text = spelt(node);
    if (text === undefined || isExample(node)) return;
    const path = shape(text.replace(/[?#].*$/s, '').replace(/^(?:GET|POST|PUT|PATCH) /, '')).replace(/^(?:\*|\/api)(?=\/)/, '');
    if (shapes.has(path) || (path.includes('/') && shapes.has(`/${path}`))) found.push(`${source.file}: ${text}`);
  });
  return found;
};

describe('one table of calls', () => {
  /** Pact tests are left out: they check the table. Recipes are left out: they belong to other backends. */
  const sources = ['domain', 'application', 'infrastructure', 'ui', 'src', 'contracts', 'sandbox', 'tools']
    .flatMap(sourcesOf)
    .filter(({ file }) => !file.startsWith('domain/calls/') && !file.startsWith('contracts/recipes/'));

  test('no path of a call is written a second time', () => {
    expect(sources.flatMap(copiesIn)).toEqual([]);
  });

  test('a planted second copy is found, however it is spelt', () => {
    const planted = (text: string) => copiesIn({ file: 'infrastructure/http/planted.ts', text });
    expect(planted("const path = '/v1/cart/me';")).toHaveLength(1);
    expect(planted("const endpoint = 'GET /v1/persons/{id}';")).toHaveLength(1);
    expect(planted('const path = `/v1/persons/${encodeURIComponent(id)}`;')).toHaveLength(1);
    expect(planted('const path = `${base}/v1/exchanges/${id}/documents`;')).toHaveLength(1);
    expect(planted("app.get('/v1/structures/:id', answer);")).toHaveLength(1);
    expect(planted("const path = '/public/sms?uuid=1';")).toHaveLength(1);
    expect(planted("const path = 'exchanges/{id}/offer/documents';")).toHaveLength(1);
    expect(planted("const rule = { examples: [['a cart', { path: '/v1/cart/me' }, 'bearer']] };")).toEqual([]);
    expect(planted("const folder = '/v1/other';")).toEqual([]);
  });

  test.each(named)('API-02, API-03: %s leaves as the rule says of its path', (_, { method, path, auth }) => {
    expect(callsAuth.decide({ method, path: path.replace(/\{\w+\}/g, 'X-1') })).toBe(auth);
  });

  test('every call is sent from the room of who sends it, and from no other', () => {
    const rooms = {
      journey: /^infrastructure\/(?!http\/(access|local)\/)/,
      minimal: /^infrastructure\/http\/access\//,
      local: /^infrastructure\/http\/local\//,
    };
    for (const sender of ['journey', 'minimal', 'local'] as const)
      for (const name of Object.keys(callsBySender[sender])) {
        const reading = sources.filter(
          ({ file, text }) => file.startsWith('infrastructure/') && new RegExp(`${sender}Calls\\.${name}\\b`).test(text),
        );
        expect([name, reading.length > 0, reading.every(({ file }) => rooms[sender].test(file))]).toEqual([name, true, true]);
      }
  });

  test('each has a number of its own; the contracts agree on every call that has one of section 7', () => {
    const numbers = named.map(([, { number }]) => number);
    expect(new Set(numbers).size).toBe(numbers.length);
    const agreed = new Set(calls.map(({ operation }) => operation));
    expect(named.map(([name]) => name).filter(name => !agreed.has(name))).toEqual(['captchaChallenge']);
  });

  const app = frontOf(aBank(), 'omc-01');

  test('the sandbox routes every one; the module reference is a file of the site', async () => {
    await app.ready();
    const routes = named.filter(([name]) => name !== 'getModuleReference');
    const url = (path: string): string => (path.startsWith('/') ? `/api${path}` : `/identite/${path}`).replace(/\{(\w+)\}/g, ':$1');
    expect(routes.filter(([, { method, path }]) => !app.hasRoute({ method, url: url(path) }))).toEqual([]);
  });
});
