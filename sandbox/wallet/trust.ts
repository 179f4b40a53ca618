import { X509Certificate } from 'node:crypto';
import { brandFacts, brands, type Brand } from '@domain/brand/variant';
import { tableOf } from '@domain/kernel/tableOf';
import { once } from '../referentials/once';
import { makeAuthority, type Authority, type Signer } from './authority';

/** Authorities of this run alone: made when the first wallet is asked, kept nowhere. */
export const authorities = {
  /** Issues French identities. */
  FR: once(() => makeAuthority('FR', 'Autorité de test des identités françaises')),
  /** Issues Swiss ones. */
  CH: once(() => makeAuthority('CH', 'Autorità di prova delle identità svizzere')),
  /** Nobody trusts it. */
  unknown: once(() => makeAuthority('FR', 'Autorité que personne ne connaît')),
  /** Says to wallets who asks. */
  registrar: once(() => makeAuthority('FR', 'Registre de test des demandeurs')),
} as const;

/** What the bank trusts: an anchor, and the country whose identities it may issue. */
export interface Anchor {
  readonly country: string;
  readonly certificate: X509Certificate;
}

export const anchorOf = ({ country, anchor }: Authority): Anchor => ({
  country,
  certificate: new X509Certificate(Buffer.from(anchor, 'base64')),
});

/** The bank's list of trusted issuers. */
export const anchors = once(async () => (await Promise.all([authorities.FR(), authorities.CH()])).map(anchorOf));

/** By which each brand signs its requests. */
const signers: Readonly<Record<Brand, () => Promise<Signer>>> = tableOf(
  brands.map(brand => [brand, once(async () => (await authorities.registrar()).certify(brandFacts[brand].name))]),
);
export const signerOf = (brand: Brand): Promise<Signer> => signers[brand]();
