import { webmDuration } from './container';

/**
 * The capture page's measures of a recording, bound to the requested gesture by its nonce. Luminance 0 to 255; movement: mean change of a
 * pixel.
 */
export interface Capture {
  readonly nonce: string;
  readonly durationMs: number;
  readonly luminance: number;
  readonly movement: number;
  readonly recording: Uint8Array;
}

const SHORTEST_MS = 2_000;
/** Shorter than the filming time, because a busy machine's recorder starts late and ends early. */
const SHORTEST_RECORDING_MS = 1_000;
const DARKEST = 16;
const STILLEST = 0.4;
const SMALLEST_BYTES = 4_000;
const WEBM = [0x1a, 0x45, 0xdf, 0xa3];
const FTYP = [0x66, 0x74, 0x79, 0x70];

const startsWith = (bytes: Uint8Array, at: number, signature: readonly number[]): boolean =>
  signature.every((value, index) => bytes[at + index] === value);

/** The recording's own length in milliseconds; of an MP4, the reported one. Undefined: no player could open it. */
const lengthOf = ({ recording, durationMs }: Capture): number | undefined => {
  if (startsWith(recording, 0, WEBM)) return webmDuration(recording);
  return startsWith(recording, FTYP.length, FTYP) ? durationMs : undefined;
};

export type CaptureFault = 'other-gesture' | 'not-a-video' | 'too-short' | 'black' | 'still';

/**
 * Why a capture does not show a living person in front of a camera; undefined: it does. Recognises no faces, and nothing claims that it
 * does. D-18
 */
export const faultOf = (nonce: string, capture: Capture): CaptureFault | undefined => {
  if (capture.nonce !== nonce) return 'other-gesture';
  const length = lengthOf(capture);
  if (length === undefined || capture.recording.length < SMALLEST_BYTES) return 'not-a-video';
  if (capture.durationMs < SHORTEST_MS || length < SHORTEST_RECORDING_MS) return 'too-short';
  if (capture.luminance < DARKEST) return 'black';
  return capture.movement < STILLEST ? 'still' : undefined;
};
