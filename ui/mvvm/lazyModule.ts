import { useEffect, useState } from 'react';

/** A module that is loaded when a page first needs it. */
export interface LazyModule {
  readonly loaded: () => boolean;
  /** Called again after a failure, it tries again. */
  readonly load: () => Promise<unknown>;
}

interface Outcome {
  readonly of: LazyModule;
  readonly failure?: LoadError;
}

/** The module did not come: the connection failed, or the version is no longer served. */
export class LoadError extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/**
 * Tells whether the module is loaded, and loads it when it is not. It uses state and not Suspense: what is shown then does not depend on who
 * rendered meanwhile. A failure is thrown to the error boundary of the page that waits. LOD-05, R07
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
