/** What the HTML says of itself, in its one JSON element (D-01), and what the build knew of the modules when it made it (D-04). */
export interface Entry {
  readonly variant: string;
  readonly environment: string;
  /** Base path, with its last slash. */
  readonly base: string;
  /** Modules that this page needs, in order. */
  readonly modules: readonly string[];
  /** Modules that it can do without, asked for when the others have run: the faces. */
  readonly later: readonly string[];
  /** Modules already in the page, with their hash. */
  readonly inlined: Readonly<Record<string, string>>;
}

/** What the loader hands to the main module. */
export interface Boot {
  readonly entry: Entry;
  /** The configuration, not decoded yet. */
  readonly configuration: unknown;
  /** Address of every module that the reference files name. */
  readonly addresses: Readonly<Record<string, string>>;
  /** The query that came with an authorization code; it has left the address bar (X07). */
  readonly arrival: string;
  /** Id of the button that was pressed before anything could answer; nothing is kept after the call. */
  readonly takeTap: () => string | undefined;
  /** Puts a module into the page, checked against the hash that its reference file names. LOD-03 */
  readonly load: (name: string) => Promise<void>;
  /** The address of a script as the page may load it; throws for any that the build or the configuration does not name (X02). */
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
