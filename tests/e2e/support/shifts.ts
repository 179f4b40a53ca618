import type { BrowserContext } from '@playwright/test';

/** Prefix of a reported layout shift. */
export const MOVED = 'Moved after it was drawn';

/** Reports what moves without an act of the person just before. To be called before the first page. XTR-60 */
export const watchShifts = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(told => {
    /** A typeface that comes, the progress that widens at a new part: less than a hundredth. */
    const LEAST = 0.01;
    interface Shift extends PerformanceEntry {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly { readonly node: Node | null; readonly previousRect: DOMRect; readonly currentRect: DOMRect }[];
    }
    if (window !== window.top || !location.pathname.startsWith('/ouvrirmoncompte/')) return; // frames are the providers' pages
    const box = ({ x, y, width, height }: DOMRect): string => [x, y, width, height].map(Math.round).join(' ');
    new PerformanceObserver(list => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput || value < LEAST) continue;
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          const name = `${element?.localName}.${element?.getAttribute('class') ?? ''}`;
          return `${name} « ${node?.textContent?.trim().slice(0, 40)} » ${box(previousRect)} → ${box(currentRect)}`;
        });
        console.error(`${told} (${value.toFixed(4)}), « ${document.querySelector('main h1')?.textContent} »: ${moved.join('; ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, MOVED);
