import fs from 'node:fs';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import type { TaskEither } from 'fp-ts/TaskEither';
import type * as t from 'io-ts';
import type { Failure } from '@application/failure';
import { bankCalls } from '@domain/calls/table';
import { isRecord } from '@domain/kernel/shape';
import { hurried } from '@contracts/support/hurried';
import { BankApi, type Call } from '@infrastructure/http/BankApi';
import type { CallUse } from '../fieldUse';
import { asks, readings } from '../codecs';
import { interactionsOf, isRefused, readPacts } from '../read';

const uses = JSON.parse(fs.readFileSync('contracts/generated/field-use.json', 'utf8')) as CallUse[];

/** A value that no backend sends, and from which no reader of the field makes the same result. */
const junk = { unforeseen: ['¤'] };

const nobody = { session: () => undefined, lose: () => undefined };

/** A BankApi with a fixed answer: the adapters decode it and map it to the application's form. */
class Answered extends BankApi {
  constructor(private readonly body: unknown) {
    super({ baseUrl: '', clientId: '', timeoutMs: 0 }, nobody, { report: () => undefined }, hurried);
  }

  override call<A>(_request: Call, codec: t.Decoder<unknown, A>): TaskEither<Failure, A> {
    return TE.fromEither(E.mapLeft((): Failure => ({ kind: 'unreadable', report: [] }))(codec.decode(this.body)));
  }
}

/** The application's result of an answer, or its failure. */
const made = async (ask: string, body: unknown): Promise<string> => JSON.stringify(await asks(new Answered(body))[ask]?.()());

/** The answer with the junk value at every place of a path; undefined where the path matches nothing. */
const spoilt = (value: unknown, [step, ...rest]: readonly string[]): unknown => {
  if (step === undefined) return junk;
  if (Array.isArray(value)) {
    if (step !== '[*]' || value.length === 0) return undefined;
    const changed = value.map((each: unknown) => spoilt(each, rest));
    return changed.includes(undefined) ? undefined : changed;
  }
  if (!isRecord(value) || step === '[*]') return undefined;
  const names = step === '*' ? Object.keys(value) : [step];
  const changed = names.map(name => [name, spoilt(value[name], rest)] as const);
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

  test('a field that nobody reads may come as anything: the product makes the same of the answer; one that is read makes a difference to some answer of its call', async () => {
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
          const other = spoilt(body, stepsOf(path));
          if (other === undefined) continue;
          const field = `${use.number} ${path}`;
          const different = changed.get(field)?.different === true || (await made(ask, other)) !== whole;
          changed.set(field, { isRead, different });
        }
    }
    const all = [...changed];
    expect(all.filter(([, { isRead, different }]) => isRead !== different).map(([field]) => field)).toEqual([]);
    expect(all.filter(([, { isRead }]) => isRead).length).toBeGreaterThan(150);
    expect(all.filter(([, { isRead }]) => !isRead).length).toBeGreaterThan(5);
  });
});
