// The reader's thread: a new thread does not inherit what reads TypeScript.
require('tsx/cjs');
require('./reading.ts');
