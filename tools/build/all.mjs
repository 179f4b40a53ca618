// npm test -w tools — npm test with every case (D-98): every scenario card, reason and path in the browser, Firefox, WebKit and Chromium
// 109. Run it before a release.
process.env.ALL = '1';
await import('./test.mjs');
