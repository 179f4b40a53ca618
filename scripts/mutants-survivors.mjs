// node scripts/mutants-survivors.mjs — the mutants that no test noticed, from the reports of all rooms, a line each.
import fs from 'node:fs';

const reports = fs.readdirSync('reports/mutants').filter(name => name.endsWith('.json'));
const files = reports.flatMap(name => Object.entries(JSON.parse(fs.readFileSync(`reports/mutants/${name}`, 'utf8')).files));
for (const [file, { source, mutants }] of files) {
  const lines = source.split('\n');
  for (const { status, location, mutatorName, replacement } of mutants) {
    if (!['Survived', 'NoCoverage'].includes(status)) continue;
    const { start, end } = location;
    const told =
      start.line === end.line
        ? lines[start.line - 1].slice(start.column - 1, end.column - 1)
        : `${lines[start.line - 1].slice(start.column - 1)} …`;
    console.log(
      `${file}:${start.line}:${start.column} ${mutatorName}\n    ${told.trim()}\n  → ${replacement?.replaceAll('\n', ' ').slice(0, 160)}`,
    );
  }
}
