/** DOM id of the template that src/BeforeScripts.tsx writes: extensions put templates of their own in the page. */
export const LOADING_FAILURE = 'echec-du-chargement';

/** Puts what the page keeps for it in its template in its own place: the message, focused, and a way to try again. LOD-05 */
export const showLoadingFailure = (): void => {
  const { body } = document;
  const kept = document.getElementById(LOADING_FAILURE);
  if (!(kept instanceof HTMLTemplateElement)) return;
  body.replaceChildren(kept.content);
  const [message, again] = body.querySelectorAll<HTMLElement>('h1, button');
  if (!message || !again) return;
  document.title = message.textContent;
  message.focus();
  again.onclick = () => location.reload();
};

/** The same, and the keys that are missing or wrong named where a developer looks. CFG-02 */
export const wrongConfiguration = (keys: readonly string[]): void => {
  console.error(`Configuration: ${keys.join('; ')}`);
  showLoadingFailure();
};
