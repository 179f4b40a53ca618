export const CONTENT = 'contenu';

/** Moves the focus without changing the URL, whose history entry holds the step (STP-12). */
export const skip = (event: Pick<Event, 'preventDefault'>): void => {
  event.preventDefault();
  document.getElementById(CONTENT)?.focus();
};
