// Budgets of docs/performance.md, in brotli bytes of what the build wrote.
module.exports = [
  { name: 'loader, inlined', path: 'build/loader.js', limit: '1.6 kB', brotli: true },
  { name: 'main module: script of the first screen', path: 'dist/ouvrirmoncompte/modules/main.js', limit: '90 kB', brotli: true },
  { name: 'minimal application, without React', path: 'dist/ouvrirmoncompte/modules/minimal.js', limit: '15 kB', brotli: true },
];
