/** Faults of a call. docs/faults.md explains how they are tested. */
export const faults = {
  F01: 'an answer 3 s late',
  F02: 'no answer at all',
  F03: 'nobody there any more',
  F04: 'the connection is reset before the answer',
  F04b: 'the connection is reset once the bank has done it',
  F05: 'the connection is reset in the middle of the answer',
  F06: 'an answer shorter than it says',
  F07: 'malformed JSON with 200',
  F08: 'a page with 200, as of a captive portal',
  F09: 'nothing at all with 200',
  F10: 'a field of another type',
  F11: 'a field is missing',
  F12: 'fields that nobody knows, at each level',
  F13: 'a field is null',
  F14: '500, with a body or without',
  F15: '502 with a page',
  F16: '503 and Retry-After',
  F17: '429',
  F18: '401 in the middle of a step',
  F19: '403 in the middle of a step',
  F20: '404',
  F21: 'a functional code, known or not',
  F22: 'an error whose body has the wrong shape',
  F23: 'an answer that drips, a byte each 200 ms',
  F24: 'a late answer after the page was left',
  F25: 'two questions, answered in the other order',
  F26: 'no network, then a network again',
  F27: 'a request that drips, for longer than the silence allowed',
} as const;
export type FaultId = keyof typeof faults;

/** The four classes of faults. */
export const faultClasses = {
  late: ['F01', 'F02', 'F23', 'F24', 'F25', 'F27'],
  network: ['F03', 'F04', 'F04b', 'F05', 'F06', 'F26'],
  answer: ['F07', 'F08', 'F09', 'F10', 'F11', 'F12', 'F13'],
  refusal: ['F14', 'F15', 'F16', 'F17', 'F18', 'F19', 'F20', 'F21', 'F22'],
} as const satisfies Readonly<Record<string, readonly FaultId[]>>;
export type FaultClass = keyof typeof faultClasses;
const isClass = (name: string): name is FaultClass => Object.hasOwn(faultClasses, name);
export const faultClassIds: readonly FaultClass[] = Object.keys(faultClasses).filter(isClass);
const holds = (name: FaultClass, fault: FaultId): boolean => faultClasses[name].some(each => each === fault);
export const classOfFault = (fault: FaultId): FaultClass => faultClassIds.find(name => holds(name, fault)) ?? 'network';

/** Faults that the page does not have to report. */
export const harmless: readonly FaultId[] = ['F01', 'F12', 'F24', 'F25', 'F27'];

/** Faults of the request instead of the answer: only uploads play them. */
export const ofRequests: readonly FaultId[] = ['F27'];

/** `FAULT_SEED` replaces the cases of `npm test` by those that the seed draws. */
export const seedWanted = (): number | undefined => {
  const { FAULT_SEED: seed } = process.env;
  if (seed !== undefined) return Number(seed);
  return process.env['ALL'] ? 1 : undefined;
};

/** Deterministic pseudo-random numbers. */
export const drawing = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** A seed for each row, so that a part of the matrix plays the same cases as the whole. */
export const seedOf = (seed: number, ...names: readonly string[]): number =>
  Array.from(names.join(' ')).reduce((mixed, letter) => (Math.imul(mixed, 31) + letter.charCodeAt(0)) | 0, seed);
