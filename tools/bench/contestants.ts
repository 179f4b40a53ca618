import { accountTypeMessages } from '@messages/accountType';
import { ANSWER } from './bare/Bare';
import { bareSite } from './bare/site';
import { buildSite, NOW } from './builds';
import { makeCertificate, serve, type Served, type Site } from './secure';

export const contestants = ['page', 'react', 'reactOpen'] as const;
export type Contestant = (typeof contestants)[number];

/** A page to compare: its address, and the heading that a press on its button leads to. */
export interface Entered {
  readonly name: Contestant;
  readonly address: string;
  readonly answer: string;
}

/** This page and a bare React page, with the same headers and without them (D-104): each on a server of its own, over TLS and HTTP/2. */
export const startContest = async (port: number, bank: string) => {
  const certificate = makeCertificate();
  const bare = await bareSite();
  const answers = { path: '/', answer: ANSWER };
  const main = '/ouvrirmoncompte/main';
  const sites: readonly (Omit<Entered, 'address'> & { readonly site: Site; readonly path: string })[] = [
    { name: 'page', site: buildSite(NOW, bank), path: main, answer: accountTypeMessages.omc.title },
    { name: 'react', site: bare.site, ...answers },
    { name: 'reactOpen', site: bare.withoutHeaders, ...answers },
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
    fingerprint: certificate.fingerprint,
    close: () => served.forEach(one => one.close()),
  };
};
