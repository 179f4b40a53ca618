import { X509Certificate, type KeyObject } from 'node:crypto';
import type { Anchor } from './trust';
import { must } from './refused';

/** More certificates than any issuer's chain has. */
const LONGEST = 4;

const isValid = ({ validFrom, validTo }: X509Certificate, at: number): boolean => Date.parse(validFrom) <= at && at <= Date.parse(validTo);

const isIssuedBy = (one: X509Certificate, other: X509Certificate): boolean => one.checkIssued(other) && one.verify(other.publicKey);

const parsed = (der: string): X509Certificate | undefined => {
  try {
    return new X509Certificate(Buffer.from(der, 'base64'));
  } catch {
    return undefined;
  }
};

/** Who signed, and in the name of which anchor. */
export interface Signed {
  readonly key: KeyObject;
  /** The signer's name in its certificate. */
  readonly subject: string;
  readonly anchor: Anchor;
}

/**
 * Checks signatures and dates of the certificates in `x5c`, up to a trusted anchor. Refuses a chain that contains the anchor itself: the
 * bank trusts the anchors of its own list only. `at`: milliseconds of the machine's clock. Throws `Refused`.
 */
export const signedBy = (x5c: readonly string[], anchors: readonly Anchor[], at: number): Signed => {
  const chain = x5c.map(parsed).filter(certificate => certificate !== undefined);
  const [leaf] = chain;
  const last = chain.at(-1);
  must(
    leaf !== undefined && last !== undefined && chain.length === x5c.length && chain.length <= LONGEST,
    'no readable chain of certificates',
  );
  must(!leaf.ca, 'an authority signed in the place of an issuer');
  must(
    chain.every(each => !each.checkIssued(each) && anchors.every(({ certificate }) => !each.raw.equals(certificate.raw))),
    'the chain brings its own anchor',
  );
  must(
    chain.every(each => isValid(each, at)),
    'a certificate of the chain is not valid today',
  );
  must(
    chain
      .slice(1)
      .every((each, index) => each.ca && (chain[index]?.checkIssued(each) ?? false) && (chain[index]?.verify(each.publicKey) ?? false)),
    'the chain does not hold together',
  );
  const anchor = anchors.find(({ certificate }) => isValid(certificate, at) && isIssuedBy(last, certificate));
  must(anchor !== undefined, 'the chain ends at no anchor that the bank knows', 'UNKNOWN_ISSUER');
  return { key: leaf.publicKey, subject: leaf.subject, anchor };
};
