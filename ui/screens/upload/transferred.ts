/** What a gesture carries in the place of a file. XTR-40 */
export type NoDossier = 'folder' | 'image' | 'link' | 'text' | 'nothing';

const isFolder = (item: DataTransferItem): boolean => item.kind === 'file' && item.webkitGetAsEntry()?.isDirectory === true;

/** Addresses of pages, in Firefox, and of other browsers. */
const LINKS: readonly string[] = ['text/uri-list', 'text/x-moz-url'];

const insteadIn = (transfer: DataTransfer): NoDossier => {
  const html = transfer.getData('text/html');
  if (/<img\b/i.test(html)) return 'image';
  // An image of some webmails comes as its address alone.
  if (transfer.types.some(type => LINKS.includes(type))) return html === '' ? 'image' : 'link';
  return html === '' && transfer.getData('text/plain') === '' ? 'nothing' : 'text';
};

/** The files that are dropped, or what was dropped instead. A folder counts as a file in a browser, which cannot read it. */
export const transferred = (transfer: DataTransfer): readonly File[] | NoDossier => {
  if (Array.from(transfer.items).some(isFolder)) return 'folder';
  const files = Array.from(transfer.files);
  return files.length > 0 ? files : insteadIn(transfer);
};
