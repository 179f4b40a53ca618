import { useEffect, useState } from 'react';

const SECOND_MS = 1_000;

/** Whole seconds of a wait that begins with the component, by the clock: a tab that slept is not late. 0: over. */
export const useSecondsLeft = (waitMs: number): number => {
  const [until] = useState(() => Date.now() + waitMs);
  const [left, setLeft] = useState(Math.ceil(waitMs / SECOND_MS));
  useEffect(() => {
    if (left <= 0) return undefined;
    const timer = setTimeout(() => setLeft(Math.max(0, Math.ceil((until - Date.now()) / SECOND_MS))), SECOND_MS);
    return () => clearTimeout(timer);
  });
  return left;
};
