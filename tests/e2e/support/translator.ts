import type { Page } from '@playwright/test';

/** Prefix of a report about text written into a detached node. */
const STALE = 'Written out of sight';

/**
 * Does to every page what a browser's translator does: each text node is replaced by an element that holds its words, at once or some time after
 * each change. The words stay as they are, so that a test finds its way. What is written into a replaced node is a problem: the page shows
 * what was there before. D-73, XTR-39
 */
export const translate = async (page: Page, problems: string[], lateMs = 0): Promise<void> => {
  page.on('console', message => {
    if (message.text().startsWith(STALE)) problems.push(message.text());
  });
  await page.addInitScript(
    ([late, stale]) => {
      if (window.top !== window) return; // providers' pages are their own
      const made = new WeakSet<Node>();
      const outOfSight = new MutationObserver(changes => {
        for (const { target } of changes) if (!target.isConnected) console.error(`${stale}: ${target.nodeValue}`);
      });
      const replace = (text: Text): void => {
        const around = text.parentElement;
        if (made.has(text) || text.data === '' || !around || around.closest('script, style, textarea, template, noscript')) return;
        const words = document.createTextNode(text.data);
        made.add(words);
        if (around.localName === 'title') return text.replaceWith(words);
        const inner = document.createElement('font');
        const outer = document.createElement('font');
        inner.append(words);
        outer.append(inner);
        text.replaceWith(outer);
        outOfSight.observe(text, { characterData: true });
      };
      const all = (): void => {
        const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
        const texts: Text[] = [];
        while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
        texts.forEach(replace);
      };
      new MutationObserver(() => (late === 0 ? all() : setTimeout(all, late))).observe(document, {
        childList: true,
        subtree: true,
        characterData: true,
      });
    },
    [lateMs, STALE] as const,
  );
};

/** Waits until a delayed translator has processed the page. */
export const translated = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, text =>
      text.parentElement?.closest('script, style, textarea, template, noscript') || text.nodeValue === ''
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
    );
    while (walker.nextNode()) if (walker.currentNode.parentElement?.localName !== 'font') return false;
    return true;
  });
