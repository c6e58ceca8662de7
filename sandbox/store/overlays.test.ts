import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { instant } from '#/time/instant.ts';
import { openDatabase } from './database.ts';
import { createOverlayStore } from './overlays.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'landfall-store-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

describe('the store of user changes', () => {
  it('keeps them in a file that a later process reads', () => {
    const file = join(folder, 'deep', 'landfall.db');
    const first = openDatabase(file);
    const store = createOverlayStore(first);
    store.changeShipment('s', { refNumbers: ['PO 1', 'Zoë “2”'] });
    store.changeShipment('s', { tracking: { action: 'stopped', at: instant(1_786_546_800_000) } });
    store.changeShipment('s', { customer: { id: null } });
    store.changeContainer('c', { tags: [] });
    store.changeContainer('c', { refreshedAt: instant(7) });
    first.close();

    const second = openDatabase(file);
    const again = createOverlayStore(second);
    expect(again.shipment('s')).toEqual({
      refNumbers: ['PO 1', 'Zoë “2”'],
      tags: null,
      tracking: { action: 'stopped', at: 1_786_546_800_000 },
      customer: { id: null },
    });
    expect(again.container('c')).toEqual({ refNumbers: null, tags: [], refreshedAt: 7 });
    expect(again.shipment('other')).toBeNull();
    second.close();
  });

  it('writes text as text, whatever it looks like', () => {
    const database = openDatabase(':memory:');
    const store = createOverlayStore(database);
    const hostile = `'); DROP TABLE shipment_overlay; --`;
    store.changeShipment(hostile, { refNumbers: [hostile] });
    expect(createOverlayStore(database).shipment(hostile)?.refNumbers).toEqual([hostile]);
    database.close();
  });

  it('changes nothing in memory when the file refuses the write', () => {
    const database = openDatabase(':memory:');
    const store = createOverlayStore(database);
    store.changeShipment('s', { tags: ['before'] });
    database.write('DROP TABLE shipment_overlay');
    expect(() => store.changeShipment('s', { tags: ['after'] })).toThrow('no such table');
    expect(store.shipment('s')?.tags).toEqual(['before']);
    database.close();
  });

  it('writes the columns that have changed and leaves the others as they are', () => {
    const database = openDatabase(':memory:');
    const store = createOverlayStore(database);
    store.changeShipment('s', { tags: ['a'], refNumbers: ['PO 1'] });
    store.changeContainer('c', { tags: ['a'] });
    database.write(`UPDATE shipment_overlay SET tags = '["b"]'`);
    database.write(`UPDATE container_overlay SET tags = '["b"]'`);
    store.changeShipment('s', { refNumbers: ['PO 2'] });
    store.changeShipment('s', { tracking: { action: 'resumed', at: instant(5) } });
    store.changeShipment('s', { customer: { id: 'p' } });
    store.changeContainer('c', { refNumbers: ['PO 3'] });
    const again = createOverlayStore(database);
    expect(again.shipment('s')).toEqual({
      refNumbers: ['PO 2'],
      tags: ['b'],
      tracking: { action: 'resumed', at: 5 },
      customer: { id: 'p' },
    });
    expect(again.container('c')).toMatchObject({ refNumbers: ['PO 3'], tags: ['b'] });
    database.close();
  });

  it('refuses a file of a newer version with a sentence and leaves it alone', () => {
    const file = join(folder, 'newer.db');
    const newer = new DatabaseSync(file);
    newer.exec('PRAGMA user_version = 99');
    newer.close();
    expect(() => openDatabase(file)).toThrow('schema version 99');
  });
});
