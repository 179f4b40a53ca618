import { expect, type Page } from '@playwright/test';
import { shellMessages } from '@ui/copy/fr/shell';

/**
 * Notes when a page says that the next is on its way, once it has shown a heading: after which one. A person who arrives may be told; between
 * two steps the page before stays until the next can be shown.
 */
export const watchBetween = async (page: Page): Promise<() => void> => {
  const told: string[] = [];
  await page.exposeFunction('toldToWait', (after: string) => void told.push(after));
  await page.addInitScript(
    `(words => {
      let heading = '';
      new MutationObserver(() => {
        const arrives = 'elsewhere' in document.documentElement.dataset;
        if (!arrives) heading = document.querySelector('h1')?.textContent ?? heading;
        const waits = [...document.querySelectorAll('#contenu [role=status]')].some(status => status.textContent === words);
        if (waits && heading !== '') toldToWait(heading);
      }).observe(document, { childList: true, subtree: true, characterData: true });
    })(${JSON.stringify(shellMessages.loading)})`,
  );
  return () => {
    expect(told, 'pages in whose place the next was said to be on its way').toEqual([]);
  };
};
