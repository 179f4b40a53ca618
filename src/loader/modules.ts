import { allowedAddress } from '@application/address';

type Kind = 'js' | 'css' | 'svg';

/** Scripts are the rule; the brand's stylesheet and logo set have names of their own (LOD-04). */
const kindOf = (name: string): Kind => (name.startsWith('brand') ? 'css' : name.startsWith('logos') ? 'svg' : 'js');

/** Path that carries the module's hash, or the time where no hash is known. LOD-03 */
export const addressOf = (folder: string, name: string, hash?: string): string =>
  `${folder}${name}.${hash ? `${hash}.` : ''}${kindOf(name)}${hash ? '' : `?t=${Date.now()}`}`;

/** The hash is the sha384 in base64url: the same fact as the integrity (X03). */
const integrityOf = (hash: string): string => `sha384-${hash.replace(/-/g, '+').replace(/_/g, '/')}`;

/** Only the addresses named, and those below a folder named, may become a script. X02 */
export const scriptAddresses = (places: readonly string[]): ((address: string) => string) => {
  const createScriptURL = (address: string): string => allowedAddress(address, places, location.href);
  const policy = window.trustedTypes?.createPolicy('eer-module-loader', { createScriptURL });
  return policy ? address => policy.createScriptURL(address) : createScriptURL;
};

/** Puts a script or a stylesheet into the page, checked against its hash; rejects when it cannot be loaded. LOD-03, LOD-05 */
export const loadModule = (name: string, address: string, hash: string | undefined, trusted: (address: string) => string): Promise<void> =>
  new Promise((loaded, failed) => {
    if (kindOf(name) === 'svg') return loaded(); // an image: the page's own element fetches it
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
