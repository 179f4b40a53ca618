/** LOD-05, word for word; the page holds nothing else then, so it needs no module and no style. */
export const loadingFailure = 'Une erreur est survenue pendant le chargement. Veuillez réessayer plus tard.';

/** Replaces the page's body with the message, focused, and a way to try again. */
export const showLoadingFailure = (): void => {
  const page = document.createElement('main');
  const message = document.createElement('h1');
  message.textContent = loadingFailure;
  message.tabIndex = -1;
  const again = document.createElement('button');
  again.textContent = 'Réessayer';
  again.onclick = () => location.reload();
  page.append(message, again);
  document.body.className = 'loading-failure';
  document.body.replaceChildren(page);
  document.title = loadingFailure;
  message.focus();
};

/** The same, and the keys that are missing or wrong named where a developer looks. CFG-02 */
export const wrongConfiguration = (keys: readonly string[]): void => {
  console.error(`Configuration: ${keys.join('; ')}`);
  showLoadingFailure();
};
