// Budgets (docs/performance.md), in brotli bytes of the build's output; fonts as they are, since they are compressed
// already. A new or raised budget is 5 % above the measured size (docs/decisions/0013).
const fs = require('node:fs');
const { brands, facesOf } = require('./tools/build/brands.cjs');

const SITE = 'dist/ouvrirmoncompte';
const chunks = `${SITE}/chunks`;

/** Budgets of chunks shared by several steps; every other chunk belongs to one step and stays under STEP. */
const SHARED = {
  /**
   * A step and its address are drawn once. Includes who may act (D-105), whose answer it is (D-122), the bank's date (D-113), and the warning
   * before a session ends (SES-01), and what each result page tells (ERR-03): 72,627 bytes.
   */
  app: '87.6 kB', // with the consents by channel, the certified tax residence, the two people's turns and the way to finish later (D-124, D-105): 83,505 bytes; with the pages that share a screen (D-125), with the order of the papers (D-125), the consent to the video, the overdraft’s figures, the withdrawal and whose refusal it was (D-124)
  react: '61.3 kB',
  /** io-ts, fp-ts and luxon. */
  'value-libraries': '27.3 kB',
  /**
   * The price with its own copy of the rules that it shares with the journey: one file, without React and without the libraries above. It reads amounts
   * and months by their forms (ERR-07), with the papers accepted and the sentence to protected adults (D-127, D-124): 11,781 bytes.
   */
  'home-price': '11.9 kB',
  /**
   * Includes the preparation of files, which runs on the page where workers are missing (XTR-40), the abbreviations of street types (D-70),
   * the mail providers of other countries (D-74), what shows nothing of a paper or is none (XTR-40), which pages refuse an account (XTR-74),
   * and the page that asked all that was read (D-125): 17,677 bytes.
   */
  domain: '18 kB',
  'http-libraries': '19.9 kB',
  choices: '11 kB',
  /**
   * Includes the separate upload of a card's sides (D-72), the words of a joint file, what is offered late (XTR-60), and the proofs that are
   * controlled again, with what corrects the typed names (D-126). What was not sent when a session ended (XTR-36), and the sentences of files that are no photo and no PDF (XTR-40): 11,023 bytes.
   */
  'file-part': '11.6 kB',
  /**
   * Includes the co-holder's progress and the opening page, which share code with the adviser's waiting page (D-102), and what the client
   * certifies and agrees to on the opening page (D-124): 7,257 bytes.
   */
  'end-part': '7.6 kB',
  /** The page that asks a wallet, its calls, its code to scan, what keeps the answers received and what it asks beside them, loaded when it is opened (XTR-38). 11,987 bytes */
  wallet: '12.5 kB',
  /** Renders documents when the browser opens no tab; loaded in that case only (D-96). */
  'paper-library': '123 kB',
  'paper-worker-library': '258 kB',
  /** Finds the symbol of a bill, a payslip or a tax notice: loaded once such a page is given (XTR-19). 10,396 bytes */
  'symbol-library': '10.9 kB',
  /** Client of the error reporting service, loaded when idle. */
  'reporting-client': '19.7 kB',
};
const LIBRARIES = /^vendors-/;
const STEP = '8.2 kB';
/**
 * Stylesheets above the common budget. `upload`: the frame, the pictures of a good photo, the two ways of a phone (XTR-51), the strip of the papers (D-125), and
 * the room that a photo will take (XTR-60): 2,560 bytes;
 * `workstation`: the adviser's panes at four widths, which clients never load (XTR-53).
 */
const STYLES = { upload: '3 kB', workstation: '2.5 kB', 'pre-contract': '2.2 kB' }; // pre-contract: the contracts as text, rows that open on a phone, and the box of a receipt (XTR-09)

/** The build has compressed every file. */
const brotli = (name, path, limit) => ({ name, path: [path].flat().map(file => `${file}.br`), limit, brotli: false });
/** Fonts that one brand's styles load. */
const fonts = brand => ({
  name: `fonts of brand ${brand}`,
  path: facesOf(brand).map(file => `${SITE}/assets/${file}.*.woff2`),
  // with the letters of the first titles apart, which come first: 7,668 and 8,656 bytes of 40,932
  limit: '43 kB',
  brotli: false,
});

/** One entry for each chunk, so that a failure names the chunk. */
const chunkBudgets = () =>
  fs
    .readdirSync(chunks)
    .filter(file => /\.(js|css)$/.test(file))
    .map(file => {
      const name = file.replace(/\.\w+\.(js|css)$/, '');
      if (file.endsWith('.css')) return brotli(`styles ${name}`, `${chunks}/${file}`, STYLES[name] ?? '1.63 kB');
      const limit = LIBRARIES.test(name) ? '63.9 kB' : (SHARED[name] ?? STEP);
      return brotli(`chunk ${name}`, `${chunks}/${file}`, limit);
    });

if (!fs.existsSync(chunks)) throw new Error(`Nothing to measure: ${chunks} is not there. Run npm run build.`);

module.exports = [
  // compiled for browsers too old for the application, to tell them so; tells the bank's date from the device's (D-113), and asks past the
  // cache for what arrived damaged (R07)
  brotli('loader, inlined in every document', 'build/loader.js', '2.66 kB'),
  // with the same in the page of a failed start, and for typefaces, and the link to the licences (X24): 10,207 bytes
  brotli('first screen: script', [`${SITE}/modules/main.js`, 'build/loader.js'], '10.3 kB'),
  // with the first question, and the logo as data: what is painted first comes first in it; the question of the cookies, which a customer
  // answers before anything else, and the first titles' typeface (OBS-02, BRD-01): 18,306 bytes
  ...brands.map(brand =>
    brotli(`first screen: document of brand ${brand} with its styles and loader`, `dist/html/omc-${brand}.prod.html`, '19.2 kB'),
  ),
  brotli(
    'everything up to the offer, the first screen in it',
    [`${SITE}/modules/main.js`, 'build/loader.js', `${chunks}/{app,react,value-libraries,vendors-*,http-libraries}.*.js`],
    '243 kB', // with the account type and the age on one screen, and whose turn it is (D-125, D-105): 241,041 bytes; with the pages that share a screen (D-125) and the papers accepted (D-127): 239,070 bytes; with the forms of values (ERR-07), the id of a call and the hours of the help (XTR-29): 233,609 bytes
  ),
  // includes the retry of reads (D-103), telling the bank's answers from a proxy's (D-122), the forms of values (ERR-07), and what a refusal says of itself
  // (XTR-74): 14,556 bytes
  brotli('minimal application, without React', `${SITE}/modules/minimal.js`, '14.7 kB'),
  // loaded with the library above, by its worker: 321,410 bytes
  brotli('decoder of symbols', `${SITE}/assets/*.wasm`, '337.5 kB'),
  ...brands.map(fonts),
  ...chunkBudgets(),
];
