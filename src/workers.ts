import { fetchChecked } from '@infrastructure/browser/fetchChecked';

/** The constructors of the workers, which only the bundle can address. */
export abstract class Workers {
  abstract readonly captcha: () => Promise<Worker>;
  abstract readonly files: () => Promise<Worker>;
  abstract readonly symbols: () => Promise<Worker>;
  abstract readonly papers: () => Promise<Worker>;
}

declare global {
  interface Window {
    /** By worker: the addresses of its scripts and their integrity, from the module `chunks` (tools/build/chunk-table.mjs). */
    workerFiles?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  }
}

/**
 * Starts a worker once each of its scripts has the integrity that the build gave it: browsers check none for a worker, which then takes the
 * same bytes out of the cache. X03
 */
export const checked = (name: string, start: () => Worker) => async (): Promise<Worker> => {
  const files = Object.entries(window.workerFiles?.[name] ?? {});
  if (files.length === 0) throw new Error(`No integrity is known for the worker ${name}`);
  await Promise.all(files.map(([address, integrity]) => fetchChecked(address, integrity)));
  return start();
};
