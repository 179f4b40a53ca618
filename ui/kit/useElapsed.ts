import { useEffect, useState } from 'react';

/** Milliseconds since mount; updates at the given moments only. */
export const useElapsed = (messages: readonly { readonly afterMs: number }[]): number => {
  const [elapsed, setElapsed] = useState(0);
  useEffect(() => {
    const timers = messages.filter(({ afterMs }) => afterMs > 0).map(({ afterMs }) => setTimeout(() => setElapsed(afterMs), afterMs));
    return () => timers.forEach(clearTimeout);
  }, [messages]);
  return elapsed;
};
