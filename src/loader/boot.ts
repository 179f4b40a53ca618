import type { Settings } from '@application/Settings';
import type { Answers } from '@domain/journey/answers';

/** The steps that the document holds as HTML. */
export type FirstStep = 'home' | 'accountType';

/** The build's facts for the first pages (src/first/FirstPages.ts), whose script contains no rules. */
export interface First {
  /** The answers of a new person. */
  readonly answers: Answers;
  /** The settings that the HTML was rendered with. */
  readonly settings: Pick<Settings, 'jointAccount' | 'contactPhone'>;
  /** Name and tracking number. OBS-03 */
  readonly pages: Readonly<Record<FirstStep, { readonly page: string; readonly number: number | null }>>;
  /** Delay of a page change. STP-11 */
  readonly delayMs: number;
}

/** The page's single JSON element (D-01): its identity, and the modules that the build knows (D-04). */
export interface Entry {
  readonly variant: string;
  readonly environment: string;
  /** The base path, with a slash at its end. */
  readonly base: string;
  /** Those that have documents. XTR-12 */
  readonly languages: readonly string[];
  /** The configuration lets the browser's languages choose where the person has not. */
  readonly languageOfBrowser?: true;
  /** The modules that this page needs, in order. */
  readonly modules: readonly string[];
  /** The module with the table of all chunks. */
  readonly chunks: string;
  /** The address and integrity of the application's own module, as the build knew it. */
  readonly preload?: { readonly href: string; readonly integrity: string };
  /** Undefined: the document holds no first pages. */
  readonly first?: First;
  /** Optional modules, loaded after the others have run: the typefaces. */
  readonly later: readonly string[];
  /** Modules already in the page, with their hash. */
  readonly inlined: Readonly<Record<string, string>>;
}

/** The loader's input to the main module. */
export interface Boot {
  readonly entry: Entry;
  /** The configuration, not decoded yet. */
  readonly configuration: unknown;
  /** The address of every module in the reference files. */
  readonly addresses: Readonly<Record<string, string>>;
  /** The query of the authorization code, which is no longer in the address bar (X07). */
  readonly arrival: string;
  /** From the device's clock to the bank's, in milliseconds; 0: they agree, or the date is simulated. D-113 */
  readonly shift: number;
  /** Returns, once, the id of the button that was pressed before the scripts ran. */
  readonly takeTap: () => string | undefined;
  /** Loads a module into the page, checked against the hash in its reference file. LOD-03 */
  readonly load: (name: string) => Promise<void>;
  /** Makes a script address that Trusted Types accept; throws for addresses that neither the build nor the configuration names (X02). */
  readonly trusted: (address: string) => string;
}

declare global {
  interface Window {
    boot?: Boot;
    trustedTypes?: {
      createPolicy(name: string, rules: { createScriptURL: (address: string) => string }): { createScriptURL(address: string): string };
    };
  }
}
