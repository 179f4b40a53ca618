import * as E from 'fp-ts/Either';
import type { Call } from '@contracts/calls';
import { calls } from '@contracts/calls';
import { faultsOf, refusalFaults, type Fault } from './faults';
import { mismatches, same, type Answer } from './matching';
import { answerSchemas } from '@contracts/tools/openapi';
import { ignoredParameters } from './parameters';
import { Player, type Outcome, type Sound } from './play';
import { endsSession, interactionsOf, isRefused, type Pact, type PactEntry } from '@contracts/tools/read';
import { Sandboxed } from '@contracts/tools/sandboxed';

/** What a front end makes of a fault, and what a verification says of it. */
export interface Verdict {
  readonly call: string;
  readonly kind: string;
  readonly path: string;
  /** The front end cannot read some answer, or reads it as something else than it was. */
  readonly harmful: boolean;
  /** Some interaction of the call fails. */
  readonly refused: boolean;
  readonly played: readonly Played[];
}

/** One interaction with the answer of a backend that errs. */
export interface Played {
  readonly told: PactEntry;
  readonly answer: Answer;
  readonly refused: boolean;
}

const isWhole = ({ read, leftOut }: Outcome): boolean => E.isRight(read) && leftOut.length === 0;

/** Judges what a backend may do wrong at one call. */
export class Judge {
  constructor(
    private readonly call: Call,
    private readonly player: Player,
    private readonly sounds: readonly Sound[],
  ) {}

  async fault({ kind, path, free, spoil }: Fault): Promise<Verdict | undefined> {
    const concerned = this.sounds.filter(
      ({ told, answer }) => isRefused(told.interaction) === kind.startsWith('refusal') && answer.body !== undefined,
    );
    const bodies = concerned.map(({ answer }) => answer.body);
    const pairs = concerned.map((sound): readonly [Sound, Answer] => [sound, { ...sound.answer, body: spoil(sound.answer.body, bodies) }]);
    return this.verdict(kind, path, free, pairs);
  }

  /** The first of these answers, whatever is asked. */
  async constant(kind: string, sounds: readonly Sound[]): Promise<Verdict | undefined> {
    const [first, ...rest] = sounds;
    if (first === undefined) return undefined;
    return this.verdict(
      kind,
      '$',
      false,
      rest.map(sound => [sound, first.answer]),
    );
  }

  async verdict(kind: string, path: string, free: boolean, pairs: readonly (readonly [Sound, Answer])[]): Promise<Verdict | undefined> {
    const changed = pairs.filter(([{ answer }, spoilt]) => !same(answer, spoilt));
    if (changed.length === 0) return undefined;
    let harmful = false;
    const played: Played[] = [];
    for (const [{ told, outcome }, answer] of changed) {
      const now = await this.player.play(this.call.number, answer);
      harmful ||= free ? !isWhole(now) && isWhole(outcome) : !same(now, outcome);
      played.push({ told, answer, refused: mismatches(told.interaction.response, answer).length > 0 });
    }
    return { call: this.call.number, kind, path, harmful, refused: played.some(({ refused }) => refused), played };
  }
}

const ofCall = async (
  call: Call,
  player: Player,
  sandbox: Sandboxed,
  sounds: readonly Sound[],
  faults: readonly Fault[],
): Promise<readonly Verdict[]> => {
  const judge = new Judge(call, player, sounds);
  const ended = sounds.filter(({ told }) => endsSession(told));
  const own = sounds.filter(sound => !ended.includes(sound));
  const good = own.filter(({ told }) => !isRefused(told.interaction));
  const verdicts: (Verdict | undefined)[] = [];
  for (const fault of [...faults, ...refusalFaults]) verdicts.push(await judge.fault(fault));
  verdicts.push(await judge.constant('the first answer to everything', sounds));
  verdicts.push(await judge.constant('the first success to every success', good));
  for (const { name, pairs } of await ignoredParameters(call, sandbox, good))
    verdicts.push(await judge.verdict(`ignores ${name}`, name, false, pairs));
  return verdicts.filter(each => each !== undefined);
};

export interface Judged {
  readonly verdicts: readonly Verdict[];
  readonly sounds: readonly Sound[];
  /** Interactions that fail although nothing was spoilt. */
  readonly broken: readonly string[];
}

/** Every fault that the codecs, the rules and the parameters let one think of, at every call. */
export const judged = async (pacts: readonly Pact[], only: readonly string[] = []): Promise<Judged> => {
  const [player, schemas, sandbox] = [await Player.make(), await answerSchemas(), new Sandboxed()];
  const sounds: Sound[] = [];
  const broken: string[] = [];
  for (const told of interactionsOf(pacts)) {
    const answer = await sandbox.answer(told);
    const wrong = mismatches(told.interaction.response, answer);
    if (wrong.length > 0) broken.push(`${told.provider}: ${told.interaction.description}: ${wrong.join('; ')}`);
    sounds.push({ told, answer, outcome: await player.play(told.call?.number ?? '', answer) });
  }
  const verdicts: Verdict[] = [];
  for (const call of calls.filter(({ number }) => only.length === 0 || only.includes(number))) {
    const mine = sounds.filter(({ told }) => told.call === call);
    verdicts.push(...(await ofCall(call, player, sandbox, mine, faultsOf(schemas.get(call.number) ?? {}))));
  }
  await sandbox.close();
  return { verdicts, sounds, broken };
};
