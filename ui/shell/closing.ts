/** Closes the panel on Esc, and on a click or focus outside. */
export const closing = (details: HTMLDetailsElement | null): (() => void) => {
  const elsewhere = (event: Event): void => {
    if (details?.open && event.target instanceof Node && !details.contains(event.target)) details.open = false;
  };
  const escaped = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !details?.open) return;
    details.open = false;
    details.querySelector('summary')?.focus();
  };
  document.addEventListener('pointerdown', elsewhere);
  document.addEventListener('focusin', elsewhere);
  document.addEventListener('keydown', escaped);
  return () => {
    document.removeEventListener('pointerdown', elsewhere);
    document.removeEventListener('focusin', elsewhere);
    document.removeEventListener('keydown', escaped);
  };
};
