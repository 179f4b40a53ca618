import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Gives the focus to `to()` when the element leaves the page with the focus inside; the focus would fall to the body. STP-13 */
export const useFocusFallback = (element: RefObject<HTMLElement | null>, to: () => HTMLElement | null): void => {
  const next = useRef(to);
  useLayoutEffect(() => {
    const { current: leaving } = element;
    const { current: fallback } = next;
    return () => {
      if (leaving?.contains(document.activeElement)) fallback()?.focus();
    };
  }, [element]);
};
