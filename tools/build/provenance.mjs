// Writes build/provenance.json: an in-toto statement with the SHA-256 of every file of dist/ and of the bill of materials, and from what they
// were built. RELEASE_KEY, a private key file (PEM, Ed25519), signs it into build/provenance.sig.
// `--verify KEY`: refuses a file that differs, is missing or was added, and a signature that is not of this public key.
import { createHash, createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import fs from 'node:fs';
import { idOf } from './identity.mjs';
import { filesBelow } from './inputs.mjs';

const STATEMENT = 'build/provenance.json';
const SIGNATURE = 'build/provenance.sig';

const sha256 = file => createHash('sha256').update(fs.readFileSync(file)).digest('hex');
const subjects = () => filesBelow(['dist', 'build/sbom.cdx.json']).map(name => ({ name, digest: { sha256: sha256(name) } }));

const write = () => {
  const statement = {
    _type: 'https://in-toto.io/Statement/v1',
    predicateType: 'https://slsa.dev/provenance/v1',
    subject: subjects(),
    predicate: {
      buildDefinition: {
        buildType: 'npm run build',
        externalParameters: { build: idOf('dist') },
        resolvedDependencies: [{ name: 'package-lock.json', digest: { sha256: sha256('package-lock.json') } }],
      },
      runDetails: { builder: { id: process.env.BUILDER_ID || 'unknown', version: { node: process.version } } },
    },
  };
  fs.writeFileSync(STATEMENT, `${JSON.stringify(statement, null, 2)}\n`);
  const key = process.env.RELEASE_KEY;
  fs.rmSync(SIGNATURE, { force: true });
  if (key) fs.writeFileSync(SIGNATURE, sign(null, fs.readFileSync(STATEMENT), createPrivateKey(fs.readFileSync(key))).toString('base64'));
};

const problem = key => {
  if (!fs.existsSync(STATEMENT)) return `${STATEMENT} is missing: nothing says what was built`;
  const signed = fs.existsSync(SIGNATURE) && Buffer.from(fs.readFileSync(SIGNATURE, 'utf8'), 'base64');
  const bytes = fs.readFileSync(STATEMENT);
  if (!signed || !verify(null, bytes, createPublicKey(fs.readFileSync(key)), signed)) return `${SIGNATURE} is not a signature of this key`;
  const line = ({ name, digest }) => `${name} ${digest.sha256}`;
  const written = JSON.parse(bytes.toString()).subject.map(line);
  const found = subjects().map(line);
  const differing = [...written.filter(each => !found.includes(each)), ...found.filter(each => !written.includes(each))];
  return differing.length > 0 ? `Not what was signed: ${differing[0].split(' ')[0]}` : undefined;
};

const [option, key] = process.argv.slice(2);
if (option === '--verify') {
  const said = problem(key);
  if (said) {
    console.error(said);
    process.exitCode = 1;
  }
} else write();
