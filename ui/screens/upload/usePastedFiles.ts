import { useEffect } from 'react';

/** Takes files and screenshots that are pasted anywhere on the page. XTR-40 */
export const usePastedFiles = (onFiles: (files: readonly File[]) => void): void =>
  useEffect(() => {
    const paste = (event: ClipboardEvent): void => {
      const files = Array.from(event.clipboardData?.files ?? []);
      if (files.length === 0) return;
      event.preventDefault();
      onFiles(files);
    };
    window.addEventListener('paste', paste);
    return () => window.removeEventListener('paste', paste);
  }, [onFiles]);
