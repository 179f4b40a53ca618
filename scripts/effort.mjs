// npm run effort — after a build, walks the journey on a phone and writes what it asked of a person into docs/effort.md; fails when a figure grew.
process.env['EFFORT'] = 'write';
process.argv.push('e2e/effort.spec.ts', '--workers=1');
await import('./e2e.mjs');
