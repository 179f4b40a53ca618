// Reads the text of a picture by tesseract.js, which the lock does not hold (docs/limits.md): JavaScript, because its types are not installed.
const path = require('node:path');
const { createWorker } = require('tesseract.js');

/** French, from the package on disk: nothing is fetched, and nothing is kept. */
const langPath = path.join(path.dirname(require.resolve('@tesseract.js-data/fra/package.json')), '4.0.0_best_int');

/** Columns and tables: the library's own default takes a page for one block of text, and leaves ruled tables out. */
const PAGE = { tessedit_pageseg_mode: '3' };

const begun = async () => {
  const worker = await createWorker('fra', 1, { langPath, gzip: true, cacheMethod: 'none' });
  await worker.setParameters(PAGE);
  return worker;
};

let ready;

exports.textIn = async bytes => {
  ready ??= begun();
  const { data } = await (await ready).recognize(Buffer.from(bytes));
  return data.text;
};
