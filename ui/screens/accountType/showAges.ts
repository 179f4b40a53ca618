/** Id of the title of the ages, below the account. */
export const AGES = 'ages';

/** An answer on the account leads there, as it leads to a page of its own with an adviser. STP-13 */
export const showAges = (): void => {
  const title = document.getElementById(AGES);
  title?.focus({ preventScroll: true });
  title?.parentElement?.scrollIntoView?.({ block: 'nearest' });
};
