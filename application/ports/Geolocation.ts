import type { TaskEither } from 'fp-ts/TaskEither';
import type { Position } from '@domain/referentials/entries';

/** Why the browser gives no position. */
export type NoPosition = 'refused' | 'unavailable';

/** The browser's position; a page requests it only after a click. AGY-01 */
export abstract class Geolocation {
  abstract position(): TaskEither<NoPosition, Position>;
}
