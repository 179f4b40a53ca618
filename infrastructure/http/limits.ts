import type { AxiosProgressEvent, AxiosRequestConfig } from 'axios';

/** How long one request may take, in milliseconds, without a limit of the whole: what progresses is never cut. XTR-40, R02 */
export interface Limits {
  /** Without a byte that moves: of the body on its way to the bank, or of a file on its way from it. */
  readonly silenceMs: number;
  /** From the last byte sent to the end of the answer. */
  readonly answerMs: number;
}

type Guarded = Pick<AxiosRequestConfig, 'signal' | 'timeout' | 'onUploadProgress' | 'onDownloadProgress'>;

interface Wanted {
  /** What moves: the body that is sent, the file that is received, or nothing but an answer. */
  readonly moves: 'up' | 'down' | 'nothing';
  readonly onProgress?: ((share: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
  /** It stood still for too long, and is given up. */
  readonly onStall?: (() => void) | undefined;
}

/** Runs one request under its limits; aborts it where it stands still for too long, or where the caller's signal says so. axios' own `timeout` counts from the start, so it is switched off. */
export const within = async <Answer>(
  { silenceMs, answerMs }: Limits,
  { moves, onProgress, signal, onStall }: Wanted,
  send: (guarded: Guarded) => Promise<Answer>,
): Promise<Answer> => {
  const ending = new AbortController();
  const end = (): void => ending.abort();
  const stall = (): void => {
    onStall?.();
    end();
  };
  let timer = setTimeout(stall, moves === 'nothing' ? answerMs : silenceMs);
  const moved = (milliseconds: number): void => {
    clearTimeout(timer);
    timer = setTimeout(stall, milliseconds);
  };
  const sent = ({ loaded, total = Infinity, progress = 0 }: AxiosProgressEvent): void => {
    moved(loaded < total ? silenceMs : answerMs);
    onProgress?.(progress);
  };
  signal?.addEventListener('abort', end);
  if (signal?.aborted === true) end();
  try {
    return await send({
      timeout: 0,
      signal: ending.signal,
      ...(moves === 'up' ? { onUploadProgress: sent } : {}),
      ...(moves === 'down' ? { onDownloadProgress: () => moved(silenceMs) } : {}),
    });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', end);
  }
};
