import { useEffect } from 'react';

const holdsFiles = (transfer: DataTransfer | null): boolean => transfer?.types.includes('Files') === true;

/**
 * Takes files that are dropped beside the drop zones or pasted, a screenshot too. Prevents the browser from opening anything else that is
 * dropped. XTR-40
 */
export const useFilesAnywhere = (onTransfer: (transfer: DataTransfer) => void): void =>
  useEffect(() => {
    const over = (event: DragEvent): void => {
      if (event.defaultPrevented) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = holdsFiles(event.dataTransfer) ? 'copy' : 'none';
    };
    const take = (event: Event, transfer: DataTransfer | null): void => {
      event.preventDefault();
      if (transfer && holdsFiles(transfer)) onTransfer(transfer);
    };
    const drop = (event: DragEvent): void => {
      if (!event.defaultPrevented) take(event, event.dataTransfer);
    };
    const paste = (event: ClipboardEvent): void => {
      if (holdsFiles(event.clipboardData)) take(event, event.clipboardData);
    };
    window.addEventListener('dragover', over);
    window.addEventListener('drop', drop);
    window.addEventListener('paste', paste);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('drop', drop);
      window.removeEventListener('paste', paste);
    };
  }, [onTransfer]);
