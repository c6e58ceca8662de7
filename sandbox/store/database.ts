import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Each step brings the schema from its index to the next `user_version`. Steps are only ever appended. */
const migrations: readonly string[] = [
  `CREATE TABLE shipment_overlay (
     id TEXT PRIMARY KEY,
     ref_numbers TEXT,
     tags TEXT,
     tracking TEXT CHECK (tracking IN ('stopped', 'resumed')),
     tracking_at INTEGER
   ) STRICT;
   CREATE TABLE container_overlay (
     id TEXT PRIMARY KEY,
     ref_numbers TEXT,
     tags TEXT
   ) STRICT;`,
];

/** The database cannot be opened; the message says why. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
}

/**
 * Opens the database and brings its schema up to date.
 *
 * @param location a file, whose folder is made if need be, or `:memory:`
 * @throws DatabaseError when the file cannot be used, or was written by a newer version
 */
export function openDatabase(location: string): DatabaseSync {
  let database: DatabaseSync | null = null;
  try {
    if (location !== ':memory:') mkdirSync(dirname(location), { recursive: true });
    database = new DatabaseSync(location);
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 2000;');
    migrate(database);
    return database;
  } catch (error) {
    database?.close();
    throw new DatabaseError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/** Runs `change` completely or not at all. */
export function inTransaction<T>(database: DatabaseSync, change: () => T): T {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = change();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
}

function migrate(database: DatabaseSync): void {
  const version = Number(database.prepare('PRAGMA user_version').get()?.['user_version'] ?? 0);
  if (version > migrations.length) {
    throw new Error(
      `it has schema version ${version}, but this program knows only ${migrations.length}: use a newer program or another file`,
    );
  }
  for (const [index, step] of migrations.entries()) {
    if (index < version) continue;
    inTransaction(database, () => database.exec(`${step} PRAGMA user_version = ${index + 1};`));
  }
}
