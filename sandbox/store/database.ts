import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type SQLOutputValue, type StatementSync } from 'node:sqlite';
import { longestFinish } from '#sandbox/stopServer.ts';
import { DatabaseError, toDatabaseError } from './databaseError.ts';
import { migrations } from './migrations.ts';

export type Row = Readonly<Record<string, SQLOutputValue>>;

/** The database of one process, which has it alone until `close`. */
export interface Database {
  /** @throws DatabaseError */
  rows(statement: string, ...values: readonly SQLInputValue[]): readonly Row[];
  /**
   * Runs one statement, completely or not at all.
   *
   * @throws DatabaseError
   */
  write(statement: string, ...values: readonly SQLInputValue[]): void;
  /**
   * Runs the writes of `step` completely or not at all: what throws in it takes all of them back. Within another
   * transaction it is a part of that one.
   *
   * @throws DatabaseError, and what `step` throws
   */
  transaction(step: () => void): void;
  close(): void;
}

/**
 * Opens the database, locks it and brings its schema up to date. The lock is the operating system's and ends with the
 * process, however that ends.
 *
 * @param location a file, whose folder is made if need be, or `:memory:`
 * @throws DatabaseError when the file cannot be used, is in use, or was written by a newer version
 */
export function openDatabase(location: string): Database {
  let connection: DatabaseSync | null = null;
  try {
    if (location !== ':memory:') mkdirSync(dirname(location), { recursive: true });
    connection = new DatabaseSync(location);
    // A process that is stopping gives the file back once it has finished its answers.
    connection.exec(`PRAGMA busy_timeout = ${longestFinish + 1_000}; PRAGMA locking_mode = EXCLUSIVE;`);
    connection.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON;');
    migrate(connection, location);
    return toDatabase(connection, location);
  } catch (error) {
    connection?.close();
    throw toDatabaseError(location, error);
  }
}

function toDatabase(connection: DatabaseSync, location: string): Database {
  const prepared = new Map<string, StatementSync>();
  const run = <T>(statement: string, step: (prepared: StatementSync) => T): T => {
    try {
      const known = prepared.get(statement) ?? connection.prepare(statement);
      prepared.set(statement, known);
      return step(known);
    } catch (error) {
      throw toDatabaseError(location, error);
    }
  };
  return {
    rows: (statement, ...values) => run(statement, (known) => known.all(...values)),
    write: (statement, ...values) => void run(statement, (known) => known.run(...values)),
    transaction(step) {
      if (connection.isTransaction) return step();
      run('BEGIN IMMEDIATE', (known) => known.run());
      try {
        step();
        run('COMMIT', (known) => known.run());
      } catch (error) {
        // A full disk has ended the transaction by itself.
        if (connection.isTransaction) run('ROLLBACK', (known) => known.run());
        throw error;
      }
    },
    close: () => connection.close(),
  };
}

function migrate(connection: DatabaseSync, location: string): void {
  const version = Number(connection.prepare('PRAGMA user_version').get()?.['user_version'] ?? 0);
  if (version > migrations.length) {
    const why = `has schema version ${version}, but this program knows only ${migrations.length}`;
    throw new DatabaseError(location, why, 'use a newer program, or set SANDBOX_DB to another file');
  }
  for (const [index, step] of migrations.entries()) {
    if (index < version) continue;
    // Whatever fails closes the connection, which takes the step back.
    connection.exec(`BEGIN IMMEDIATE; ${step} PRAGMA user_version = ${index + 1}; COMMIT;`);
  }
}
