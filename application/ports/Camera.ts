import type { TaskEither } from 'fp-ts/TaskEither';

/** Why there is no camera: refused by the person or a policy; none there; taken by another application; a browser that has no such thing. */
export type CameraProblem = 'refused' | 'missing' | 'busy' | 'unsupported';

/** Which browser is at hand, as far as its settings differ. XTR-06 */
export type BrowserKind = 'chrome' | 'firefox' | 'safari' | 'ios' | 'android' | 'other';

/** The camera and its permission, tried and let go at once: nothing is recorded. XTR-06 */
export abstract class Camera {
  abstract readonly browser: BrowserKind;
  abstract tryOut(): TaskEither<CameraProblem, void>;
}
