import { webmDuration } from './container';

/** What the capture page sends: measures of what it filmed, bound to the gesture asked for by its nonce. Luminance 0 to 255, movement the mean change of a pixel. */
export interface Capture {
  readonly nonce: string;
  readonly durationMs: number;
  readonly luminance: number;
  readonly movement: number;
  readonly recording: Uint8Array;
}

const SHORTEST_MS = 2_000;
/** A busy machine's recorder begins late and ends early: what it made may be shorter than what was filmed. */
const SHORTEST_RECORDING_MS = 1_000;
const DARKEST = 16;
const STILLEST = 0.4;
const SMALLEST_BYTES = 4_000;
const WEBM = [0x1a, 0x45, 0xdf, 0xa3];
const FTYP = [0x66, 0x74, 0x79, 0x70];

const startsWith = (bytes: Uint8Array, at: number, signature: readonly number[]): boolean =>
  signature.every((value, index) => bytes[at + index] === value);

/** What the recording itself says of its length, in milliseconds; an MP4 is believed. Undefined: no player would open it. */
const lengthOf = ({ recording, durationMs }: Capture): number | undefined => {
  if (startsWith(recording, 0, WEBM)) return webmDuration(recording);
  return startsWith(recording, FTYP.length, FTYP) ? durationMs : undefined;
};

export type CaptureFault = 'other-gesture' | 'not-a-video' | 'too-short' | 'black' | 'still';

/** Why a capture does not pass for a living person in front of a camera; undefined: it does. It recognises nobody's face, and claims so nowhere. D-18 */
export const faultOf = (nonce: string, capture: Capture): CaptureFault | undefined => {
  if (capture.nonce !== nonce) return 'other-gesture';
  const length = lengthOf(capture);
  if (length === undefined || capture.recording.length < SMALLEST_BYTES) return 'not-a-video';
  if (capture.durationMs < SHORTEST_MS || length < SHORTEST_RECORDING_MS) return 'too-short';
  if (capture.luminance < DARKEST) return 'black';
  return capture.movement < STILLEST ? 'still' : undefined;
};
