import type * as App from './App';
import { breathe } from './breathe';

/**
 * What the journey leans on, the ground first: the chunks are there, and each of these is read in a task of its own, so that none holds a
 * press up. Whatever is left out here is read with the application itself, as it would be without them.
 */
const slices: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackChunkName: "app", webpackExports: ["decodeSettings"] */ '@infrastructure/config/decodeSettings'),
  () => import(/* webpackChunkName: "app", webpackExports: ["BankApi"] */ '@infrastructure/http/BankApi'),
  () => import(/* webpackChunkName: "app", webpackExports: ["browser"] */ './wiring/browser'),
  () => import(/* webpackChunkName: "app", webpackExports: ["bankFile"] */ './wiring/bankFile'),
  () => import(/* webpackChunkName: "app", webpackExports: ["bankEnd"] */ './wiring/bankEnd'),
  () => import(/* webpackChunkName: "app", webpackExports: ["createContainer"] */ './container'),
  () => import(/* webpackChunkName: "app", webpackExports: ["journey"] */ './wiring/journey'),
  () => import(/* webpackChunkName: "app", webpackExports: ["offer"] */ './wiring/offer'),
  () => import(/* webpackChunkName: "app", webpackExports: ["openVisit"] */ './visit'),
  () => import(/* webpackChunkName: "app", webpackExports: ["screenOf"] */ '@ui/routes/screenOf'),
  () => import(/* webpackChunkName: "app", webpackExports: ["Pages"] */ '@ui/shell/Pages'),
];

export const readApp = async (): Promise<typeof App> => {
  for (const read of slices) {
    await breathe();
    await read();
  }
  await breathe();
  return import(/* webpackChunkName: "app" */ './App');
};
