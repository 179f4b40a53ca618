// npm run size — every budget of .size-limit.cjs, one line each; fails when one is passed. `--brief`: without those of single chunks that hold.
import { spawnSync } from 'node:child_process';

const kilobytes = bytes => `${(bytes / 1000).toFixed(1).padStart(6)} kB`;

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
  console.log(`${passed ? 'ok  ' : 'OVER'} ${kilobytes(size)} of ${kilobytes(sizeLimit)}  ${name}`);
}
const over = budgets.filter(({ passed }) => !passed);
console.log(over.length === 0 ? `All ${budgets.length} budgets hold.` : `${over.length} of ${budgets.length} budgets are passed.`);
process.exitCode = over.length === 0 ? 0 : 1;
