import type * as Journey from './open';

type JourneyModule = typeof Journey;

let loading: Promise<JourneyModule> | undefined;

/** Loads the table of chunk addresses with the application (tools/build/chunk-table.mjs). */
const load = async (): Promise<JourneyModule> => {
  const [{ readApp }] = await Promise.all([import(/* webpackChunkName: "app" */ './warmUp'), window.boot?.load(window.boot.entry.chunks)]);
  return readApp();
};

/** Loads everything behind the first question, once; a failure lets the next call try again. */
export const behind = (): Promise<JourneyModule> => {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
};
