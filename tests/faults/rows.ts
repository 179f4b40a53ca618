import type { CallName } from '@domain/calls/table';
import { drawing, faultIds, type FaultId } from './kinds';
import { repeatedCalls, sceneOfCall } from './scenes';
import type { Wanted } from './play';

type Played = keyof typeof sceneOfCall;
const isPlayed = (name: string): name is Played => Object.hasOwn(sceneOfCall, name);
export const playedCalls: readonly Played[] = Object.keys(sceneOfCall).filter(isPlayed);

const row = (call: Played, fault: FaultId, use = 1, workflow: Wanted['workflow'] = 'individual'): Wanted => ({
  scene: sceneOfCall[call],
  call,
  fault,
  use,
  workflow: call === 'checkCoholder' ? 'joint' : workflow,
});

/** Answers that only a list or an object can have are no faults of a call without one: it is not met, and said so. */
const usesOf = (call: CallName): readonly number[] => (repeatedCalls.includes(call) ? [1, 2, 5] : [1]);
const ofFile = (call: Played): boolean =>
  !['entry', 'offer', 'creation', 'firstEntry', 'link', 'areaCode', 'leaving'].includes(sceneOfCall[call]);

/** Every fault at every call, first and repeated uses, alone and together. */
const whole = (): readonly Wanted[] =>
  playedCalls.flatMap(call =>
    faultIds.flatMap(fault => [...usesOf(call).map(use => row(call, fault, use)), ...(ofFile(call) ? [row(call, fault, 1, 'joint')] : [])]),
  );

/** They take a film of three seconds and a ceremony: played with the whole matrix, and walked whole by other browser tests. */
const framed: readonly string[] = ['video', 'signature'];

/** Each call once and each fault once, in an order that the seed draws. */
const pairs = (seed: number): readonly Wanted[] => {
  const draw = drawing(seed);
  const mixed = faultIds.map(fault => ({ fault, at: draw() })).sort((one, other) => one.at - other.at);
  return playedCalls
    .filter(call => !framed.includes(sceneOfCall[call]))
    .map((call, index) => row(call, mixed[index % mixed.length]?.fault ?? 'F04'));
};

const listed = (text: string | undefined): readonly string[] => (text ?? '').split(',').filter(Boolean);

/** `FAULT_MATRIX=all`: the whole, or a slice of it by `FAULT_CALLS` and `FAULT_KINDS`; else the pairs. */
export const rowsWanted = (
  env: Readonly<Record<string, string | undefined>>,
): { readonly rows: readonly Wanted[]; readonly seed: number } => {
  const seed = Number(env['FAULT_SEED'] ?? 1);
  const [calls, kinds] = [listed(env['FAULT_CALLS']), listed(env['FAULT_KINDS'])];
  const all = env['FAULT_MATRIX'] === 'all' ? whole() : pairs(seed);
  const rows = all.filter(
    ({ call, fault }) => (calls.length === 0 || calls.includes(call)) && (kinds.length === 0 || kinds.includes(fault)),
  );
  const part = Number(env['FAULT_SAMPLE'] ?? 0);
  if (part === 0) return { rows, seed };
  const draw = drawing(seed);
  return {
    seed,
    rows: rows
      .map(each => ({ each, at: draw() }))
      .sort((one, other) => one.at - other.at)
      .slice(0, part)
      .map(({ each }) => each),
  };
};
