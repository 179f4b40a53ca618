// Under `npm test`, in the parts that a changed document does not run again: notes each document that a test reads, so that such a part is not
// taken from the cache. tools/build/test.mjs
const fs = require('node:fs');
const path = require('node:path');

const notes = process.env.DOCUMENTS_READ;
const WATCHED = Symbol.for('documents are watched');
if (notes && !fs[WATCHED]) {
  fs[WATCHED] = true;
  for (const name of ['readFileSync', 'readdirSync']) {
    const real = fs[name];
    fs[name] = (place, ...more) => {
      const inside = typeof place === 'string' ? path.relative('.', place) : '';
      if (/^docs\b|^[^.].*\.md$/.test(inside) && !/^(?:contracts|node_modules)\b/.test(inside)) fs.appendFileSync(notes, `${inside}\n`);
      return real(place, ...more);
    };
  }
}
