import { afterRepair } from '@ui/kit/damaged';

/** Ids of the templates of src/BeforeScripts.tsx, by which the page finds them among the templates of browser extensions. */
export const LOADING_FAILURE = 'echec-du-chargement';

export const TOO_OLD = 'navigateur-trop-ancien';

/** Id of the notice of a page whose loader does not run: shown by its style after a delay, or at once where the style is refused. */
export const NOT_STARTED = 'page-sans-chargeur';

/** The notice never shows: by its style until the body is parsed, then it is removed, because the style may have been refused. R25 */
export const sayStarted = (parsed: Promise<unknown>): void => {
  document.documentElement.dataset['started'] = '';
  void parsed.then(() => document.getElementById(NOT_STARTED)?.remove());
};

/**
 * Replaces the page with a template: the message, focused, and a retry button where a retry can help. Old browsers run this too, so it
 * uses old syntax and APIs only.
 */
const show = (template: string): void => {
  const { body } = document;
  const found = document.getElementById(template);
  if (!(found instanceof HTMLTemplateElement)) return;
  body.textContent = '';
  body.appendChild(found.content);
  const message = body.querySelector('h1');
  const again = body.querySelector('button');
  if (again) again.onclick = () => afterRepair(() => location.reload());
  if (!message) return;
  document.title = message.textContent;
  message.focus();
};

/** LOD-05 */
export const showLoadingFailure = (): void => show(LOADING_FAILURE);

/**
 * Tests the latest of what the code needs, `timeout` for Chrome 103 and Safari 16, `findLast` for Firefox 104: in a browser without it a
 * retry cannot help. Whatever is later, npm run browsers refuses in the build. D-121
 */
export const isTooOld = (): boolean => !('AbortSignal' in window && 'timeout' in AbortSignal && 'findLast' in Array.prototype);

export const showTooOld = (): void => show(TOO_OLD);

/** Shows the loading failure, and names the missing or wrong keys on the console. CFG-02 */
export const wrongConfiguration = (keys: readonly string[]): void => {
  console.error(`Configuration: ${keys.join('; ')}`);
  showLoadingFailure();
};
