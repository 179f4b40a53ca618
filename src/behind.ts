import type * as App from './App';

type AppModule = typeof App;

let coming: Promise<AppModule> | undefined;

/** What tells where every step's chunk is comes beside it (scripts/chunk-table.mjs). */
const ask = async (): Promise<AppModule> => {
  const [app] = await Promise.all([import(/* webpackChunkName: "app" */ './App'), window.boot?.load('chunks')]);
  return app;
};

/** Everything behind the first questions, asked for once; again after a failure. */
export const behind = (): Promise<AppModule> => {
  coming ??= ask().catch((error: unknown) => {
    coming = undefined;
    throw error;
  });
  return coming;
};
