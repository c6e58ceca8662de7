import type { Database } from './database.ts';

/**
 * Writes what a fresh account has, once for a database: what users have deleted of it stays deleted.
 *
 * @param what its name, which is never used for anything else
 */
export function seedOnce(database: Database, what: string, write: () => void): void {
  if (isSeeded(database, what)) return;
  database.transaction(() => {
    write();
    database.write('INSERT INTO seeded (what) VALUES (?)', what);
  });
}

export function isSeeded(database: Database, what: string): boolean {
  return database.rows('SELECT what FROM seeded WHERE what = ?', what).length > 0;
}
