import { useEffect, useRef, type MouseEvent } from 'react';
import { delays } from '@domain/journey/delays';

/** What tells that a press had its outcome: it changes once the button's work ended, or once the button says or means something else. */
interface Outcome {
  /** At work: every press is ignored. */
  readonly held?: boolean | undefined;
  readonly shown?: string | number | undefined;
}

/**
 * A click handler that answers at once and ignores repeats of one intention within the click delay, told by the events' own time (STP-11).
 * A press after the outcome of the one before counts, however soon; the second half of a double-click never does.
 */
export const useSingleClick = (act: (() => void) | undefined, { held = false, shown }: Outcome = {}): ((event: MouseEvent) => void) => {
  const answeredAt = useRef(-Infinity);
  const settled = useRef(true);
  useEffect(() => {
    settled.current = true;
  }, [held, shown]);
  return event => {
    const soon = event.timeStamp - answeredAt.current < delays.buttonClickMs;
    if (held || (soon && (!settled.current || event.detail > 1))) {
      event.preventDefault();
      return;
    }
    answeredAt.current = event.timeStamp;
    settled.current = false;
    act?.();
  };
};
