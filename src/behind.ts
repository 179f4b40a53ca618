import type * as App from './App';

type AppModule = typeof App;

let coming: Promise<AppModule> | undefined;

/** Loads the table of chunk addresses with the application (scripts/chunk-table.mjs). */
const ask = async (): Promise<AppModule> => {
  const [{ readApp }] = await Promise.all([import(/* webpackChunkName: "app" */ './slices'), window.boot?.load('chunks')]);
  return readApp();
};

/** Loads everything behind the first questions, once; a failure lets the next call try again. */
export const behind = (): Promise<AppModule> => {
  coming ??= ask().catch((error: unknown) => {
    coming = undefined;
    throw error;
  });
  return coming;
};
