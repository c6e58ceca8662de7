import { mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answerError } from '#sandbox/middleware/errors.ts';
import { openDatabase } from './database.ts';
import { createOverlayStore, type OverlayStore } from './overlays.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'landfall-database-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Fills a file with changes of 100 shipments. */
function filled(file: string): void {
  const database = openDatabase(file);
  const store = createOverlayStore(database);
  for (let i = 0; i < 100; i++) store.changeShipment(`s${i}`, { tags: [String(i).repeat(99)] });
  database.close();
}

describe('a database that cannot be used', () => {
  it.each<[string, (file: string) => void, string]>([
    [
      'its folder is a file',
      () => writeFileSync(join(folder, 'in'), ''),
      'cannot be opened: check that its folder',
    ],
    [
      'it is a folder',
      (file) => mkdirSync(file, { recursive: true }),
      'cannot be opened: check that its folder',
    ],
    [
      'it is a file of another kind',
      (file) => {
        mkdirSync(join(folder, 'in'));
        writeFileSync(file, 'no database '.repeat(1000));
      },
      'is a file of another kind: set SANDBOX_DB to another file',
    ],
    [
      'half of it is missing',
      (file) => {
        filled(file);
        truncateSync(file, readFileSync(file).byteLength / 2);
      },
      'is damaged: move it away',
    ],
    [
      'a newer program wrote it',
      (file) => {
        mkdirSync(join(folder, 'in'));
        const newer = new DatabaseSync(file);
        newer.exec('PRAGMA user_version = 99');
        newer.close();
      },
      'has schema version 99, but this program knows only 7: use a newer program',
    ],
  ])('names its file and the next step: %s', (_, prepare, said) => {
    const file = join(folder, 'in', 'landfall.db');
    prepare(file);
    expect(() => createOverlayStore(openDatabase(file))).toThrow(
      expect.objectContaining({
        name: 'DatabaseError',
        message: expect.stringContaining(`The database ${file} ${said}`),
      }),
    );
  });
});

describe('a full disk', () => {
  /** The service's way from a change to the answer, over a file that may have no more pages. */
  function fullService() {
    const database = openDatabase(join(folder, 'landfall.db'));
    const store: OverlayStore = createOverlayStore(database);
    store.changeShipment('s', { tags: ['before'] });
    const limit = (pages: number) => database.rows(`PRAGMA max_page_count = ${pages}`);
    limit(1);
    const log: string[] = [];
    const app = new Hono();
    app.onError(answerError((error) => log.push(error.message)));
    app.patch('/', async (c) => {
      store.changeShipment('s', { tags: [(await c.req.text()).repeat(10_000)] });
      return c.body(null, 204);
    });
    const change = (text: string) => app.request('/', { method: 'PATCH', body: text });
    return { database, store, limit, log, change };
  }

  it('is a 507 and one line that names the file and the next step', async () => {
    const { database, store, log, change } = fullService();
    const answer = await change('x');
    expect(answer.status).toBe(507);
    expect(await answer.json()).toMatchObject({ errors: [{ status: '507', title: 'Insufficient Storage' }] });
    expect(log).toEqual([
      `The database ${join(folder, 'landfall.db')} has no more room: make room on its disk, or set SANDBOX_DB to another file or :memory:.`,
    ]);
    expect(store.shipment('s')?.tags).toEqual(['before']);
    database.close();
  });

  it('costs nothing that was there, and changes are taken again once there is room', async () => {
    const { database, store, limit, log, change } = fullService();
    for (let i = 0; i < 5; i++) expect((await change('x')).status).toBe(507);
    expect(log).toHaveLength(5);
    expect(createOverlayStore(database).shipment('s')?.tags).toEqual(['before']);
    limit(1000);
    expect((await change('y')).status).toBe(204);
    expect(store.shipment('s')?.tags).toEqual(['y'.repeat(10_000)]);
    database.close();
  });
});

describe('a transaction', () => {
  it('is undone whole when one of its steps throws, and the next one goes through', () => {
    const database = openDatabase(':memory:');
    const put = (id: string) => database.write('INSERT INTO container_overlay (id) VALUES (?)', id);
    const ids = () => database.rows('SELECT id FROM container_overlay').map(({ id }) => id);
    const fail = () => {
      put('a');
      throw new Error('half way');
    };
    expect(() => database.transaction(fail)).toThrow('half way');
    expect(ids()).toEqual([]);
    const twice = () => ['b', 'b'].forEach(put);
    expect(() => database.transaction(twice)).toThrow(expect.objectContaining({ name: 'DatabaseError' }));
    expect(ids()).toEqual([]);
    database.transaction(() => put('c'));
    expect(ids()).toEqual(['c']);
    database.close();
  });
});
