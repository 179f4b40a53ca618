/** DOM ids of the templates that src/BeforeScripts.tsx writes: extensions put templates of their own in the page. */
export const LOADING_FAILURE = 'echec-du-chargement';

export const TOO_OLD = 'navigateur-trop-ancien';

/** Puts what the page keeps for it in a template in its own place: the message, focused, and a way to try again where there is one. An old browser runs this too. */
const show = (template: string): void => {
  const { body } = document;
  const kept = document.getElementById(template);
  if (!(kept instanceof HTMLTemplateElement)) return;
  body.textContent = '';
  body.appendChild(kept.content);
  const message = body.querySelector('h1');
  const again = body.querySelector('button');
  if (again) again.onclick = () => location.reload();
  if (!message) return;
  document.title = message.textContent;
  message.focus();
};

/** LOD-05 */
export const showLoadingFailure = (): void => show(LOADING_FAILURE);

/** What the code needs and browsers before those of package.json lack, the latest to come of it: trying again would never help. */
export const isTooOld = (): boolean => !('AbortSignal' in window && 'timeout' in AbortSignal && 'findLast' in Array.prototype);

export const showTooOld = (): void => show(TOO_OLD);

/** The same, and the keys that are missing or wrong named where a developer looks. CFG-02 */
export const wrongConfiguration = (keys: readonly string[]): void => {
  console.error(`Configuration: ${keys.join('; ')}`);
  showLoadingFailure();
};
