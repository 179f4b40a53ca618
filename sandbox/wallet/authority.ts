// The certificates' library asks for this before it is loaded.
import 'reflect-metadata';
import * as x509 from '@peculiar/x509';

const EC = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;
const DAY_MS = 86_400_000;
const LIFE_DAYS = 730;

const keyPair = (): Promise<CryptoKeyPair> => crypto.subtle.generateKey(EC, true, ['sign', 'verify']);

/** Who signs. `chain`: certificates as `x5c` carries them, the signer's first, without the anchor. */
export interface Signer {
  readonly key: CryptoKey;
  readonly chain: readonly string[];
}

/** Days from now, on the machine's clock. */
interface Validity {
  readonly from?: number;
  readonly until?: number;
}

/** A certificate authority for tests. `anchor`: its own certificate in DER, as base64; the bank keeps it in its list of trusted issuers. */
export interface Authority {
  readonly country: string;
  readonly anchor: string;
  readonly certify: (organisation: string, validity?: Validity) => Promise<Signer>;
}

const within = ({ from = -1, until = LIFE_DAYS }: Validity) => ({
  notBefore: new Date(Date.now() + from * DAY_MS),
  notAfter: new Date(Date.now() + until * DAY_MS),
});

/** A name of a certificate; its values are ours and hold no comma. */
const named = (country: string, organisation: string): string => `CN=${organisation}, O=${organisation}, C=${country}`;

export const makeAuthority = async (country: string, name: string): Promise<Authority> => {
  const root = await keyPair();
  const own = named(country, name);
  const anchor = await x509.X509CertificateGenerator.createSelfSigned({
    name: own,
    keys: root,
    signingAlgorithm: EC,
    ...within({}),
    extensions: [new x509.BasicConstraintsExtension(true, 1, true), new x509.KeyUsagesExtension(x509.KeyUsageFlags.keyCertSign, true)],
  });
  return {
    country,
    anchor: anchor.toString('base64'),
    certify: async (organisation, validity = {}) => {
      const keys = await keyPair();
      const certificate = await x509.X509CertificateGenerator.create({
        subject: named(country, organisation),
        issuer: own,
        publicKey: keys.publicKey,
        signingKey: root.privateKey,
        signingAlgorithm: EC,
        ...within(validity),
        extensions: [
          new x509.BasicConstraintsExtension(false, undefined, true),
          new x509.KeyUsagesExtension(x509.KeyUsageFlags.digitalSignature, true),
          // Wallets that name who asks by its host look here.
          new x509.SubjectAlternativeNameExtension([{ type: 'dns', value: 'localhost' }]),
        ],
      });
      return { key: keys.privateKey, chain: [certificate.toString('base64')] };
    },
  };
};
