// npm run steady -w lab -- [rounds] [what Playwright takes] — plays each browser test so many times (20) with one core kept busy: a test that
// fails once is a defect. Needs the build.
import { spawn } from 'node:child_process';

const [first = '', ...others] = process.argv.slice(2);
const counted = /^\d+$/.test(first);
process.argv.splice(2, Infinity, `--repeat-each=${counted ? first : 20}`, ...(counted ? others : process.argv.slice(2)));
// busy for as long as this process lives, however it ends
spawn(process.execPath, ['-e', 'const { ppid } = process; while (process.ppid === ppid);'], { stdio: 'ignore' }).unref();
await import('../scripts/e2e.mjs');
