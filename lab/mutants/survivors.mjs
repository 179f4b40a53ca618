// node lab/mutants/survivors.mjs — docs/mutants-survivors.md: every mutant that no test noticed, from the reports of the rooms that were run, a line each; the list of a room that was not stays as it is.
import fs from 'node:fs';

const LONGEST = 100;
const LIST = 'docs/mutants-survivors.md';

/** In a table's cell: one line, no bar that would end it, no longer than anybody reads. */
const cell = text => {
  const line = text.replace(/\s+/g, ' ').trim();
  const short = line.length > LONGEST ? `${line.slice(0, LONGEST)} …` : line;
  return `\`${short.replaceAll('`', 'ˋ').replaceAll('|', '\\|') || ' '}\``;
};

const reports = fs.readdirSync('reports/mutants').filter(name => name.endsWith('.json'));
const files = reports
  .flatMap(name => Object.entries(JSON.parse(fs.readFileSync(`reports/mutants/${name}`, 'utf8')).files))
  .sort(([one], [other]) => one.localeCompare(other));

const survivorsOf = ({ source, mutants }) => {
  const lines = source.split('\n');
  return mutants
    .filter(({ status }) => ['Survived', 'NoCoverage'].includes(status))
    .map(({ location: { start, end }, replacement = '' }) => {
      const first = lines[start.line - 1];
      const stands = start.line === end.line ? first.slice(start.column - 1, end.column - 1) : `${first.slice(start.column - 1)} …`;
      return `| ${start.line} | ${cell(stands)} | ${cell(replacement)} |`;
    });
};

const rooms = reports.map(name => name.replace('.json', ''));
const roomOf = title => title.split('/')[1];
const kept = fs
  .readFileSync(LIST, 'utf8')
  .split('\n## ')
  .slice(1)
  .map(section => section.trim().split('\n'))
  .filter(([title]) => !rooms.includes(roomOf(title)));

const told = files.flatMap(([file, report]) => {
  const rows = survivorsOf(report);
  return rows.length === 0 ? [] : [[file, '', '| line | stands there | put in its place |', '| --- | --- | --- |', ...rows]];
});
const sections = [...kept, ...told]
  .sort(([one], [other]) => one.localeCompare(other))
  .flatMap(([title, ...lines]) => [`## ${title}`, ...lines, '']);
const count = sections.filter(line => /^\| \d/.test(line)).length;
const listed = [...new Set([...kept.map(([title]) => roomOf(title)), ...rooms])].sort();

fs.writeFileSync(
  LIST,
  [
    '# Mutants of the rules that no test noticed',
    '',
    'Made by `node lab/mutants/survivors.mjs` from the reports that `npm run mutants -w lab:domain -w lab` leaves; [mutation.md](mutation.md) says of what kinds they are, and why they stay.',
    `${count} in all, of ${listed.join(', ')}, each as it was run last.`,
    '',
    ...sections,
  ]
    .join('\n')
    .trimEnd() + '\n',
);
console.log(`${count} mutants that no test noticed: ${LIST}`);
