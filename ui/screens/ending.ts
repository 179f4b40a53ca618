import type { PageName } from '@domain/journey/steps';
import type { LazyScreen } from './lazyScreen';

/** Screens of the video check, the documents, the signature and the end. */
export const ending: Readonly<Partial<Record<PageName, LazyScreen>>> = {};
