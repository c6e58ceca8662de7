import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { instant, type Instant } from '#/time/instant.ts';
import { inTransaction } from './database.ts';

/** What users changed on a shipment or container of the simulated world; null where they did not. */
export interface Overlay {
  readonly refNumbers: readonly string[] | null;
  readonly tags: readonly string[] | null;
}

export interface ShipmentOverlay extends Overlay {
  /** The last call of stop or resume. */
  readonly tracking: { readonly action: 'stopped' | 'resumed'; readonly at: Instant } | null;
}

/** User changes, kept in SQLite and held in memory: every list needs them and few shipments have any. */
export interface OverlayStore {
  shipment(id: string): ShipmentOverlay | null;
  container(id: string): Overlay | null;
  /** Ids are not checked here. An empty change writes nothing; a failed write changes neither file nor memory. */
  changeShipment(id: string, change: Partial<ShipmentOverlay>): void;
  changeContainer(id: string, change: Partial<Overlay>): void;
}

export function createOverlayStore(database: DatabaseSync): OverlayStore {
  const shipments = new Map<string, ShipmentOverlay>();
  const containers = new Map<string, Overlay>();
  for (const row of database.prepare('SELECT * FROM shipment_overlay').all()) {
    shipments.set(String(row['id']), { ...readOverlay(row), tracking: readTracking(row) });
  }
  for (const row of database.prepare('SELECT * FROM container_overlay').all()) {
    containers.set(String(row['id']), readOverlay(row));
  }
  const saveShipment = database.prepare(
    'INSERT OR REPLACE INTO shipment_overlay (id, ref_numbers, tags, tracking, tracking_at) VALUES (?, ?, ?, ?, ?)',
  );
  const saveContainer = database.prepare(
    'INSERT OR REPLACE INTO container_overlay (id, ref_numbers, tags) VALUES (?, ?, ?)',
  );

  return {
    shipment: (id) => shipments.get(id) ?? null,
    container: (id) => containers.get(id) ?? null,
    changeShipment(id, change) {
      if (Object.keys(change).length === 0) return;
      const none: ShipmentOverlay = { refNumbers: null, tags: null, tracking: null };
      const next = { ...(shipments.get(id) ?? none), ...change };
      const tracking = [next.tracking?.action ?? null, next.tracking?.at ?? null] as const;
      inTransaction(database, () =>
        saveShipment.run(id, listText(next.refNumbers), listText(next.tags), ...tracking),
      );
      shipments.set(id, next);
    },
    changeContainer(id, change) {
      if (Object.keys(change).length === 0) return;
      const next = { ...(containers.get(id) ?? { refNumbers: null, tags: null }), ...change };
      inTransaction(database, () => saveContainer.run(id, listText(next.refNumbers), listText(next.tags)));
      containers.set(id, next);
    },
  };
}

type Row = Record<string, SQLOutputValue>;

function readOverlay(row: Row): Overlay {
  return { refNumbers: readList(row['ref_numbers']), tags: readList(row['tags']) };
}

function readTracking(row: Row): ShipmentOverlay['tracking'] {
  const { tracking: action, tracking_at: at } = row;
  if (action !== 'stopped' && action !== 'resumed') return null;
  return { action, at: instant(Number(at)) };
}

function readList(text: SQLOutputValue | undefined): readonly string[] | null {
  if (typeof text !== 'string') return null;
  const list: unknown = JSON.parse(text);
  return Array.isArray(list) ? list.map(String) : null;
}

function listText(list: readonly string[] | null): string | null {
  return list === null ? null : JSON.stringify(list);
}
