import type { ComponentType, ReactElement } from 'react';
import { useLoaded, type LazyModule } from '@ui/mvvm/lazyModule';
import { PageLoading } from '@ui/kit/PageLoading';

export interface LazyScreen<Props extends object = object> extends LazyModule {
  readonly Screen: ComponentType<Props>;
  /** One screen for several pages in a row: it stays while they change, within a step or from step to step. */
  readonly stays?: 'step' | 'always';
  /** Loads the chunk during the step before. Ignores a failure: the screen loads again when it renders. */
  readonly prefetch: () => Promise<void>;
}

/** A screen in its own chunk; renders at once when the chunk is loaded. */
export const lazyScreen = <Props extends object = object>(load: () => Promise<ComponentType<Props>>): LazyScreen<Props> => {
  const loaded: ComponentType<Props>[] = [];
  const module: LazyModule = {
    loaded: () => loaded.length > 0,
    load: async () => {
      loaded[0] = await load();
    },
  };
  const Screen = (props: Props): ReactElement => {
    useLoaded(module);
    const [Loaded] = loaded;
    return Loaded ? <Loaded {...props} /> : <PageLoading />;
  };
  const prefetch = (): Promise<void> =>
    module.load().then(
      () => undefined,
      () => undefined,
    );
  return { ...module, Screen, prefetch };
};
