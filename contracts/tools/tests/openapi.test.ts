import fs from 'node:fs';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { callsAuth } from '@domain/calls/auth';
import { calls } from '@contracts/calls';
import { answerSchemas } from '../openapi';
import { endsSession, interactionsOf, isRefused, readPacts, refusalOf } from '../read';
import { misfits } from '../schema';

const pacts = readPacts();
const entries = interactionsOf(pacts);
const document = JSON.parse(fs.readFileSync('contracts/generated/openapi.json', 'utf8'));
const described = (method: string, path: string) => document.paths[path]?.[method.toLowerCase()];

describe.each(pacts)('the contract with $provider, beside the description of the calls', ({ provider }) => {
  const mine = entries.filter(each => each.provider === provider);

  test('answers with what the codecs read, all of it read, and asks for what is described', async () => {
    const read = await answerSchemas();
    const wrong = mine.flatMap(({ call, interaction: { description, request, response } }) => {
      const operation = described(call?.method ?? '', call?.path ?? '');
      const answer = operation?.responses[String(response.status)];
      const declared = operation?.parameters.map(({ name }: { name: string }) => name) ?? [];
      return [
        ...(answer ? [] : [`${response.status} is not described`]),
        ...(response.body && response.status < 400 ? misfits(read.get(call?.number ?? '') ?? {}, response.body.content) : []),
        ...Object.keys(request.query ?? {}).filter(name => !declared.includes(name)),
        ...(request.body && !operation?.requestBody?.content[request.body.contentType]
          ? [`${request.body.contentType} is not described`]
          : []),
      ].map(problem => `${description}: ${problem}`);
    });
    expect(wrong).toEqual([]);
  });

  test('refuses with codes that are described', () => {
    const wrong = mine
      .filter(each => isRefused(each.interaction) && !endsSession(each))
      .filter(({ call, interaction }) => {
        const [status = '', code] = refusalOf(interaction).split(' ');
        const answer = described(call?.method ?? '', call?.path ?? '')?.responses[status];
        return code === undefined ? answer === undefined : !answer?.content['application/json']['x-codes'].includes(code);
      });
    expect(wrong.map(({ interaction }) => interaction.description)).toEqual([]);
  });
});

describe('the description', () => {
  interface Content {
    readonly schema: object;
    readonly examples?: Readonly<Record<string, { readonly summary: string; readonly value: unknown }>>;
  }
  interface Message {
    readonly content?: Readonly<Record<string, Content>>;
  }
  const contents = calls.flatMap(({ method, path }) => {
    const { requestBody, responses }: { requestBody?: Message; responses: Readonly<Record<string, Message>> } = described(method, path);
    return [requestBody, ...Object.values(responses)].flatMap(message => Object.values(message?.content ?? {}));
  });
  const things: Readonly<Record<string, object>> = document.components.schemas;

  test('is JSON Schema that a validating server compiles; every answer of the contracts fits its schema (XTR-57)', () => {
    const ajv = addFormats(new Ajv2020({ strict: false, allErrors: true }));
    const all = [...Object.values(things), ...contents.map(({ schema }) => schema)];
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
    for (const name of Object.keys(things)) expect([name, text.includes(`#/components/schemas/${name}"`)]).toEqual([name, true]);
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

  test('reads the answer of every call that has one', async () => {
    const schemas = await answerSchemas();
    const answered = new Set(
      entries.filter(({ interaction }) => !isRefused(interaction) && interaction.response.body).map(({ call }) => call?.number ?? ''),
    );
    expect([...answered].filter(number => Object.keys(schemas.get(number) ?? {}).length === 0)).toEqual([]);
  });
});
