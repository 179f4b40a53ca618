import fs from 'node:fs';
import type { Page, Route } from '@playwright/test';

/** Output of the build: `offer.36e9182ea1.js`. */
const FOLDER = 'dist/ouvrirmoncompte/chunks';
type Kind = 'js' | 'css';

/** File of a chunk. Throws for an unknown name, so that no test blocks nothing. */
const dossierOf = (name: string, kind: Kind): string => {
  const files = fs.readdirSync(FOLDER).filter(file => file.startsWith(`${name}.`) && file.endsWith(`.${kind}`));
  const [file] = files;
  if (file === undefined || files.length > 1) throw new Error(`The build has ${files.length} chunks named ${name}.${kind}`);
  return file;
};

/** Handles the requests for these chunks; returns the names requested so far. */
export const onChunks = async (
  page: Page,
  names: readonly string[],
  act: (route: Route) => unknown,
  kind: Kind = 'js',
): Promise<{ readonly asked: () => readonly string[]; readonly end: () => Promise<void> }> => {
  const asked = new Set<string>();
  const addresses = names.map(name => [name, `**/chunks/${dossierOf(name, kind)}`] as const);
  for (const [name, address] of addresses) {
    await page.route(address, route => {
      asked.add(name);
      return act(route);
    });
  }
  return {
    asked: () => [...asked].sort(),
    end: async () => {
      for (const [, address] of addresses) await page.unroute(address);
    },
  };
};
