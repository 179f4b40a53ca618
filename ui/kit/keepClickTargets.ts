const PRESSED = 'a[href], button, label, summary, input';
/** Distance, in CSS pixels, up to which a pointer's press and release count as one click. */
const STILL_PX = 8;

/**
 * Clicks the element where the press began when the page moves between press and release, as when fonts load or a line
 * appears above. The browser would click the element now under the pointer, or none. Moving the pointer away still
 * cancels (WCAG 2.5.2).
 */
export const keepClickTargets = (): void => {
  let begun: MouseEvent | undefined;
  addEventListener('pointerdown', event => void (begun = event), true);
  addEventListener(
    'click',
    event => {
      const { target, x, y, detail } = event;
      const on = begun?.target instanceof Element ? begun.target.closest<HTMLElement>(PRESSED) : null;
      const moved = begun && Math.hypot(x - begun.x, y - begun.y) > STILL_PX;
      begun = undefined;
      if (!on?.isConnected || moved || detail === 0 || !(target instanceof Node) || on.contains(target)) return;
      event.preventDefault();
      event.stopPropagation();
      on.click();
    },
    true,
  );
};
