import { traced, type TestCoverage } from '@tools/book/testCoverage';

const linesOf = ({ id, tests }: TestCoverage): string => `${id}\n  ${tests.length === 0 ? 'no test' : tests.join(', ')}\n`;

const wanted = process.argv.slice(2).filter(argument => !argument.startsWith('--'));
const all = traced().filter(({ id }) => wanted.length === 0 || wanted.some(start => id.startsWith(start)));

if (process.argv.includes('--json')) process.stdout.write(`${JSON.stringify(all, null, 2)}\n`);
else {
  const bare = all.filter(({ tests }) => tests.length === 0).map(({ id }) => id);
  process.stdout.write(all.map(linesOf).join(''));
  process.stdout.write(
    `\n${all.length} requirements, ${all.length - bare.length} tested by a test that names them and reaches the product.\n`,
  );
  process.stdout.write(`Without a test: ${bare.length === 0 ? 'none' : bare.join(' ')}\n`);
}
