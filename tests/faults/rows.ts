import type { CallName } from '@domain/calls/table';
import { drawing, faultClasses, faultClassIds, faultIds, ofRequests, type FaultClass, type FaultId } from './kinds';
import { adviserSceneOfCall, repeatedCalls, sceneOfCall, sceneOfCoHolder } from './scenes';
import type { Wanted } from './play';

type Played = keyof typeof sceneOfCall;
const isPlayed = (name: string): name is Played => Object.hasOwn(sceneOfCall, name);
export const playedCalls: readonly Played[] = Object.keys(sceneOfCall).filter(isPlayed);

const sceneOf = (call: Played, workflow: Wanted['workflow']): Wanted['scene'] =>
  workflow === 'joint' && call in sceneOfCoHolder ? sceneOfCoHolder[call as keyof typeof sceneOfCoHolder] : sceneOfCall[call];

/** Made of files of two alone. */
const ofTwo: readonly CallName[] = ['checkCoholder', 'sendInvitation'];

const row = (call: Played, fault: FaultId, use = 1, workflow: Wanted['workflow'] = 'individual'): Wanted => ({
  scene: sceneOf(call, workflow),
  call,
  fault,
  use,
  workflow: ofTwo.includes(call) ? 'joint' : workflow,
  mode: 'omc',
});

const sendsFiles: readonly CallName[] = ['sendDocument'];
/** The faults that can befall a call. */
const faultsOf = (call: CallName): readonly FaultId[] => faultIds.filter(fault => sendsFiles.includes(call) || !ofRequests.includes(fault));

type OfAdviser = keyof typeof adviserSceneOfCall;
const isOfAdviser = (name: string): name is OfAdviser => Object.hasOwn(adviserSceneOfCall, name);
const adviserRow = (call: OfAdviser, fault: FaultId): Wanted => ({
  scene: adviserSceneOfCall[call],
  call,
  fault,
  use: 1,
  workflow: 'individual',
  mode: 'mdc',
});

/** Answers that only a list or an object can have are no faults of a call without one: it is not met, and said so. */
const usesOf = (call: CallName): readonly number[] => (repeatedCalls.includes(call) ? [1, 2, 5] : [1]);
const ofFile = (call: Played): boolean =>
  !['entry', 'offer', 'creation', 'firstEntry', 'link', 'areaCode', 'boardOfTwo', 'mailAgain', 'leaving'].includes(sceneOfCall[call]);

/** Every fault at every call, first and repeated uses, alone, together and at the adviser's. */
const whole = (): readonly Wanted[] => [
  ...playedCalls.flatMap(call =>
    faultsOf(call).flatMap(fault => [
      ...usesOf(call).map(use => row(call, fault, use)),
      ...(ofFile(call) ? [row(call, fault, 1, 'joint')] : []),
    ]),
  ),
  ...Object.keys(adviserSceneOfCall)
    .filter(isOfAdviser)
    .flatMap(call => faultsOf(call).map(fault => adviserRow(call, fault))),
];

/** They take a film of three seconds and a ceremony: played with the whole matrix, and walked whole by other browser tests. */
const framed: readonly string[] = ['video', 'signature'];

/** Each call once and each fault once, in an order that the seed draws. */
const pairs = (seed: number): readonly Wanted[] => {
  const draw = drawing(seed);
  const mixed = faultIds
    .filter(fault => !ofRequests.includes(fault))
    .map(fault => ({ fault, at: draw() }))
    .sort((one, other) => one.at - other.at);
  return playedCalls
    .filter(call => !framed.includes(sceneOfCall[call]))
    .map((call, index) => row(call, mixed[index % mixed.length]?.fault ?? 'F04'));
};

/** Each call with one fault of each class, which the seed draws. */
const byClass = (seed: number): readonly Wanted[] => {
  const draw = drawing(seed);
  const drawn = (all: readonly FaultId[]): FaultId => {
    const of = all.filter(fault => !ofRequests.includes(fault));
    return of[Math.floor(draw() * of.length)] ?? 'F04';
  };
  const one = (make: (fault: FaultId) => Wanted): readonly Wanted[] => faultClassIds.map(name => make(drawn(faultClasses[name])));
  const ofAdvisers = Object.keys(adviserSceneOfCall).filter(isOfAdviser);
  return [
    ...playedCalls.flatMap(call => one(fault => row(call, fault))),
    ...playedCalls.filter(ofFile).flatMap(call => one(fault => row(call, fault, 1, 'joint')).slice(0, 1)),
    ...ofAdvisers.flatMap(call => one(fault => adviserRow(call, fault))),
  ];
};

/** A read and a write, with a fault of each class; the other calls are the laboratory's (D-98). */
const kinds = {
  getMyState: { late: 'F02', network: 'F04', answer: 'F10', refusal: 'F17' },
  saveProspect: { late: 'F24', network: 'F04b', answer: 'F08', refusal: 'F18' },
} as const satisfies Readonly<Partial<Record<Played, Readonly<Record<FaultClass, FaultId>>>>>;

/** What `npm test` plays. */
const ordinary = (): readonly Wanted[] => [
  ...playedCalls.flatMap(call => (call in kinds ? faultClassIds.map(name => row(call, kinds[call as keyof typeof kinds][name])) : [])),
  ...sendsFiles.filter(isPlayed).flatMap(call => ofRequests.map(fault => row(call, fault))),
];

const matrices: Readonly<Record<string, (seed: number) => readonly Wanted[]>> = { all: whole, classes: byClass, pairs, ordinary };

const listed = (text: string | undefined): readonly string[] => (text ?? '').split(',').filter(Boolean);
const among = (wanted: readonly string[], value: string): boolean => wanted.length === 0 || wanted.includes(value);

/** `FAULT_MATRIX` names which; a slice of it by `FAULT_CALLS`, `FAULT_KINDS` and `FAULT_MODES`, or `FAULT_SAMPLE` rows from `FAULT_FROM` on in an order that the seed draws. */
export const rowsWanted = (
  env: Readonly<Record<string, string | undefined>>,
): { readonly rows: readonly Wanted[]; readonly seed: number } => {
  const seed = Number(env['FAULT_SEED'] ?? 1);
  const [calls, faults, modes] = [listed(env['FAULT_CALLS']), listed(env['FAULT_KINDS']), listed(env['FAULT_MODES'])];
  const matrix = matrices[env['FAULT_MATRIX'] ?? (env['ALL'] ? 'pairs' : 'ordinary')] ?? ordinary;
  const rows = matrix(seed).filter(({ call, fault, mode }) => among(calls, call) && among(faults, fault) && among(modes, mode));
  const part = Number(env['FAULT_SAMPLE'] ?? 0);
  if (part === 0) return { rows, seed };
  const from = Number(env['FAULT_FROM'] ?? 0);
  const draw = drawing(seed);
  const mixed = rows.map(each => ({ each, at: draw() })).sort((one, other) => one.at - other.at);
  return { seed, rows: mixed.slice(from, from + part).map(({ each }) => each) };
};
