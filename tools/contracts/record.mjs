// npm run test:contracts [provider…] — writes the pacts through the real adapters, verifies the sandbox against them, then stores them
// with the derived pages and stubs. With providers named, only theirs; the others stay unchanged.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { jsonText } from '../build/json';

const KEPT = 'contracts/generated/pacts';
const asked = process.argv.slice(2);
const work = path.join('build', 'pacts', asked.length === 0 ? 'all' : asked.join('+'));
const pacts = path.join(work, 'pacts');
const reports = process.env.REPORTS ?? work;
const env = {
  ...process.env,
  PACT_DO_NOT_TRACK: 'true',
  PACT_FOLDER: pacts,
  ...(asked.length === 0 ? {} : { PACT_PROVIDERS: asked.join(',') }),
};
const reportOf = project => path.join(reports, `${project}.json`);

const jest = (project, ...more) => {
  const args = [
    'node_modules/jest/bin/jest.js',
    '--selectProjects',
    project,
    '-i',
    '--testTimeout=60000',
    '--json',
    `--outputFile=${reportOf(project)}`,
    ...more,
  ];
  return spawnSync(process.execPath, args, { stdio: 'inherit', env }).status ?? 1;
};

/** Accepts JSON with or without a charset; the builder of form-encoded requests cannot express that. */
const anyCharset = response => {
  if (!response.headers?.['Content-Type'] || response.matchingRules?.header?.['Content-Type']) return;
  const regex = { match: 'regex', regex: '^application/json.*$' };
  response.matchingRules = { ...response.matchingRules, header: { 'Content-Type': { combine: 'AND', matchers: [regex] } } };
};

/** Sorts interactions by description and removes versions and dates, so that the same content gives the same bytes. */
const settle = (file, notes) => {
  const pact = JSON.parse(fs.readFileSync(file, 'utf8'));
  for (const interaction of pact.interactions) {
    const { test, impact, operation, requirement } = notes.get(`${pact.provider.name} ${interaction.description}`) ?? {};
    interaction.comments = {
      testname: test,
      text: [impact],
      references: { openapi: { operationId: operation }, requirement: { id: requirement } },
    };
  }
  for (const { response } of pact.interactions) anyCharset(response);
  pact.interactions.sort((one, other) => (one.description < other.description ? -1 : 1));
  delete pact.metadata['pact-js'];
  fs.writeFileSync(file, jsonText(pact));
};

/** Replaces the stored pacts by the new ones; deletes the file of a provider without a pact. */
const keep = () => {
  const written = fs.readdirSync(pacts);
  const gone = asked.length === 0 ? fs.readdirSync(KEPT).filter(name => !written.includes(name)) : [];
  for (const name of gone) fs.rmSync(path.join(KEPT, name));
  for (const name of written) fs.copyFileSync(path.join(pacts, name), path.join(KEPT, name));
};

fs.rmSync(work, { recursive: true, force: true });
fs.mkdirSync(pacts, { recursive: true });
fs.mkdirSync(KEPT, { recursive: true });
const written = jest('pact', ...(asked.length === 0 ? [] : ['--testPathPatterns', `contracts/(${asked.join('|')})/`]));
const notesFile = path.join(work, 'notes.jsonl');
const lines = fs.existsSync(notesFile) ? fs.readFileSync(notesFile, 'utf8').trim().split('\n') : [];
const notes = new Map(
  lines.map(line => JSON.parse(line)).map(({ provider, description, ...note }) => [`${provider} ${description}`, note]),
);
for (const name of fs.readdirSync(pacts)) settle(path.join(pacts, name), notes);
const verified = jest('pact-provider');
if (written === 0) {
  keep();
  spawnSync(process.execPath, ['--import', 'tsx', 'tools/contracts/generate.ts'], { stdio: 'inherit' });
}
if (process.env.REPORTS) {
  const counts = ['pact', 'pact-provider'].map(reportOf).map(file => JSON.parse(fs.readFileSync(file, 'utf8')));
  const sum = name => counts.reduce((total, count) => total + count[name], 0);
  const names = ['numPassedTests', 'numFailedTests', 'numRuntimeErrorTestSuites'];
  fs.writeFileSync(path.join(reports, 'contracts.json'), JSON.stringify(Object.fromEntries(names.map(name => [name, sum(name)]))));
}
process.exitCode = written || verified;
