// npm test -w tools — what npm test plays and what the laboratory adds (D-98): every card, reason and way in the browser, the mutants' own
// tests, Firefox and WebKit. Before a release.
process.env.ALL = '1';
await import('./test.mjs');
