import { useRef, type MouseEvent } from 'react';
import { delays } from '@domain/journey/delays';

/** A click handler that answers at once and ignores repeats within the click delay, told by the events' own time (STP-11); `held`: ignores all. */
export const useSingleClick = (act: (() => void) | undefined, held = false): ((event: MouseEvent) => void) => {
  const answeredAt = useRef(-Infinity);
  return event => {
    if (held || event.timeStamp - answeredAt.current < delays.buttonClickMs) {
      event.preventDefault();
      return;
    }
    answeredAt.current = event.timeStamp;
    act?.();
  };
};
