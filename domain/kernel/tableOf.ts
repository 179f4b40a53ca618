type Rows<Key extends string, Row> = readonly (readonly [key: Key, row: Row])[];
type Table<Key extends string, Row> = Readonly<Record<Key, Row>>;

const isTotal = <Key extends string, Row>(table: Table<string, Row>, rows: Rows<Key, Row>): table is Table<Key, Row> =>
  rows.every(([key]) => Object.hasOwn(table, key));

/** A record of computed rows by key, typed as complete; throws where a row is missing. */
export const tableOf = <Key extends string, Row>(rows: Rows<Key, Row>): Table<Key, Row> => {
  const table: Table<string, Row> = Object.fromEntries(rows);
  if (!isTotal(table, rows)) throw new Error(`No row for each of ${rows.map(([key]) => key).join(', ')}`);
  return table;
};
