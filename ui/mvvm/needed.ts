import { useEffect, useState } from 'react';

/** What is fetched when it is first needed. */
export interface Needed {
  readonly came: () => boolean;
  /** Asked again after a failure, it tries again. */
  readonly fetch: () => Promise<unknown>;
}

interface Outcome {
  readonly of: Needed;
  readonly failure?: NotFetched;
}

/** What was needed did not come: the connection, or a version that is no longer served. */
export class NotFetched extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/**
 * Whether it is there; where it is not it is fetched, and asked about again by a change of state of its own: nothing is suspended, so that
 * nothing depends on who rendered meanwhile. A failure breaks the page that waits, which says so. LOD-05, R07
 */
export const useNeeded = (needed: Needed): boolean => {
  const [outcome, setOutcome] = useState<Outcome>();
  const there = needed.came();
  useEffect(() => {
    if (there) return undefined;
    const waits = { still: true };
    const tell = (failure?: unknown): void => {
      if (waits.still) setOutcome({ of: needed, ...(failure === undefined ? {} : { failure: new NotFetched(failure) }) });
    };
    needed.fetch().then(
      () => tell(),
      (failure: unknown) => tell(failure ?? 'nothing came'),
    );
    return () => {
      waits.still = false;
    };
  }, [needed, there]);
  if (!there && outcome?.of === needed && outcome.failure) throw outcome.failure;
  return there;
};
