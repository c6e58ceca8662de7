import { instant, type Instant } from '#/time/instant.ts';
import type { Database, Row } from './database.ts';
import { listText, readList } from './lists.ts';

/** What users changed on a shipment or container of the simulated world; null where they did not. */
export interface Overlay {
  readonly refNumbers: readonly string[] | null;
  readonly tags: readonly string[] | null;
}

export interface ShipmentOverlay extends Overlay {
  /** The last call of stop or resume. */
  readonly tracking: { readonly action: 'stopped' | 'resumed'; readonly at: Instant } | null;
}

export interface ContainerOverlay extends Overlay {
  /** When its sources were last asked because somebody wanted them to be. */
  readonly refreshedAt: Instant | null;
}

/** User changes, kept in SQLite and held in memory: every list needs them and few shipments have any. */
export interface OverlayStore {
  shipment(id: string): ShipmentOverlay | null;
  container(id: string): ContainerOverlay | null;
  /** Ids are not checked here. An empty change writes nothing; a failed write changes neither file nor memory. */
  changeShipment(id: string, change: Partial<ShipmentOverlay>): void;
  changeContainer(id: string, change: Partial<ContainerOverlay>): void;
}

export function createOverlayStore(database: Database): OverlayStore {
  const shipments = new Map<string, ShipmentOverlay>();
  const containers = new Map<string, ContainerOverlay>();
  for (const row of database.rows('SELECT * FROM shipment_overlay')) {
    shipments.set(String(row['id']), { ...readOverlay(row), tracking: readTracking(row) });
  }
  for (const row of database.rows('SELECT * FROM container_overlay')) {
    const { refreshed_at: at } = row;
    const refreshedAt = typeof at === 'number' ? instant(at) : null;
    containers.set(String(row['id']), { ...readOverlay(row), refreshedAt });
  }

  /** Writes what has changed and nothing else. */
  const save = (table: 'shipment_overlay' | 'container_overlay', id: string, columns: Columns): boolean => {
    const names = Object.keys(columns);
    if (names.length === 0) return false;
    const updates = names.map((name) => `${name} = excluded.${name}`);
    database.write(
      `INSERT INTO ${table} (id, ${names.join(', ')}) VALUES (?${', ?'.repeat(names.length)})
       ON CONFLICT (id) DO UPDATE SET ${updates.join(', ')}`,
      id,
      ...Object.values(columns),
    );
    return true;
  };

  return {
    shipment: (id) => shipments.get(id) ?? null,
    container: (id) => containers.get(id) ?? null,
    changeShipment(id, change) {
      if (!save('shipment_overlay', id, { ...listColumns(change), ...trackingColumns(change) })) return;
      const none: ShipmentOverlay = { refNumbers: null, tags: null, tracking: null };
      shipments.set(id, { ...(shipments.get(id) ?? none), ...change });
    },
    changeContainer(id, change) {
      const { refreshedAt } = change;
      const refreshed = refreshedAt === undefined ? {} : { refreshed_at: refreshedAt };
      if (!save('container_overlay', id, { ...listColumns(change), ...refreshed })) return;
      const none: ContainerOverlay = { refNumbers: null, tags: null, refreshedAt: null };
      containers.set(id, { ...(containers.get(id) ?? none), ...change });
    },
  };
}

type Columns = Readonly<Record<string, string | number | null>>;

function listColumns({ refNumbers, tags }: Partial<Overlay>): Columns {
  return {
    ...(refNumbers === undefined ? {} : { ref_numbers: refNumbers && listText(refNumbers) }),
    ...(tags === undefined ? {} : { tags: tags && listText(tags) }),
  };
}

function trackingColumns({ tracking }: Partial<ShipmentOverlay>): Columns {
  return tracking === undefined
    ? {}
    : { tracking: tracking?.action ?? null, tracking_at: tracking?.at ?? null };
}

function readOverlay(row: Row): Overlay {
  return { refNumbers: readList(row['ref_numbers']), tags: readList(row['tags']) };
}

function readTracking(row: Row): ShipmentOverlay['tracking'] {
  const { tracking: action, tracking_at: at } = row;
  if (action !== 'stopped' && action !== 'resumed') return null;
  return { action, at: instant(Number(at)) };
}
