import * as TE from 'fp-ts/TaskEither';
import type { BrowserKind, Camera, CameraProblem, InApp } from '@application/liveness/ports';
import { inAppOf } from './inApp';

/** Error names of getUserMedia. */
const problems: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/** The first match counts; every browser on an iPhone has Safari's camera settings. */
const kinds: readonly (readonly [BrowserKind, RegExp])[] = [
  ['ios', /iPhone|iPad|iPod/],
  ['android', /Android/],
  ['firefox', /Firefox\//],
  ['chrome', /Chrome\//],
  ['safari', /Safari\//],
];

export const cameraProblemOf = (error: unknown): CameraProblem => {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  return (Object.hasOwn(problems, name) ? problems[name] : undefined) ?? 'unsupported';
};

/** Opens the browser's camera to test it, and closes it at once. XTR-06 */
export class MediaCamera implements Camera {
  constructor(private readonly browserNavigator: Pick<Navigator, 'userAgent' | 'mediaDevices'> = navigator) {}

  get browser(): BrowserKind {
    return kinds.find(([, pattern]) => pattern.test(this.browserNavigator.userAgent))?.[0] ?? 'other';
  }

  get inApp(): InApp | undefined {
    return inAppOf(this.browserNavigator.userAgent);
  }

  get has(): boolean {
    return 'mediaDevices' in this.browserNavigator && this.browserNavigator.mediaDevices !== undefined;
  }

  tryOut(): TE.TaskEither<CameraProblem, void> {
    return TE.tryCatch(async () => {
      const stream = await this.browserNavigator.mediaDevices.getUserMedia({ video: { facingMode: 'user' }, audio: false });
      stream.getTracks().forEach(track => track.stop());
    }, cameraProblemOf);
  }
}
