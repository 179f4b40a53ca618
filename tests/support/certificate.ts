import fs from 'node:fs';
import path from 'node:path';
// The certificates' library asks for this before it is loaded.
import 'reflect-metadata';
import * as x509 from '@peculiar/x509';

const EC = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;
const DAY_MS = 86_400_000;

/** Writes a self-signed certificate for a host name and its key; the options that start the bank with them. `days`: until it ends. */
export const writeCertificate = async (folder: string, host: string, days = 2) => {
  const keys = await crypto.subtle.generateKey(EC, true, ['sign', 'verify']);
  const certificate = await x509.X509CertificateGenerator.createSelfSigned({
    name: `CN=${host}`,
    keys,
    signingAlgorithm: EC,
    notBefore: new Date(Date.now() - 10 * DAY_MS),
    notAfter: new Date(Date.now() + days * DAY_MS),
    extensions: [new x509.SubjectAlternativeNameExtension([{ type: 'dns', value: host }])],
  });
  const secret = await crypto.subtle.exportKey('pkcs8', keys.privateKey);
  const files = { certificate: path.join(folder, `${host}.pem`), key: path.join(folder, `${host}.key`) };
  fs.writeFileSync(files.certificate, certificate.toString('pem'));
  fs.writeFileSync(files.key, x509.PemConverter.encode(secret, 'PRIVATE KEY'));
  return { host, ...files };
};
