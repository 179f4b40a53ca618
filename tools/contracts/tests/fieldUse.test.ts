import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { TaskEither } from 'fp-ts/TaskEither';
import type * as t from 'io-ts';
import type { Failure } from '@application/failure';
import { bankCalls } from '@domain/calls/table';
import { isRecord } from '@domain/kernel/shape';
import { hurried } from '@contracts/support/hurried';
import { BankApi, type Call } from '@infrastructure/http/BankApi';
import { readAnswer } from '@infrastructure/http/codecs';
import { calls } from '@contracts/calls';
import { asks, readings } from '../codecs';
import { interactionsOf, isRefused, readPacts } from '../read';
import { fieldsRead, pathOf } from '../fields';
import { leavesOf } from '@tools/contracts/jsonLeaves';
import { fieldUse, type CallUse } from '../fieldUse';
import { answerSchemas } from '../openapi';
import type { Schema } from '../schema';

let uses: readonly CallUse[];
beforeAll(async () => {
  uses = await fieldUse(readPacts());
}, 60_000);
const use = (number: string): CallUse | undefined => uses.find(each => each.number === number);

/** The loader's call, which no use case makes. */
const withoutUseCase = ['1'];

describe('XTR-25: which field of each answer is read', () => {
  test('every call is made from a screen, by a use case or at the port itself', () => {
    expect(uses.map(({ number }) => number)).toEqual(calls.map(({ number }) => number));
    expect(uses.filter(({ screens }) => screens.length === 0).map(({ number }) => number)).toEqual(withoutUseCase);
  });

  test('what is sent and never read is reported', () => {
    expect(use('37')?.unread).toContain('$.workflowName');
    expect(use('3')?.read).toContain('$.combinatorialPricings.*.amount.value');
    expect(use('3')?.unread.filter(field => field.startsWith('$.combinatorialPricings'))).toEqual([]);
    expect(use('33')?.screens).toContain('analysis');
  });
});

/** Fields that a codec reads and no answer of the same call pins, each with the reason. */
const pinnedElsewhere: readonly (readonly [fields: RegExp, why: string])[] = [
  [/^(?:30|47) \$\.variables\./, 'The state is one thing wherever it is answered: call 37 pins it, these calls where it stands.'],
  [/^37 \$\.variables\.coHolderVariables\.acceptance\./, 'What a person accepted is read alike of both: the holder’s pins it.'],
  [/^37 \$\.variables\.(?:coHolder|holder)Variables\.reported\./, 'What a client reports is pinned where it is sent, by call 47.'],
  [/^(?:20|21|23|32) \$\[\*\]\.lang$|^24 \$\.lang$/, 'The language of a label is pinned by the professions; the codec of labels is one.'],
  [/^4[56] \$(?:\[\*\])?\.(?:hours|councilHours)\.\w+$/, 'The state names the days on which an agency is open; each day is read alike.'],
  [
    /^[2-5] \$\.overdraft\./,
    'What an overdraft costs is one thing wherever it is answered: calls 3 and 4 pin it, the yearly rate may be absent.',
  ],
  [/^13 \$\.functionalCode$/, 'A refusal carries it; beside a result it is absent in every example.'],
  [/^17 \$\[\*\]\.also\[\*\]$/, 'A postal town is found by its code; the codec is that of towns of birth, which have other names.'],
  [/^18 \$\[\*\]\.postalCode$/, 'A town of birth has none; the codec is that of postal towns.'],
];

const isLeaf = ({ properties, items, additionalProperties, anyOf, allOf }: Schema): boolean =>
  [properties, items, additionalProperties, anyOf, allOf].every(inner => inner === undefined);

describe('XTR-25: what is read and what is agreed are the same fields', () => {
  const patternOf = (path: string): RegExp => new RegExp(`^${path.replace(/[$.[\]*]/g, '\\$&').replaceAll('\\.\\*', '\\.[^.]+')}$`);
  const answers = interactionsOf(readPacts()).filter(({ interaction }) => interaction.response.status < 400);
  const pinnedAt = (number: string): ReadonlySet<string> =>
    new Set(
      answers
        .filter(({ call }) => call?.number === number)
        .flatMap(({ interaction }) => leavesOf(interaction.response).map(({ path }) => path.replace(/\[\d+\]/g, '[*]'))),
    );
  let read: readonly { readonly number: string; readonly path: string; readonly leaf: boolean }[];
  beforeAll(async () => {
    read = [...(await answerSchemas())].flatMap(([number, schema]) =>
      fieldsRead(schema).map(({ steps, schema: own }) => ({ number, path: pathOf(steps), leaf: steps.length > 0 && isLeaf(own) })),
    );
  });

  test('every field that is read is pinned by an answer of that call, or by a note here; no note is unused', () => {
    const unpinned = read
      .filter(({ leaf, number, path }) => leaf && ![...pinnedAt(number)].some(pinned => patternOf(path).test(pinned)))
      .map(({ number, path }) => `${number} ${path}`);
    expect(unpinned.filter(field => !pinnedElsewhere.some(([fields]) => fields.test(field)))).toEqual([]);
    expect(pinnedElsewhere.filter(([fields]) => !unpinned.some(field => fields.test(field)))).toEqual([]);
    const atTheState = read.filter(({ number, leaf }) => number === '37' && leaf).map(({ path }) => path);
    for (const field of unpinned.filter(each => /^(?:30|47) /.test(each))) expect(atTheState).toContain(field.replace(/^\d+ /, ''));
  });

  test('every field that an answer pins is read', () => {
    const inVain = calls.flatMap(({ number }) => {
      const fields = read.filter(each => each.number === number).map(({ path }) => patternOf(path));
      return [...pinnedAt(number)].filter(path => !fields.some(field => field.test(path))).map(path => `${number} ${path}`);
    });
    expect(inVain).toEqual([]);
  });
});

