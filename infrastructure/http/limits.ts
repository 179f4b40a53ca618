import type { AxiosProgressEvent, AxiosRequestConfig } from 'axios';

/** Time limits of one request, in milliseconds. No limit on the total: a request that progresses is never cut. XTR-40, R02 */
export interface Limits {
  /** Maximum time without progress, of an upload or a download. */
  readonly silenceMs: number;
  /** Maximum time from the last byte sent to the end of the answer. */
  readonly answerMs: number;
}

type Guarded = Pick<AxiosRequestConfig, 'signal' | 'timeout' | 'onUploadProgress' | 'onDownloadProgress'>;

interface Wanted {
  /** The direction whose progress counts: the body up, the file down, or neither. */
  readonly moves: 'up' | 'down' | 'nothing';
  readonly onProgress?: ((share: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Runs when the request made no progress for too long and is aborted. */
  readonly onStall?: (() => void) | undefined;
}

/**
 * Runs one request under its limits; aborts it without progress, or by the caller's signal. Switches axios' own `timeout` off, because it
 * counts from the start.
 */
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
