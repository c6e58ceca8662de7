import type { SQLInputValue } from 'node:sqlite';
import { instant, type Instant } from '#/time/instant.ts';
import type { Database, Row } from './database.ts';
import { json, optional } from './table.ts';

/** What users changed on a shipment or container of the simulated world; null where they did not. */
export interface Overlay {
  readonly refNumbers: readonly string[] | null;
  readonly tags: readonly string[] | null;
}

export interface ShipmentOverlay extends Overlay {
  /** The last call of stop or resume. */
  readonly tracking: { readonly action: 'stopped' | 'resumed'; readonly at: Instant } | null;
  /** The party that a user set as the customer; its id is null where a user took it away. */
  readonly customer: { readonly id: string | null } | null;
}

export interface ContainerOverlay extends Overlay {
  /** When its sources were last asked because somebody wanted them to be. */
  readonly refreshedAt: Instant | null;
}

/** User changes, kept in SQLite and held in memory: every list needs them and few shipments have any. */
export function createOverlayStore(database: Database) {
  const shipments = new Map<string, ShipmentOverlay>();
  const containers = new Map<string, ContainerOverlay>();
  for (const row of database.rows('SELECT * FROM shipment_overlay')) {
    shipments.set(String(row['id']), {
      ...readOverlay(row),
      tracking: readTracking(row),
      customer: readCustomer(row),
    });
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
    shipment: (id: string): ShipmentOverlay | null => shipments.get(id) ?? null,
    container: (id: string): ContainerOverlay | null => containers.get(id) ?? null,
    /** Ids are not checked here. An empty change writes nothing; a failed write changes neither file nor memory. */
    changeShipment(id: string, change: Partial<ShipmentOverlay>): void {
      const { customer } = change;
      const columns = {
        ...listColumns(change),
        ...trackingColumns(change),
        // A text that is no id says that there is none.
        ...(customer === undefined ? {} : { customer_id: customer && (customer.id ?? '') }),
      };
      if (!save('shipment_overlay', id, columns)) return;
      const none: ShipmentOverlay = { refNumbers: null, tags: null, tracking: null, customer: null };
      shipments.set(id, { ...(shipments.get(id) ?? none), ...change });
    },
    changeContainer(id: string, change: Partial<ContainerOverlay>): void {
      const { refreshedAt } = change;
      const refreshed = refreshedAt === undefined ? {} : { refreshed_at: refreshedAt };
      if (!save('container_overlay', id, { ...listColumns(change), ...refreshed })) return;
      const none: ContainerOverlay = { refNumbers: null, tags: null, refreshedAt: null };
      containers.set(id, { ...(containers.get(id) ?? none), ...change });
    },
  };
}

export type OverlayStore = ReturnType<typeof createOverlayStore>;

type Columns = Readonly<Record<string, SQLInputValue>>;

const list = optional(json<readonly string[]>());

function listColumns({ refNumbers, tags }: Partial<Overlay>): Columns {
  return {
    ...(refNumbers === undefined ? {} : { ref_numbers: list.write(refNumbers) }),
    ...(tags === undefined ? {} : { tags: list.write(tags) }),
  };
}

function trackingColumns({ tracking }: Partial<ShipmentOverlay>): Columns {
  return tracking === undefined
    ? {}
    : { tracking: tracking?.action ?? null, tracking_at: tracking?.at ?? null };
}

function readOverlay(row: Row): Overlay {
  return { refNumbers: list.read(row['ref_numbers'] ?? null), tags: list.read(row['tags'] ?? null) };
}

function readCustomer(row: Row): ShipmentOverlay['customer'] {
  const { customer_id: id } = row;
  return typeof id === 'string' ? { id: id === '' ? null : id } : null;
}

function readTracking(row: Row): ShipmentOverlay['tracking'] {
  const { tracking: action, tracking_at: at } = row;
  if (action !== 'stopped' && action !== 'resumed') return null;
  return { action, at: instant(Number(at)) };
}
