import type { BrowserContext } from '@playwright/test';

/** Prefix of a reported dialog outside the window; the `problems` of every test collect it. */
export const DIALOG_MISPLACED = 'Dialog not in the middle of the window';

/** Checks each dialog once rendered: inside the window, with equal margins. D-10 */
export const watchDialogs = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(told => {
    const { showModal } = HTMLDialogElement.prototype;
    HTMLDialogElement.prototype.showModal = function show(this: HTMLDialogElement): void {
      showModal.call(this);
      const drawn = Promise.all(this.getAnimations().map(({ finished }) => finished.catch(() => undefined)));
      void drawn.then(() => {
        const { left, right, top, bottom, width } = this.getBoundingClientRect();
        const { clientWidth } = document.documentElement;
        const inside = left >= 0 && right <= clientWidth + 1 && top >= -1 && bottom <= innerHeight + 1;
        const middle = Math.abs(left - (innerWidth - right)) <= innerWidth - clientWidth + 2;
        const name = this.querySelector('h2')?.textContent ?? '';
        if (width > 0 && !(inside && middle)) console.error(`${told}: ${name} (${left} to ${right} of ${clientWidth} px)`);
      });
    };
  }, DIALOG_MISPLACED);
