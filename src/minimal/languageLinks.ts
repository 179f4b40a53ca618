import { ASKED } from '@domain/brand/asked';

/** The links to other languages keep the e-mailed link's query, of which the address bar no longer has the code. XTR-12, X07 */
export const keepLink = (followed: string): void => {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')) {
    const query = new URLSearchParams(followed);
    query.set(ASKED, link.hreflang);
    link.search = query.toString();
    // Back leads to where the link was followed: the entry of this page has lost its code
    link.addEventListener('click', event => {
      event.preventDefault();
      location.replace(link.href);
    });
  }
};
