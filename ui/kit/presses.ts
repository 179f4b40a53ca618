const PRESSED = 'a[href], button, label, summary, input';
/** CSS pixels that a pointer may move between pressing and letting go, and still mean what it pressed. */
const STILL_PX = 8;

/**
 * A press counts for what it began on, also where the page moved from under the pointer before it was let go: letters that come late, a
 * line that is added above. The browser would press whatever stands there by then, or nothing. A person who moves the pointer away takes the
 * press back, as ever (WCAG 2.5.2). R12
 */
export const keepPresses = (): void => {
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
