import type { PageName } from '@domain/journey/steps';
import type { LazyScreen } from './lazyScreen';

/** Screens of the proofs: choose, add, analysis. */
export const proofs: Readonly<Partial<Record<PageName, LazyScreen>>> = {};
