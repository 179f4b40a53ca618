import { brotliCompressSync } from 'node:zlib';
import { accountTypeMessages } from '@ui/copy/fr/accountType';
import { ANSWER } from './bare/Bare';
import { bareSite } from './bare/site';
import { buildSite, documentOf, NOW, previousBuild } from './builds';
import { makeCertificate, serve, type Served, type Site } from './secure';

export const contestants = ['page', 'plain', 'react', 'reactOpen', 'previous'] as const;
export type Contestant = (typeof contestants)[number];

/** A page that takes part: where it is, and the heading that answers a press on its button; undefined where nothing can. */
export interface Entered {
  readonly name: Contestant;
  readonly address: string;
  readonly answer?: string;
}

/** The document without anything that runs or is fetched to run. */
const withoutScript = (document: string): Buffer =>
  brotliCompressSync(document.replace(/<script[^>]*>.*?<\/script>/gs, '').replace(/<link rel="preload" as="script"[^>]*>/g, ''));

/** This page, its copy without script, a bare React page with the same headers and without them (D-104), and the build before: each on a server of its own, over TLS and HTTP/2. */
export const startContest = async (port: number, bank: string) => {
  const certificate = makeCertificate();
  const bare = await bareSite();
  const answers = { path: '/', answer: ANSWER };
  const previous = previousBuild();
  const main = '/ouvrirmoncompte/main';
  const sites: readonly (Omit<Entered, 'address'> & { readonly site: Site; readonly path: string })[] = [
    { name: 'page', site: buildSite(NOW, bank), path: main, answer: accountTypeMessages.omc.title },
    { name: 'plain', site: buildSite(NOW, bank, withoutScript(documentOf(NOW).toString())), path: main },
    { name: 'react', site: bare.site, ...answers },
    { name: 'reactOpen', site: bare.withoutHeaders, ...answers },
    ...(previous
      ? [{ name: 'previous' as const, site: buildSite(previous.folder, bank), path: main, answer: accountTypeMessages.omc.title }]
      : []),
  ];
  const served: Served[] = [];
  const entered: Entered[] = [];
  for (const [index, { site, path, ...rest }] of sites.entries()) {
    const one = await serve(port + index, certificate, site);
    served.push(one);
    entered.push({ ...rest, address: `${one.address}${path}` });
  }
  return {
    entered,
    /** Of the bare page, before it can answer. */
    bareScript: bare.scriptBytes,
    previous: previous?.commit,
    fingerprint: certificate.fingerprint,
    close: () => served.forEach(one => one.close()),
  };
};
