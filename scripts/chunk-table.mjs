// What webpack's runtime knows of every chunk (its hash, its integrity) grows with every step. The main module keeps what it asks for by
// itself; the rest stands in a module of its own, `chunks`, that comes with whatever lies behind (src/behind.ts).

/** Integrity of scripts, their hashes, hashes of stylesheets, integrity of those. */
const TABLES = [
  /(?<=\.sriHashes=)\{[^{}]*\}/,
  /(?<="chunks\/"\+\w+\+"\."\+\()\{[^{}]*\}(?=\)\[\w+\]\+"\.js")/,
  /(?<="chunks\/"\+\w+\+"\."\+\()\{[^{}]*\}(?=\)\[\w+\]\+"\.css")/,
  /(?<=\(\w+=)\{[^{}]*\}(?=\[\w+\]\)&&\(\w+\.integrity=)/,
];

/** The literal as data: names and hashes in quotes, names without where they are identifiers. */
const read = literal => JSON.parse(literal.replace(/([{,])([A-Za-z_$][\w$]*):/g, '$1"$2":'));
const only = (table, wanted) => Object.fromEntries(Object.entries(table).filter(([name]) => wanted(name)));

/** `own`: names of the chunks that the main module asks for. The length stays, and with it every place that the source map names. */
export const withoutTable = (main, own) => {
  const tables = TABLES.map(table => {
    const [literal] = table.exec(main) ?? [];
    if (literal === undefined) throw new Error(`The runtime of webpack has no table like ${table}: look at scripts/chunk-table.mjs`);
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
