import type { PageName } from '@domain/journey/steps';
import type { LazyScreen } from './lazyScreen';

/** Screens of personal information, agency, delivery, review and recap. */
export const personal: Readonly<Partial<Record<PageName, LazyScreen>>> = {};
