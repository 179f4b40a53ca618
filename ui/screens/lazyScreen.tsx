import { lazy, useState, type ComponentType, type ReactElement } from 'react';

export interface LazyScreen {
  readonly Screen: ComponentType;
  /** Fetches the screen's chunk ahead, while the person reads the step before; a failure is told when the screen is shown. */
  readonly prefetch: () => Promise<void>;
}

/** A screen in a chunk of its own. One that came already is shown at once: React.lazy would show the waiting first, and keep it for 300 ms. */
export const lazyScreen = (load: () => Promise<ComponentType>): LazyScreen => {
  const came: ComponentType[] = [];
  const fetched = async (): Promise<ComponentType> => {
    const Came = await load();
    came[0] = Came;
    return Came;
  };
  const Coming = lazy(async () => ({ default: await fetched() }));
  const Screen = (): ReactElement => {
    const [Shown] = useState(() => came[0] ?? Coming);
    return <Shown />;
  };
  const prefetch = (): Promise<void> =>
    fetched().then(
      () => undefined,
      () => undefined,
    );
  return { Screen, prefetch };
};
