// npm run shots — after a build, a picture of every page of one journey in each brand, width and scheme, into reports/shots/.
process.argv.push('--config', 'scripts/shots/playwright.config.ts', '--workers=1');
await import('./e2e.mjs');
