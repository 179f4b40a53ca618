// Writes build/sbom.cdx.json, the bill of materials of the build in dist/: `npm sbom`, with the id of the build in its version.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { idOf } from './identity.mjs';

const { stdout, status } = spawnSync('npm', ['sbom', '--sbom-format', 'cyclonedx'], {
  encoding: 'utf8',
  maxBuffer: 64_000_000,
  shell: process.platform === 'win32',
});
if (status !== 0) throw new Error('npm sbom failed');
const bill = JSON.parse(stdout);
const { component } = bill.metadata;
component.version = `${component.version}+${idOf('dist')}`;
fs.writeFileSync('build/sbom.cdx.json', `${JSON.stringify(bill, null, 2)}\n`);
