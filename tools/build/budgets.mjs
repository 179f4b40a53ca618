// npm run size — prints every budget of .size-limit.cjs in bytes; fails when one is exceeded. `--brief`: hides single chunks within their
// budget. `npm test` fails on an exceeded budget; `npm start` only warns.
import { spawnSync } from 'node:child_process';

const inBytes = new Intl.NumberFormat('en-GB');
const shown = bytes => inBytes.format(bytes).padStart(8);

const { stdout, stderr } = spawnSync(process.execPath, ['node_modules/size-limit/bin.js', '--json'], { encoding: 'utf8' });
const read = () => {
  try {
    return JSON.parse(stdout);
  } catch {
    console.error(stdout, stderr);
    return [{ name: 'the budgets could not be measured', passed: false, size: 0, sizeLimit: 0 }];
  }
};

const brief = process.argv.includes('--brief');
const budgets = read();
for (const { name, passed, size, sizeLimit } of budgets) {
  if (brief && passed && /^(chunk|styles) /.test(name)) continue;
  console.log(`${passed ? 'ok  ' : 'OVER'} ${shown(size)} of ${shown(sizeLimit)} bytes  ${name}`);
}
const over = budgets.filter(({ passed }) => !passed);
console.log(
  over.length === 0
    ? `All ${budgets.length} budgets hold.`
    : `${over.length} of ${budgets.length} budgets are exceeded: make it smaller, or raise the line in .size-limit.cjs and say why.`,
);
process.exitCode = over.length === 0 ? 0 : 1;
