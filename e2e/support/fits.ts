import type { Page } from '@playwright/test';

/** What does not fit: the page wider than the window, or a text or a control that ends outside of it where nothing scrolls. */
export const outside = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const beyond = [
      ...document.querySelectorAll(':is(main, dialog) :is(h1, h2, h3, p, a, button, input, select, label, li, td, th)'),
    ].filter(element => {
      const { left, right, width } = element.getBoundingClientRect();
      return element.checkVisibility() && width > 1 && (right > clientWidth + 1 || left < -1) && !scrolls(element.parentElement);
    });
    return [
      ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : []),
      ...beyond.map(element => `${element.tagName.toLowerCase()} ${element.textContent?.trim().slice(0, 40) ?? ''}`),
    ];
  });

/** What stays in the window while the page scrolls, dialogs apart, which scroll themselves: it must leave room to read. */
export const stuckHeight = (page: Page): Promise<number> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body :not(dialog, dialog *)')]
      .filter(element => /fixed|sticky/.test(getComputedStyle(element).position) && element.getBoundingClientRect().width > innerWidth / 2)
      .reduce((height, element) => Math.max(height, element.getBoundingClientRect().height), 0),
  );

/** Movement that goes on although the person asked for none: longer than a millisecond, of any element or what is drawn around it. */
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

/** Text that is cut once it has the spacing that a person may ask for, at this width. WCAG 1.4.12 */
export const cutWhenSpaced = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    const cut = [...document.querySelectorAll('body *')].filter(element => {
      const { overflowX, overflowY, position } = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      if (!element.checkVisibility() || width <= 2 || height <= 2 || !element.textContent?.trim() || position === 'fixed') return false;
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
  });