/** A value that no backend sends, and from which no reader of the field makes the same result. */
const junk = { unforeseen: ['¤'] };

const nobody = { session: () => undefined, lose: () => undefined };

/** A BankApi with a fixed answer: the adapters decode it and map it to the application's form. */
class Answered extends BankApi {
  constructor(private readonly body: unknown) {
    super({ baseUrl: '', clientId: '', timeoutMs: 0 }, nobody, { report: () => undefined }, hurried);
  }

  override call<A>(_request: Call, codec: t.Decoder<unknown, A>): TaskEither<Failure, A> {
    return TE.fromEither(
      pipe(
        readAnswer(codec, this.body),
        E.bimap(
          (): Failure => ({ kind: 'unreadable', report: [] }),
          ({ value }) => value,
        ),
      ),
    );
  }
}

/** The application's result of an answer, or its failure. */
const made = async (ask: string, body: unknown): Promise<string> => JSON.stringify(await asks(new Answered(body))[ask]?.()());

/** The answer with another value at every place of a path; undefined where the path matches nothing. */
const spoilt = (value: unknown, [step, ...rest]: readonly string[], instead: unknown): unknown => {
  if (step === undefined) return instead;
  if (Array.isArray(value)) {
    if (step !== '[*]' || value.length === 0) return undefined;
    const changed = value.map((each: unknown) => spoilt(each, rest, instead));
    return changed.includes(undefined) ? undefined : changed;
  }
  if (!isRecord(value) || step === '[*]') return undefined;
  const names = step === '*' ? Object.keys(value) : [step];
  const changed = names.map(name => [name, spoilt(value[name], rest, instead)] as const);
  return names.length === 0 || changed.some(([, each]) => each === undefined) ? undefined : { ...value, ...Object.fromEntries(changed) };
};
const stepsOf = (path: string): readonly string[] => path.replace(/^\$/, '').match(/\[\*\]|[^.[\]]+/g) ?? [];

describe('XTR-25: the map of fields, held against the gate itself', () => {
  test('every call that the product makes is in it, and no other', () => {
    const made = Object.values(bankCalls);
    const isOf = (call: string) => (each: (typeof made)[number]) =>
      call.startsWith(`${each.method} `) && call.endsWith(each.path.replace('{name}', 'reference'));
    expect(uses.filter(({ call }) => !made.some(isOf(call)))).toEqual([]);
    // the captcha's own library calls it and reads the answer
    expect(made.filter(each => !uses.some(({ call }) => isOf(call)(each)))).toEqual([bankCalls.captchaChallenge]);
  });

  test('an unread field may have any value without changing the result; a field that is read changes the result for some answer of its call', async () => {
    const gates = await readings();
    const entries = interactionsOf(readPacts()).filter(({ interaction }) => !isRefused(interaction));
    const changed = new Map<string, { readonly isRead: boolean; readonly different: boolean }>();
    for (const { call, interaction } of entries) {
      const use = uses.find(({ number }) => number === call?.number);
      const gate = call && gates.get(call.number);
      const body = interaction.response.body?.content;
      if (!use || !gate || body === undefined) continue;
      const ask = `${gate.port}.${gate.method}`;
      const whole = await made(ask, body);
      for (const [paths, isRead] of [
        [use.unread, false],
        [use.read, true],
      ] as const)
        for (const path of paths) {
          for (const instead of [junk, null]) {
            const other = spoilt(body, stepsOf(path), instead);
            if (other === undefined) continue;
            const field = `${use.number} ${path}`;
            const different = changed.get(field)?.different === true || (await made(ask, other)) !== whole;
            changed.set(field, { isRead, different });
          }
        }
    }
    const all = [...changed];
    expect(all.filter(([, { isRead, different }]) => isRead !== different).map(([field]) => field)).toEqual([]);
    expect(all.filter(([, { isRead }]) => isRead).length).toBeGreaterThan(150);
    expect(all.filter(([, { isRead }]) => !isRead).length).toBeGreaterThan(5);
  });
});
