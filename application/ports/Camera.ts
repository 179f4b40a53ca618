import type { TaskEither } from 'fp-ts/TaskEither';

/** Why there is no camera: refused by the person or a policy; none there; taken by another application; a browser that has no such thing. */
export type CameraProblem = 'refused' | 'missing' | 'busy' | 'unsupported';

/** Which browser is at hand, as far as its settings differ. XTR-06 */
export type BrowserKind = 'chrome' | 'firefox' | 'safari' | 'ios' | 'android' | 'other';

/** The browser to open a page in that stands in another application's, which often has no camera, no tabs and no downloads. XTR-40 */
export type InApp = 'safari' | 'chrome';

/** The camera and its permission, tried and let go at once: nothing is recorded. XTR-06 */
export abstract class Camera {
  abstract readonly browser: BrowserKind;
  /** Undefined: a browser of its own. */
  abstract readonly inApp: InApp | undefined;
  /** Whether pages may ask for a camera at all. */
  abstract readonly has: boolean;
  abstract tryOut(): TaskEither<CameraProblem, void>;
}
