import { useEffect, useState } from 'react';

/** A module loaded on first use. */
export interface LazyModule {
  readonly loaded: () => boolean;
  /** Retries after a failure. */
  readonly load: () => Promise<unknown>;
}

interface Outcome {
  readonly of: LazyModule;
  readonly failure?: LoadError;
}

/** The import failed: no network, or a deployment has replaced the chunk. */
export class LoadError extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/**
 * Loads the module on mount and returns whether it is ready. Uses state instead of Suspense, so that the output does
 * not depend on concurrent renders. The error boundary of the page receives a failure. LOD-05
 */
export const useLoaded = (module: LazyModule): boolean => {
  const [outcome, setOutcome] = useState<Outcome>();
  const there = module.loaded();
  useEffect(() => {
    if (there) return undefined;
    const waits = { still: true };
    const tell = (failure?: unknown): void => {
      if (waits.still) setOutcome({ of: module, ...(failure === undefined ? {} : { failure: new LoadError(failure) }) });
    };
    module.load().then(
      () => tell(),
      (failure: unknown) => tell(failure ?? 'nothing came'),
    );
    return () => {
      waits.still = false;
    };
  }, [module, there]);
  if (!there && outcome?.of === module && outcome.failure) throw outcome.failure;
  return there;
};
