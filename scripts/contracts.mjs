// npm run test:contracts — writes the pacts anew through the real adapters, then has the sandbox verified against them.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const PACTS = 'contracts/pacts';
const NOTES = 'build/contract-notes.jsonl';
const env = { ...process.env, PACT_DO_NOT_TRACK: 'true' };
const reports = process.env.REPORTS;

const jest = (project, report) => {
  const json = reports ? ['--json', `--outputFile=${path.join(reports, `${report}.json`)}`] : [];
  const run = spawnSync(process.execPath, ['node_modules/jest/bin/jest.js', '--selectProjects', project, '-i', ...json], {
    stdio: 'inherit',
    env,
  });
  return run.status ?? 1;
};

/** Same content, same bytes: interactions in order of their description, no trace of when or with what they were written. */
const settle = (file, notes) => {
  const pact = JSON.parse(fs.readFileSync(file, 'utf8'));
  for (const interaction of pact.interactions) {
    const { test, impact, operation, requirement } = notes.get(interaction.description) ?? {};
    interaction.comments = {
      testname: test,
      text: [impact],
      references: { openapi: { operationId: operation }, requirement: { id: requirement } },
    };
  }
  pact.interactions.sort((one, other) => (one.description < other.description ? -1 : 1));
  delete pact.metadata['pact-js'];
  fs.writeFileSync(file, `${JSON.stringify(pact, null, 2)}\n`);
};

const merged = ['pact', 'pact-provider'].map(project => path.join(reports ?? '', `${project}.json`));
fs.rmSync(NOTES, { force: true });
fs.rmSync(PACTS, { recursive: true, force: true });
fs.mkdirSync(PACTS, { recursive: true });
const written = jest('pact', 'pact');
const lines = fs.existsSync(NOTES) ? fs.readFileSync(NOTES, 'utf8').trim().split('\n') : [];
const notes = new Map(lines.map(line => JSON.parse(line)).map(({ description, ...note }) => [description, note]));
for (const name of fs.readdirSync(PACTS)) settle(path.join(PACTS, name), notes);
const verified = jest('pact-provider', 'pact-provider');
if (reports) {
  const counts = merged.filter(file => fs.existsSync(file)).map(file => JSON.parse(fs.readFileSync(file, 'utf8')));
  const sum = name => counts.reduce((total, count) => total + count[name], 0);
  const names = ['numPassedTests', 'numFailedTests', 'numRuntimeErrorTestSuites'];
  fs.writeFileSync(path.join(reports, 'contracts.json'), JSON.stringify(Object.fromEntries(names.map(name => [name, sum(name)]))));
}
process.exitCode = written || verified;
