import type * as App from './App';

type AppModule = typeof App;

let coming: Promise<AppModule> | undefined;

/** What tells where every step's chunk is comes beside it (scripts/chunk-table.mjs). */
const ask = async (): Promise<AppModule> => {
  const [{ readApp }] = await Promise.all([import(/* webpackChunkName: "app" */ './slices'), window.boot?.load('chunks')]);
  return readApp();
};

/** Everything behind the first questions, asked for once; again after a failure. */
export const behind = (): Promise<AppModule> => {
  coming ??= ask().catch((error: unknown) => {
    coming = undefined;
    throw error;
  });
  return coming;
};
