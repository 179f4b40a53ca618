import { allowedAddress } from '@application/address';
import { askPastCache } from '@ui/kit/damaged';

type Kind = 'js' | 'css' | 'svg';

/** Modules are scripts, except the brand's stylesheet and logo set, whose names show it (LOD-04). */
const kindOf = (name: string): Kind => (name.startsWith('brand') ? 'css' : name.startsWith('logos') ? 'svg' : 'js');

/** The module's path, with its hash, or with the time where no hash is known. LOD-03 */
export const addressOf = (folder: string, name: string, hash?: string): string =>
  `${folder}${name}.${hash ? `${hash}.` : ''}${kindOf(name)}${hash ? '' : `?t=${Date.now()}`}`;

/** The hash is the sha384 in base64url: the same fact as the integrity (X03). */
const integrityOf = (hash: string): string => `sha384-${hash.replace(/-/g, '+').replace(/_/g, '/')}`;

/** A Trusted Types policy: only the given addresses, and addresses below a given folder, may become a script. X02 */
export const scriptAddresses = (places: readonly string[]): ((address: string) => string) => {
  const createScriptURL = (address: string): string => allowedAddress(address, places, location.href);
  const policy = window.trustedTypes?.createPolicy('eer-module-loader', { createScriptURL });
  return policy ? address => policy.createScriptURL(address) : createScriptURL;
};

/** By the element that failed: the second request for its file. */
const again = new WeakMap<EventTarget, Promise<unknown>>();

/**
 * Requests each failed script and stylesheet again past the cache, so that the next load has it. One that is still damaged is requested
 * once more at the click that tries again. X03, R07
 */
export const repairCache = (): void =>
  addEventListener(
    'error',
    ({ target }) => {
      const isScript = target instanceof HTMLScriptElement;
      if (!(isScript || target instanceof HTMLLinkElement) || !target.integrity) return;
      const address = isScript ? target.src : target.href;
      (window.damaged ||= {})[address] = target.integrity;
      const asked = askPastCache(address, target.integrity);
      asked.catch(() => undefined);
      again.set(target, asked);
    },
    true,
  );

const added = (name: string, address: string, hash: string | undefined, trusted: (address: string) => string) => {
  const element =
    kindOf(name) === 'css'
      ? Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address })
      : Object.assign(document.createElement('script'), { src: trusted(address) });
  element.crossOrigin = 'anonymous';
  if (hash) element.integrity = integrityOf(hash);
  const loaded = new Promise<void>((done, failed) => {
    element.onload = () => done();
    element.onerror = () => failed(new Error(name));
  });
  document.head.append(element);
  return { element, loaded };
};

/** Adds a script or a stylesheet to the page, with its integrity; a damaged one twice, then it rejects. LOD-03, LOD-05 */
export const loadModule = async (...module: Parameters<typeof added>): Promise<void> => {
  if (kindOf(module[0]) === 'svg') return; // an image: an element of the page loads it
  const { element, loaded } = added(...module);
  try {
    await loaded;
  } catch (failure) {
    const asked = again.get(element);
    if (!asked) throw failure;
    await asked;
    await added(...module).loaded;
  }
};
