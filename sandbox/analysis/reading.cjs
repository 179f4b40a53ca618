// Starts the reader's thread through tsx, because a worker does not inherit the TypeScript loader.
const { workerData } = require('node:worker_threads');
require('tsx/cjs');
require('./reading.ts').serve(workerData.ocr ? require('./ocr.cjs').textIn : undefined);
