import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { Geolocation as PositionSource, NoPosition } from '@application/agency/ports';
import type { Position } from '@domain/referentials/entries';

/** `timeoutMs`: the longest wait; `maximumAgeMs`: a cached position of this age is precise enough to find an agency. */
const patience = { timeoutMs: 10_000, maximumAgeMs: 300_000 } as const;

/** GeolocationPositionError code: the person or a policy refuses. */
const PERMISSION_DENIED = 1;

/** The browser's position without high accuracy: agencies need kilometres. AGY-01 */
export class BrowserGeolocation implements PositionSource {
  position(): TaskEither<NoPosition, Position> {
    return () =>
      new Promise(resolve => {
        if (!('geolocation' in navigator)) return resolve(E.left('unavailable'));
        navigator.geolocation.getCurrentPosition(
          ({ coords }) => resolve(E.right({ latitude: coords.latitude, longitude: coords.longitude })),
          ({ code }) => resolve(E.left(code === PERMISSION_DENIED ? 'refused' : 'unavailable')),
          { enableHighAccuracy: false, timeout: patience.timeoutMs, maximumAge: patience.maximumAgeMs },
        );
      });
  }
}
