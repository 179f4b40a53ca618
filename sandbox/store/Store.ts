import type Database from 'libsql';
import * as t from 'io-ts';
import { isRight } from 'fp-ts/Either';
import { isRecord } from '@domain/kernel/shape';
import { bounds, expiring, ownBounds } from './bounds';
import { close, open } from './open';

const Row = t.type({ json: t.string });
const Whole = t.type({ kind: t.string, id: t.string, json: t.string });
const Named = t.type({ id: t.string, json: t.string });

/** No valid document is dropped for a new one: the request for a new one must wait. */
class TableFull extends Error {
  readonly statusCode = 503;
}

/** Documents by kind and id, in a database file: files survive a restart. */
export class Store {
  private readonly database: Database.Database;

  /** `now`: the bank's time in milliseconds. */
  constructor(
    folder: string,
    fresh: boolean,
    private readonly now: () => number = Date.now,
  ) {
    this.database = open(folder, fresh);
  }

  /** The ids of dossiers that this version cannot read whole: their own record, or one of `kinds` that belong to them. */
  unreadable(file: t.Mixed, kinds: Readonly<Record<string, t.Mixed>>): readonly string[] {
    const of = (kind: string, id: string, codec: t.Mixed): readonly string[] =>
      this.database
        .prepare(`select ${id} as id, json from documents where kind = ?`)
        .all(kind)
        .flatMap(row => (Named.is(row) && !codec.is(JSON.parse(row.json)) ? [row.id] : []));
    const own = Object.entries(kinds).flatMap(([kind, codec]) => of(kind, "json_extract(json, '$.subscription')", codec));
    return [...new Set([...of('subscription', 'id', file), ...own])];
  }

  put(kind: string, id: string, value: unknown): void {
    const most = bounds[kind];
    if (most !== undefined && expiring.includes(kind)) this.makeRoom(kind, id, most);
    this.database
      .prepare('insert into documents (kind, id, json) values (?, ?, ?) on conflict (kind, id) do update set json = excluded.json')
      .run(kind, id, JSON.stringify(value));
    if (most !== undefined) this.keepNewest(kind, most);
    const own = ownBounds[kind];
    if (own !== undefined && isRecord(value) && typeof value['subscription'] === 'string') this.keepOwn(kind, value['subscription'], own);
  }

  get<A>(kind: string, id: string, codec: t.Type<A>): A | undefined {
    return this.read(this.database.prepare('select json from documents where kind = ? and id = ?').all(kind, id), codec)[0];
  }

  /** Oldest first. */
  all<A>(kind: string, codec: t.Type<A>): readonly A[] {
    return this.read(this.database.prepare('select json from documents where kind = ? order by turn').all(kind), codec);
  }

  /** The documents of one file, oldest first, by one query for speed. */
  ofDossier<A>(kind: string, subscription: string, codec: t.Type<A>): readonly A[] {
    const query = "select json from documents where kind = ? and json_extract(json, '$.subscription') = ? order by turn";
    return this.read(this.database.prepare(query).all(kind, subscription), codec);
  }

  /** Every document that belongs to a dossier, oldest first, as it is stored. */
  belonging(subscription: string): readonly { readonly kind: string; readonly id: string; readonly value: unknown }[] {
    const read = (json: string): unknown => JSON.parse(json);
    return this.database
      .prepare("select kind, id, json from documents where json_extract(json, '$.subscription') = ? order by turn")
      .all(subscription)
      .flatMap(row => (Whole.is(row) ? [{ kind: row.kind, id: row.id, value: read(row.json) }] : []));
  }

  remove(kind: string, id: string): void {
    this.database.prepare('delete from documents where kind = ? and id = ?').run(kind, id);
  }

  /** Removes a file and every document that belongs to it. */
  removeFile(subscription: string): void {
    this.remove('subscription', subscription);
    this.database.prepare("delete from documents where json_extract(json, '$.subscription') = ?").run(subscription);
  }

  /** Empties the bank. Its clock continues. */
  clear(): void {
    this.database.exec("delete from documents where kind <> 'clock'");
  }

  close(): void {
    close(this.database);
  }

  /** Removes the oldest beyond `most`. */
  private keepNewest(kind: string, most: number): void {
    this.database
      .prepare(
        'delete from documents where kind = ? and turn <= (select turn from documents where kind = ? order by turn desc limit 1 offset ?)',
      )
      .run(kind, kind, most);
  }

  /** Removes a file's own oldest beyond `most`. */
  private keepOwn(kind: string, subscription: string, most: number): void {
    const own = "kind = ? and json_extract(json, '$.subscription') = ?";
    this.database
      .prepare(
        `delete from documents where ${own} and turn <= (select turn from documents where ${own} order by turn desc limit 1 offset ?)`,
      )
      .run(kind, subscription, kind, subscription, most);
  }

  /** Before a new document of a kind that expires: a full table drops the expired ones, and refuses the new one if it stays full. */
  private makeRoom(kind: string, id: string, most: number): void {
    const isFull = (): boolean =>
      this.database.prepare('select 1 from documents where kind = ? order by turn limit 1 offset ?').all(kind, most - 1).length > 0;
    if (!isFull() || this.database.prepare('select 1 from documents where kind = ? and id = ?').all(kind, id).length > 0) return;
    this.database.prepare("delete from documents where kind = ? and json_extract(json, '$.expires') <= ?").run(kind, this.now());
    if (isFull()) throw new TableFull(`Too many of ${kind}`);
  }

  private read<A>(rows: readonly unknown[], codec: t.Type<A>): readonly A[] {
    return rows.flatMap(row => {
      if (!Row.is(row)) return [];
      const value = codec.decode(JSON.parse(row.json));
      return isRight(value) ? [value.right] : [];
    });
  }
}
