import { expect, type Page } from '@playwright/test';
import { shellMessages } from '@messages/shell';

/**
 * Records pages that show the loading message after another page's heading. On arrival the message is allowed; between
 * two steps the previous page must stay until the next is ready.
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
