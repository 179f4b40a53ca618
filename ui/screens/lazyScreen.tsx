import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

export interface LazyScreen {
  readonly Screen: LazyExoticComponent<ComponentType>;
  /** Fetches the screen's chunk ahead, while the person reads the step before; a failure is told when the screen is shown. */
  readonly prefetch: () => void;
}

/** A screen in a chunk of its own. */
export const lazyScreen = (load: () => Promise<ComponentType>): LazyScreen => ({
  Screen: lazy(() => load().then(Screen => ({ default: Screen }))),
  prefetch: () => void load().catch(() => undefined),
});
