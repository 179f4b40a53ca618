import { allowedAddress } from '@application/address';

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

/** Adds a script or a stylesheet to the page, with its integrity; rejects when loading fails. LOD-03, LOD-05 */
export const loadModule = (name: string, address: string, hash: string | undefined, trusted: (address: string) => string): Promise<void> =>
  new Promise((loaded, failed) => {
    if (kindOf(name) === 'svg') return loaded(); // an image: an element of the page loads it
    const element =
      kindOf(name) === 'css'
        ? Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address })
        : Object.assign(document.createElement('script'), { src: trusted(address) });
    element.crossOrigin = 'anonymous';
    if (hash) element.integrity = integrityOf(hash);
    element.onload = () => loaded();
    element.onerror = () => failed(new Error(name));
    document.head.append(element);
  });
