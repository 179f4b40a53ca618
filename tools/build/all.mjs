// npm test -w tools — npm test with every case (D-98): every scenario card, reason and path in the browser, Firefox, WebKit and Chromium
// 109. Run it before a release. With test files behind --, every case of these alone.
process.env.ALL = '1';
const files = process.argv.slice(2).filter(argument => !argument.startsWith('-'));
if (files.length > 0) {
  const { spawnSync } = await import('node:child_process');
  const jest = ['node_modules/jest/bin/jest.js', ...process.argv.slice(2)];
  process.exitCode = spawnSync(process.execPath, jest, { stdio: 'inherit' }).status ?? 1;
} else await import('./test.mjs');
