// npm run test:all — npm test with every scenario card and every proof reason in the browser, not one of each kind.
process.env.ALL = '1';
await import('../scripts/test.mjs');
