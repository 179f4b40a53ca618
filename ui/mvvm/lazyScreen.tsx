import type { ComponentType, ReactElement } from 'react';
import { useLoaded, type LazyModule } from '@ui/mvvm/lazyModule';
import { PageLoading } from '@ui/kit/Coming';

export interface LazyScreen<Props extends object = object> extends LazyModule {
  readonly Screen: ComponentType<Props>;
  /** Fetches the screen's chunk ahead, while the person reads the step before; the screen shows a failure when it is shown. */
  readonly prefetch: () => Promise<void>;
}

/** A screen in a chunk of its own. One that came already is shown at once; another says that it is on its way. */
export const lazyScreen = <Props extends object = object>(load: () => Promise<ComponentType<Props>>): LazyScreen<Props> => {
  const arrived: ComponentType<Props>[] = [];
  const needed: LazyModule = {
    loaded: () => arrived.length > 0,
    load: async () => {
      arrived[0] = await load();
    },
  };
  const Screen = (props: Props): ReactElement => {
    useLoaded(needed);
    const [Arrived] = arrived;
    return Arrived ? <Arrived {...props} /> : <PageLoading />;
  };
  const prefetch = (): Promise<void> =>
    needed.load().then(
      () => undefined,
      () => undefined,
    );
  return { ...needed, Screen, prefetch };
};
