import fs from 'node:fs';
import path from 'node:path';
import Database from 'libsql';
import * as t from 'io-ts';
import { codeOf, StartProblem } from '../problem';

const DATABASE = 'bank.db';
/** Everything that the bank writes into its folder: the database, and what it keeps beside it while it runs. */
const WRITTEN = ['', '-journal', '-wal', '-shm'].map(ending => DATABASE + ending);

/** Each brings the schema of its place in the list to the next one: the number of the schema is their count. */
const migrations: readonly string[] = [
  `create table if not exists documents (kind text not null, id text not null, json text not null, turn integer primary key autoincrement, unique (kind, id)) strict;
   create index if not exists of_turn on documents (kind, turn);
   create index if not exists of_file on documents (kind, json_extract(json, '$.subscription'));`,
];
export const SCHEMA = migrations.length;

const Version = t.tuple([t.type({ user_version: t.number })]);

/** The database with its lock, which the system lifts when the process ends, however it ends. */
const locked = (file: string): Database.Database => {
  const database = new Database(file);
  try {
    database.exec('pragma locking_mode = exclusive');
    // Data survives a restart of the bank, but not a power cut, which a sandbox may ignore.
    database.exec('pragma synchronous = off');
    database.exec('begin exclusive; commit');
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
};

/** Lifts the lock first: statements that are still in memory would keep it beyond the closing. */
export const close = (database: Database.Database): void => {
  if (!database.open) return;
  database.exec('pragma locking_mode = normal; select 1 from sqlite_master');
  database.close();
};

/** Deletes what the bank wrote, and nothing else. */
const emptied = (folder: string, file: string): void => {
  if (!fs.existsSync(folder)) return;
  const others = fs.readdirSync(folder);
  if (others.length > 0 && !others.includes(DATABASE))
    throw new StartProblem(
      `${folder} has files in it and no bank, so --fresh deletes nothing there: give --data a folder of its own, or leave --fresh out.`,
    );
  try {
    if (others.includes(DATABASE)) close(locked(file));
  } catch (error) {
    if (codeOf(error) !== 'SQLITE_NOTADB') throw error;
  }
  for (const name of WRITTEN) fs.rmSync(path.join(folder, name), { force: true });
};

const upToDate = (database: Database.Database, folder: string): void => {
  const read: unknown = database.prepare('pragma user_version').all();
  const version = Version.is(read) ? read[0].user_version : 0;
  if (version > SCHEMA)
    throw new StartProblem(
      `The dossiers in ${folder} are of a newer version (schema ${version}, this version reads up to ${SCHEMA}): start that version, give another folder with --data, or delete them with --fresh.`,
    );
  for (const migration of migrations.slice(version)) database.exec(migration);
  if (version < SCHEMA) database.exec(`pragma user_version = ${SCHEMA}`);
};

const problemWith = (folder: string, error: unknown): StartProblem => {
  if (error instanceof StartProblem) return error;
  if (codeOf(error) === 'SQLITE_BUSY')
    return new StartProblem(
      `Another bank runs on ${folder}: stop it, or give this one a folder and ports of its own: npm start -- --data ${folder}-2 --port 4200`,
    );
  if (codeOf(error) === 'SQLITE_NOTADB')
    return new StartProblem(
      `${path.join(folder, DATABASE)} is no database of a bank: give another folder with --data, or delete it with --fresh.`,
    );
  return new StartProblem(
    `The bank cannot write into ${folder} (${codeOf(error) || 'not opened'}): give a folder that you may write into, with --data.`,
  );
};

/** Opens the folder's database for this process alone, in today's schema; a StartProblem where it cannot. */
export const open = (folder: string, fresh: boolean): Database.Database => {
  const file = path.join(folder, DATABASE);
  let database: Database.Database | undefined;
  try {
    if (fresh) emptied(folder, file);
    fs.mkdirSync(folder, { recursive: true });
    database = locked(file);
    upToDate(database, folder);
    return database;
  } catch (error) {
    if (database) close(database);
    throw problemWith(folder, error);
  }
};
