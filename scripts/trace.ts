import { coverage, isBare, type Coverage } from './book/coverage';

const columns = ['rules', 'tests', 'contracts', 'screens', 'code'] as const satisfies readonly (keyof Coverage)[];

const told = (line: Coverage): string =>
  `${line.requirement}\n${columns.flatMap(column => (line[column].length === 0 ? [] : [`  ${column}: ${line[column].join(', ')}\n`])).join('')}`;

const all = coverage();
const wanted = process.argv.slice(2).filter(argument => !argument.startsWith('--'));
const asked = wanted.length === 0 ? all : all.filter(({ requirement }) => wanted.some(start => requirement.startsWith(start)));

if (process.argv.includes('--json')) process.stdout.write(`${JSON.stringify(asked, null, 2)}\n`);
else {
  const bare = asked.filter(isBare).map(({ requirement }) => requirement);
  process.stdout.write(asked.map(told).join(''));
  process.stdout.write(`\n${asked.length} requirements, ${asked.length - bare.length} kept by a rule, a test, a contract or a screen.\n`);
  process.stdout.write(`Kept by none: ${bare.length === 0 ? 'none' : bare.join(' ')}\n`);
}
