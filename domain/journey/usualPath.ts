/**
 * The usual form of a path of ours: single slashes, none at the end, small letters, no `index.html`. The {type} of /error/{type} keeps its
 * letters, because it may be a code of the bank. D-112, D-31
 */
export const usualPath = (path: string): string => {
  const plain = path.replace(/\/+/g, '/').replace(/(\/index\.html?)?\/?$/i, '');
  const place = /^.*\/error\//i.exec(plain)?.[0] ?? plain;
  return place.toLowerCase() + plain.slice(place.length) || '/';
};
