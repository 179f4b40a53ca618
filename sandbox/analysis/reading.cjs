// Starts the reader's thread through tsx, because a worker does not inherit the TypeScript loader.
require('tsx/cjs');
require('./reading.ts');
