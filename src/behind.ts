import type * as App from './App';

type AppModule = typeof App;

const ask = (): Promise<AppModule> => import(/* webpackChunkName: "app" */ './App');
const first = ask();
first.catch(() => undefined); // told to whoever asks below

/** Everything behind the first screen. Imported before React by the main module, so that it is on its way while the first screen comes to life. */
export const behind = (): Promise<AppModule> => first.catch(ask);
