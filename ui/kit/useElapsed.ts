import { useEffect, useState } from 'react';

/** Milliseconds since the page is shown, told at the moments given only: nothing ticks between them. */
export const useElapsed = (messages: readonly { readonly afterMs: number }[]): number => {
  const [elapsed, setElapsed] = useState(0);
  useEffect(() => {
    const timers = messages.filter(({ afterMs }) => afterMs > 0).map(({ afterMs }) => setTimeout(() => setElapsed(afterMs), afterMs));
    return () => timers.forEach(clearTimeout);
  }, [messages]);
  return elapsed;
};
