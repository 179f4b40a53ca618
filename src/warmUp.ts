import { yieldToMain } from './yieldToMain';
import type * as Journey from './open';

/**
 * The modules that the journey depends on, dependencies first. Their chunk has loaded; evaluating each in a separate task keeps input
 * responsive. A module missing here is evaluated with the application itself.
 */
const slices: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackChunkName: "app", webpackExports: ["decodeSettings"] */ '@infrastructure/config/decodeSettings'),
  () => import(/* webpackChunkName: "app", webpackExports: ["BankApi"] */ '@infrastructure/http/BankApi'),
  () => import(/* webpackChunkName: "app", webpackExports: ["browser"] */ './wiring/browser'),
  () => import(/* webpackChunkName: "app", webpackExports: ["bankDossier"] */ './wiring/bankDossier'),
  () => import(/* webpackChunkName: "app", webpackExports: ["bankEnd"] */ './wiring/bankEnd'),
  () => import(/* webpackChunkName: "app", webpackExports: ["createContainer"] */ './container'),
  () => import(/* webpackChunkName: "app", webpackExports: ["journey"] */ './wiring/journey'),
  () => import(/* webpackChunkName: "app", webpackExports: ["offer"] */ './wiring/offer'),
  () => import(/* webpackChunkName: "app", webpackExports: ["openVisit"] */ './visit'),
  () => import(/* webpackChunkName: "app", webpackExports: ["screenOf"] */ '@ui/shell/routes/screenOf'),
  () => import(/* webpackChunkName: "app", webpackExports: ["Pages"] */ '@ui/shell/Pages'),
];

export const readApp = async (): Promise<typeof Journey> => {
  for (const read of slices) {
    await yieldToMain();
    await read();
  }
  await yieldToMain();
  return import(/* webpackChunkName: "app" */ './open');
};
