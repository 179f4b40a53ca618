import { useEffect, useSyncExternalStore } from 'react';

const watch = (changed: () => void): (() => void) => {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
};

/** `navigator.onLine` as state; calls `onBack` each time the network returns. */
export const useOnline = (onBack: () => void): boolean => {
  useEffect(() => {
    window.addEventListener('online', onBack);
    return () => window.removeEventListener('online', onBack);
  }, [onBack]);
  return useSyncExternalStore(watch, () => navigator.onLine);
};
