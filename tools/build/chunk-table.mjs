// Webpack's runtime contains a table of every chunk's hash and integrity, which grows with every step. The main module keeps the entries
// of its own chunks; this script moves the others into the module `chunks`, which src/behind.ts loads.

/** In order: integrity of scripts, hashes of scripts, hashes of stylesheets, integrity of stylesheets. */
const TABLES = [
  /(?<=\.sriHashes=)\{[^{}]*\}/,
  /(?<="chunks\/(?:[a-z]+\/)?"\+\w+\+"\."\+\()\{[^{}]*\}(?=\)\[\w+\]\+"\.js")/,
  /(?<="chunks\/(?:[a-z]+\/)?"\+\w+\+"\."\+\()\{[^{}]*\}(?=\)\[\w+\]\+"\.css")/,
  /(?<=\(\w+=)\{[^{}]*\}(?=\[\w+\]\)&&\(\w+\.integrity=)/,
];

/** Parses the minified object literal: JSON except for unquoted keys. */
const read = literal => JSON.parse(literal.replace(/([{,])([A-Za-z_$][\w$]*):/g, '$1"$2":'));
const only = (table, wanted) => Object.fromEntries(Object.entries(table).filter(([name]) => wanted(name)));

/** `own`: names of the main module's chunks. Keeps the length of the text, and so the positions in the source map. */
export const withoutTable = (main, own) => {
  const tables = TABLES.map(table => {
    const [literal] = table.exec(main) ?? [];
    if (literal === undefined) throw new Error(`The runtime of webpack has no table like ${table}: look at tools/build/chunk-table.mjs`);
    return literal;
  });
  const isOwn = name => own.has(name);
  const kept = JSON.stringify(tables.map(literal => only(read(literal), isOwn)));
  const named = tables.map((_, index) => (index === 0 ? `(window.chunkTable=${kept})[0]` : `window.chunkTable[${index}]`));
  const rest = JSON.stringify(tables.map(literal => only(read(literal), name => !isOwn(name))));
  return {
    main: tables.reduce((text, literal, index) => text.replace(literal, () => named[index].padEnd(literal.length)), main),
    table: `window.chunkTable.forEach((table,index)=>Object.assign(table,${rest}[index]));\n`,
  };
};
