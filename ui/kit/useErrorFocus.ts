import { useEffect, useRef } from 'react';
import { fieldId } from './fieldIds';

/** For forms in a dialog, which have no error summary: focuses the first invalid field after each failed attempt. XTR-31 */
export const useErrorFocus = (attempt: number, name: string | undefined): void => {
  const seen = useRef(attempt);
  useEffect(() => {
    if (seen.current !== attempt && name !== undefined) document.getElementById(fieldId(name))?.focus();
    seen.current = attempt;
  }, [attempt, name]);
};
