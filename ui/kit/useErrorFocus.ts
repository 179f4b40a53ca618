import { useEffect, useRef } from 'react';
import { fieldId } from './fieldIds';

/** In a dialog, which has no summary of errors: each attempt that failed moves the focus to the first field in error. XTR-31 */
export const useErrorFocus = (attempt: number, name: string | undefined): void => {
  const seen = useRef(attempt);
  useEffect(() => {
    if (seen.current !== attempt && name !== undefined) document.getElementById(fieldId(name))?.focus();
    seen.current = attempt;
  }, [attempt, name]);
};
