import { useEffect, useRef, type MouseEvent } from 'react';
import { delays } from '@domain/journey/delays';

/** A change of either value means that the last click has had its effect. */
interface Outcome {
  /** Ignores all clicks. */
  readonly busy?: boolean | undefined;
  readonly shown?: string | number | undefined;
}

let dialogsOpened = 0;

/** A dialog has opened: the click before it has had its effect. */
export const dialogOpened = (): void => void (dialogsOpened += 1);

/**
 * Click handler that runs at once and ignores repeats within the click delay, measured by `event.timeStamp` (STP-11). A
 * click counts again once the last one had its effect; the second half of a double-click never does.
 */
export const useSingleClick = (act: (() => void) | undefined, { busy = false, shown }: Outcome = {}): ((event: MouseEvent) => void) => {
  const answeredAt = useRef(-Infinity);
  const settled = useRef(true);
  const dialogsBefore = useRef(0);
  useEffect(() => {
    settled.current = true;
  }, [busy, shown]);
  return event => {
    const soon = event.timeStamp - answeredAt.current < delays.buttonClickMs;
    const waits = !settled.current && dialogsBefore.current === dialogsOpened;
    if (busy || (soon && (waits || event.detail > 1))) {
      event.preventDefault();
      return;
    }
    answeredAt.current = event.timeStamp;
    settled.current = false;
    dialogsBefore.current = dialogsOpened;
    act?.();
  };
};
