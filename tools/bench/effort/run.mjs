// npm run effort — after a build, opens an account on a phone and writes the effort into docs/effort.md; fails when a figure
// grew. `-- --accept "why"` accepts it, with the reason.
const at = process.argv.indexOf('--accept');
if (at > 0) {
  const [, why] = process.argv.splice(at, 2);
  if (!why) throw new Error('Say why the figures may grow: npm run effort -- --accept because');
  process.env['EFFORT_ACCEPT'] = why;
}
process.env['EFFORT'] = 'write';
process.argv.push('tools/bench/effort', '--workers=1');
await import('../../build/e2e.mjs');
