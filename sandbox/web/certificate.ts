import { createPrivateKey, X509Certificate } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import type { Options } from '../options';
import { codeOf, StartProblem } from '../problem';

/** What the servers need to answer over https, in PEM. */
export interface Certificate {
  readonly cert: string;
  readonly key: string;
}

const read = (option: string, file: string): string => {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch (error) {
    throw new StartProblem(`${option} ${file} cannot be read (${codeOf(error)}): give the path of a PEM file.`);
  }
};

const parsed = <A>(option: string, file: string, parse: () => A): A => {
  try {
    return parse();
  } catch {
    throw new StartProblem(`${option} ${file} is not what it should be: give a PEM file, without a password.`);
  }
};

/** The certificate and key of the options; a StartProblem where they do not fit. */
export const certificateOf = ({ host, certificate, key }: Pick<Options, 'host' | 'certificate' | 'key'>): Certificate | undefined => {
  if (host === undefined || certificate === undefined || key === undefined) return undefined;
  const files = { cert: read('--certificate', certificate), key: read('--key', key) };
  const x509 = parsed('--certificate', certificate, () => new X509Certificate(files.cert));
  const secret = parsed('--key', key, () => createPrivateKey(files.key));
  if (!x509.checkPrivateKey(secret))
    throw new StartProblem(`--key ${key} is not the key of --certificate ${certificate}: give the two that belong together.`);
  if ((net.isIP(host) === 0 ? x509.checkHost(host) : x509.checkIP(host)) === undefined)
    throw new StartProblem(
      `--certificate ${certificate} is not for ${host} (${x509.subjectAltName ?? 'no name in it'}): give one that names it, or another --host.`,
    );
  if (Date.parse(x509.validTo) < Date.now())
    throw new StartProblem(`--certificate ${certificate} ended on ${x509.validTo}: give one that is valid today.`);
  return files;
};
