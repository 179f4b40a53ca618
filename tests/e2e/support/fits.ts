import { expect, type Page } from '@playwright/test';

/** Overflow: a page wider than the window, or text and controls outside it without scrolling. */
export const outside = (page: Page, within = ':is(main, dialog)'): Promise<readonly string[]> =>
  page.evaluate(place => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const beyond = [
      ...document.querySelectorAll(`${place} :is(h1, h2, h3, p, a, button, input, select, label, summary, li, td, th)`),
    ].filter(element => {
      const { left, right, width } = element.getBoundingClientRect();
      return element.checkVisibility() && width > 1 && (right > clientWidth + 1 || left < -1) && !scrolls(element.parentElement);
    });
    /** Names the widest elements, for the failure's message. */
    const widest = [...document.body.querySelectorAll('*')]
      .filter(element => {
        const { left, right } = element.getBoundingClientRect();
        return getComputedStyle(element).clipPath === 'none' && Math.max(right, left + element.scrollWidth) > scrollWidth - 2;
      })
      .map(element => ` ${element.tagName.toLowerCase()}.${element.className} ${element.textContent?.trim().slice(0, 20) ?? ''}`)
      .slice(-4);
    return [
      ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide:${widest.join(';')}`] : []),
      ...beyond.map(element => `${element.tagName.toLowerCase()} ${element.textContent?.trim().slice(0, 40) ?? ''}`),
    ];
  }, within);

/** Height of sticky content, dialogs excluded as they scroll themselves: it must leave room to read. */
export const stuckHeight = (page: Page): Promise<number> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body :not(dialog, dialog *)')]
      .filter(element => /fixed|sticky/.test(getComputedStyle(element).position) && element.getBoundingClientRect().width > innerWidth / 2)
      .reduce((height, element) => Math.max(height, element.getBoundingClientRect().height), 0),
  );

/** Animations over a millisecond in spite of reduced motion, pseudo-elements included. */
export const moving = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const ms = (times: string): number =>
      Math.max(...times.split(',').map(time => parseFloat(time) * (time.trim().endsWith('ms') ? 1 : 1_000)));
    return [...document.querySelectorAll('body, body *')].flatMap(element =>
      ['', '::before', '::after'].flatMap(part => {
        const { animationName, animationDuration, transitionProperty, transitionDuration } = getComputedStyle(element, part || null);
        const animated = animationName !== 'none' && ms(animationDuration) > 1;
        const gliding = transitionProperty !== 'none' && ms(transitionDuration) > 1;
        return animated || gliding ? [`${element.tagName.toLowerCase()}.${element.className}${part}`] : [];
      }),
    );
  });

/** Text cut off at this width with the spacing of WCAG 1.4.12. */
export const cutWhenSpaced = (page: Page, spaced = true): Promise<readonly string[]> =>
  page.evaluate(wide => {
    const sheet = new CSSStyleSheet();
    if (wide)
      sheet.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
      );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    const cut = [...document.querySelectorAll('body *')].filter(element => {
      const { overflowX, overflowY, position } = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      if (!element.checkVisibility() || width <= 2 || height <= 2 || !element.textContent?.trim()) return false;
      if (position === 'fixed' && element.localName !== 'dialog') return false;
      const wide = /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1;
      const tall = /hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1;
      return wide || tall;
    });
    const { scrollWidth, clientWidth } = document.documentElement;
    const told = cut.map(
      element => `${element.tagName.toLowerCase()}.${element.className} ${element.textContent?.trim().slice(0, 40) ?? ''}`,
    );
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(each => each !== sheet);
    return scrollWidth > clientWidth ? [...told, `the page is ${scrollWidth} px wide`] : told;
  }, spaced);

/** Words broken across lines, by default in labels and headings. */
export const cutWords = (page: Page, of = 'dt, th, legend, h1, h2, h3'): Promise<readonly string[]> =>
  page.evaluate((within: string) => {
    const cut: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(within)) {
      const { textContent } = element;
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const nodes: { readonly node: Text; readonly from: number }[] = [];
      for (let from = 0; texts.nextNode();) {
        const node = texts.currentNode as Text;
        nodes.push({ node, from });
        from += node.length;
      }
      const place = (offset: number): [Text, number] => {
        const { node, from } = nodes.findLast(each => each.from <= offset) ?? { node: nodes[0]?.node as Text, from: 0 };
        return [node, offset - from];
      };
      for (const { 0: word, index } of textContent?.matchAll(/[^\s@.]{2,}/g) ?? []) {
        const letters = [...word].map((_, at) => {
          const range = document.createRange();
          const [node, offset] = place(index + at);
          range.setStart(node, offset);
          range.setEnd(node, offset + 1);
          return Math.round(range.getBoundingClientRect().top);
        });
        if (element.checkVisibility() && Math.max(...letters) - Math.min(...letters) > 8) cut.push(`${element.localName} ${word}`);
      }
    }
    return cut;
  }, `:is(main, dialog[open]) :is(${of})`);

/**
 * Texts that leave their box or overlap others, at the page's width. Leaves out texts for screen readers only, what scrolls, and what stays
 * at the bottom of the window.
 */
const squeezed = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const clips = (element: Element): boolean => getComputedStyle(element).overflowX !== 'visible';
    const above = (element: Element): readonly Element[] => [element, ...(element.parentElement ? above(element.parentElement) : [])];
    const unseen = (element: Element): boolean =>
      element.getBoundingClientRect().width <= 2 || getComputedStyle(element).clipPath !== 'none' || !element.checkVisibility();
    const holds = (element: Element): boolean => !/^(inline|contents)/.test(getComputedStyle(element).display);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: { readonly rect: DOMRect; readonly words: string; readonly of: Element }[] = [];
    const found = new Set<string>();
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const [words, of] = [node.textContent?.trim().slice(0, 40) ?? '', node.parentElement];
      if (
        words === '' ||
        of === null ||
        above(of).some(each => getComputedStyle(each).position === 'sticky') ||
        above(of).some(each => holds(each) && unseen(each))
      )
        continue;
      const boxes = above(of).filter(holds);
      const scrolling = boxes.findIndex(clips);
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        for (const box of boxes.slice(0, scrolling < 0 ? undefined : scrolling)) {
          const { left, right } = box.getBoundingClientRect();
          if (rect.width > 2 && (rect.right > right + 1 || rect.left < left - 1))
            found.add(`leaves its ${box.tagName.toLowerCase()}: ${words}`);
        }
        texts.push({ rect, words, of });
      }
    }
    const overlap = (one: DOMRect, other: DOMRect): boolean =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 6;
    texts.forEach((one, index) => {
      for (const other of texts.slice(index + 1))
        if (overlap(one.rect, other.rect) && !one.of.contains(other.of) && !other.of.contains(one.of))
          found.add(`stands on another: ${one.words} | ${other.words}`);
    });
    return [...found];
  });

/** Every 20 pixels, and where the form of a page changes. */
const WIDTHS = [...Array.from({ length: 49 }, (_, index) => 320 + index * 20), 352, 641, 768, 1_024];

/** Resizes the window. Returns once the page is drawn at that width, for which React may choose other parts. */
export const resize = async (page: Page, width: number, height: number): Promise<void> => {
  await page.setViewportSize({ width, height });
  await page.evaluate(() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn))));
};

/** At no width do texts leave their box or overlap others. From a phone's width up, no label breaks inside a word. D-10 */
export const expectRoom = async (page: Page): Promise<void> => {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await resize(page, width, 900);
    const cut = width >= 390 ? await cutWords(page) : [];
    found.push(...[...(await squeezed(page)), ...cut].map(flaw => `${width} px: ${flaw}`));
  }
  expect(found, page.url()).toEqual([]);
};
