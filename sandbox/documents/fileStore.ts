import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { toDatabaseError } from '#sandbox/store/databaseError.ts';

/** What a file holds, and the SHA-256 of it. */
export interface Content {
  readonly hash: string;
  readonly bytes: Uint8Array;
}

/** Files by the SHA-256 of their content, beside the database. */
export interface FileStore {
  /** Whole or not at all, and there after a stop at any point from then on. */
  write(content: Content): Promise<void>;
  /** Null when there is none. */
  read(hash: string): Promise<Uint8Array<ArrayBuffer> | null>;
  has(hash: string): Promise<boolean>;
  remove(hash: string): void;
  /** Removes what a stop has left: everything but these. */
  keep(hashes: ReadonlySet<string>): void;
}

/** @param database a file, in whose folder the files are, or `:memory:`, which forgets them */
export function openFileStore(database: string): FileStore {
  return database === ':memory:' ? inMemory() : inFolder(`${database}.files`);
}

function inMemory(): FileStore {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  return {
    write: async ({ hash, bytes }) => void files.set(hash, new Uint8Array(bytes)),
    read: async (hash) => files.get(hash) ?? null,
    has: async (hash) => files.has(hash),
    remove: (hash) => void files.delete(hash),
    keep(hashes) {
      for (const hash of files.keys()) if (!hashes.has(hash)) files.delete(hash);
    },
  };
}

function inFolder(folder: string): FileStore {
  return {
    async write({ hash, bytes }) {
      const temporary = join(folder, `${randomUUID()}.part`);
      try {
        mkdirSync(folder, { recursive: true });
        const file = await open(temporary, 'wx');
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(temporary, join(folder, hash));
      } catch (error) {
        await rm(temporary, { force: true }).catch(() => undefined);
        throw toDatabaseError(folder, error);
      }
    },
    async read(hash) {
      try {
        return new Uint8Array(await readFile(join(folder, hash)));
      } catch (error) {
        if (isMissing(error)) return null;
        throw toDatabaseError(folder, error);
      }
    },
    has: async (hash) => existsSync(join(folder, hash)),
    remove: (hash) => rmSync(join(folder, hash), { force: true }),
    keep(hashes) {
      for (const name of namesIn(folder)) if (!hashes.has(name)) rmSync(join(folder, name), { force: true });
    },
  };
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (isMissing(error)) return [];
    throw toDatabaseError(folder, error);
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
