/** What the capture page sends: measures of what it filmed, bound to the gesture asked for by its nonce. Luminance 0 to 255, movement the mean change of a pixel. */
export interface Capture {
  readonly nonce: string;
  readonly durationMs: number;
  readonly luminance: number;
  readonly movement: number;
  /** The recording's first bytes and its size. */
  readonly head: Uint8Array;
  readonly bytes: number;
}

const SHORTEST_MS = 2_000;
const DARKEST = 16;
const STILLEST = 0.4;
const SMALLEST_BYTES = 4_000;
const WEBM = [0x1a, 0x45, 0xdf, 0xa3];
const FTYP = [0x66, 0x74, 0x79, 0x70];

const startsWith = (bytes: Uint8Array, at: number, signature: readonly number[]): boolean =>
  signature.every((value, index) => bytes[at + index] === value);

/** A container that a player would open: WebM or MP4. */
const isVideo = (head: Uint8Array): boolean => startsWith(head, 0, WEBM) || startsWith(head, 4, FTYP);

export type CaptureFault = 'other-gesture' | 'not-a-video' | 'too-short' | 'black' | 'still';

/** Why a capture is not taken for somebody alive in front of a camera; undefined: it is. Nobody's face is recognised, nor said to be. D-18 */
export const faultOf = (nonce: string, capture: Capture): CaptureFault | undefined => {
  if (capture.nonce !== nonce) return 'other-gesture';
  if (!isVideo(capture.head) || capture.bytes < SMALLEST_BYTES) return 'not-a-video';
  if (capture.durationMs < SHORTEST_MS) return 'too-short';
  if (capture.luminance < DARKEST) return 'black';
  return capture.movement < STILLEST ? 'still' : undefined;
};
