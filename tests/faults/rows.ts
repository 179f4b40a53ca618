import { drawing, faultClasses, faultClassIds, ofRequests, type FaultClass, type FaultId } from './kinds';
import { playedCalls, type Played } from './scenes';

export interface Wanted {
  readonly call: Played;
  readonly fault: FaultId;
}

/** Cases of `npm test` (D-98): a read and a write with a fault of each class, and a slow upload. */
const ordinary = {
  getMyState: ['F02', 'F10'],
  saveProspect: ['F04b', 'F08', 'F18'],
  sendDocument: ofRequests,
} as const satisfies Readonly<Partial<Record<Played, readonly FaultId[]>>>;
const isOrdinary = (call: Played): call is keyof typeof ordinary => call in ordinary;

/** Each call with one fault of each class, drawn by the seed. */
const drawnBy = (seed: number): readonly Wanted[] => {
  const draw = drawing(seed);
  const drawn = (name: FaultClass): FaultId => {
    const answers = faultClasses[name].filter(fault => !ofRequests.includes(fault));
    return answers[Math.floor(draw() * answers.length)] ?? 'F04';
  };
  return playedCalls.flatMap(call => faultClassIds.map(name => ({ call, fault: drawn(name) })));
};

export const rowsWanted = (seed: number | undefined): readonly Wanted[] =>
  seed === undefined ? playedCalls.filter(isOrdinary).flatMap(call => ordinary[call].map(fault => ({ call, fault }))) : drawnBy(seed);
