import { useEffect, useRef, type RefObject } from 'react';

/** Focuses the element of the ref once `value` has changed: the clicked button is gone. STP-13, XTR-31 */
export const useFocusAfter = <Shown extends HTMLElement>(value: unknown): RefObject<Shown | null> => {
  const shown = useRef<Shown>(null);
  const seen = useRef(value);
  useEffect(() => {
    if (seen.current !== value) shown.current?.focus();
    seen.current = value;
  }, [value]);
  return shown;
};
