import { useEffect } from 'react';
import type { ReviewRounds } from './ReviewRounds';

/** A round when the page is shown, and again whenever its tab is; none while it is hidden. D-30 */
export const useRounds = (rounds: ReviewRounds): void =>
  useEffect(() => {
    const look = (): void => (document.visibilityState === 'hidden' ? rounds.stop() : rounds.start());
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      rounds.stop();
    };
  }, [rounds]);
