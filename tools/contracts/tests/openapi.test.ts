import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { callsAuth } from '@domain/calls/auth';
import { calls } from '@contracts/calls';
import { openapi } from '../openapi';
import { readPacts } from '../read';

let document = JSON.parse('{}');
beforeAll(async () => {
  document = JSON.parse(JSON.stringify(await openapi(readPacts())));
});
const described = (method: string, path: string) => document.paths[path]?.[method.toLowerCase()];

describe('the description', () => {
  interface Content {
    readonly schema: object;
    readonly examples?: Readonly<Record<string, { readonly summary: string; readonly value: unknown }>>;
  }
  interface Message {
    readonly content?: Readonly<Record<string, Content>>;
  }
  const contentsOf = () =>
    calls.flatMap(({ method, path }) => {
      const { requestBody, responses }: { requestBody?: Message; responses: Readonly<Record<string, Message>> } = described(method, path);
      return [requestBody, ...Object.values(responses)].flatMap(message => Object.values(message?.content ?? {}));
    });
  const things = (): Readonly<Record<string, object>> => document.components.schemas;

  test('is JSON Schema that a validating server compiles; every answer of the contracts fits its schema (XTR-57)', () => {
    const ajv = addFormats(new Ajv2020({ strict: false, allErrors: true }));
    const contents = contentsOf();
    const all = [...Object.values(things()), ...contents.map(({ schema }) => schema)];
    expect(all.filter(schema => ajv.validateSchema(schema) !== true)).toEqual([]);
    const misfit = contents.flatMap(({ schema, examples = {} }) => {
      const fits = ajv.compile({ ...schema, components: document.components });
      return Object.values(examples).flatMap(({ summary, value }) => (fits(value) ? [] : [[summary, ajv.errorsText(fits.errors)]]));
    });
    expect(misfit).toEqual([]);
    expect(contents.filter(({ examples }) => examples !== undefined).length).toBeGreaterThan(30);
  });

  test('names the things of the domain once, wherever they stand (XTR-57)', () => {
    const text = JSON.stringify(document);
    for (const name of Object.keys(things())) expect([name, text.includes(`#/components/schemas/${name}"`)]).toEqual([name, true]);
    for (const [operation, thing] of [
      ['forecastCart', 'Offer'],
      ['getMyCart', 'Cart'],
      ['saveCart', 'Cart'],
    ]) {
      const { method = '', path = '' } = calls.find(call => call.operation === operation) ?? {};
      expect(described(method, path).responses['200'].content['application/json'].schema).toEqual({
        $ref: `#/components/schemas/${thing}`,
      });
    }
  });

  test('has every call, each with its operation and its token', () => {
    for (const call of calls) {
      const operation = described(call.method, call.path);
      expect(operation.operationId).toBe(call.operation);
      expect(operation['x-calls']).toContain(call.number);
      expect(operation.security).toEqual(
        callsAuth.decide(call) === 'bearer' ? [{ bearer: [] }] : call.operation === 'createSubscription' ? [{}, { bearer: [] }] : [],
      );
    }
  });

  test('says of each operation what was taken for granted', () => {
    for (const { method, path, assumptions = [] } of calls)
      for (const each of assumptions) expect(described(method, path)['x-assumption']).toContain(each);
  });
});
