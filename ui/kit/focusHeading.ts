/** Focuses the page's heading if the focused control has left the page; else the focus would be on the body. STP-13 */
export const focusHeadingIfLost = (): void => {
  if (document.activeElement === document.body) document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
};
