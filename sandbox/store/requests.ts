import { instant, type Instant } from '#/time/instant.ts';
import type { AskedRequest } from '#sandbox/world/askedRequest.ts';
import type { InitialFields, RequestType } from '#sandbox/world/plan.ts';
import type { Database, Row } from './database.ts';
import { listText, readList } from './lists.ts';

/** What users changed on a request, whoever made it. */
export interface RequestOverlay {
  readonly refNumbers: readonly string[];
  readonly changedAt: Instant;
}

/** Tracking requests of users, kept in SQLite and held in memory: every list needs them. */
export interface RequestStore {
  count(): number;
  /** Oldest first. */
  all(): Iterable<AskedRequest>;
  /** A failed write changes neither file nor memory. */
  add(asked: AskedRequest): void;
  overlay(id: string): RequestOverlay | null;
  change(id: string, overlay: RequestOverlay): void;
  /** The same before there is a shipment: it gets these references as if they had been the first. */
  changeEarly(request: AskedRequest, overlay: RequestOverlay): void;
}

export function createRequestStore(database: Database): RequestStore {
  const asked = new Map(
    database
      .rows('SELECT * FROM tracking_request ORDER BY sequence')
      .map(readAsked)
      .map((request) => [request.id, request] as const),
  );
  const overlays = new Map(
    database
      .rows('SELECT * FROM tracking_request_overlay')
      .map((row) => [String(row['id']), readOverlay(row)] as const),
  );
  const saveOverlay = (id: string, { refNumbers, changedAt }: RequestOverlay): void =>
    database.write(
      `INSERT INTO tracking_request_overlay (id, ref_numbers, changed_at) VALUES (?, ?, ?)
       ON CONFLICT (id) DO UPDATE SET ref_numbers = excluded.ref_numbers, changed_at = excluded.changed_at`,
      id,
      listText(refNumbers),
      changedAt,
    );
  return {
    count: () => asked.size,
    all: () => asked.values(),
    add(request) {
      database.write(
        `INSERT INTO tracking_request
           (sequence, id, request_type, request_number, scac, customer_id, ref_numbers, tags, initial_fields, attempt, created_at)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        request.sequence,
        request.id,
        request.requestType,
        request.requestNumber,
        request.scac,
        request.customerId,
        listText(request.refNumbers),
        listText(request.tags),
        JSON.stringify(request.initialFields),
        request.attempt,
        request.createdAt,
      );
      asked.set(request.id, request);
    },
    overlay: (id) => overlays.get(id) ?? null,
    change(id, overlay) {
      saveOverlay(id, overlay);
      overlays.set(id, overlay);
    },
    changeEarly(request, overlay) {
      const { refNumbers } = overlay;
      database.transaction(() => {
        saveOverlay(request.id, overlay);
        database.write(
          'UPDATE tracking_request SET ref_numbers = ? WHERE id = ?',
          listText(refNumbers),
          request.id,
        );
      });
      asked.set(request.id, { ...request, refNumbers });
      overlays.set(request.id, overlay);
    },
  };
}

function readAsked(row: Row): AskedRequest {
  const { scac, customer_id: customerId } = row;
  return {
    sequence: Number(row['sequence']),
    id: String(row['id']),
    requestType: readType(row['request_type']),
    requestNumber: String(row['request_number']),
    scac: typeof scac === 'string' ? scac : null,
    customerId: typeof customerId === 'string' ? customerId : null,
    refNumbers: readList(row['ref_numbers']) ?? [],
    tags: readList(row['tags']) ?? [],
    // As this program wrote it.
    initialFields: JSON.parse(String(row['initial_fields'])) as InitialFields,
    attempt: Number(row['attempt']),
    createdAt: instant(Number(row['created_at'])),
  };
}

// The table takes no other words.
function readType(word: unknown): RequestType {
  return word === 'booking' || word === 'container' ? word : 'bill_of_lading';
}

function readOverlay(row: Row): RequestOverlay {
  return {
    refNumbers: readList(row['ref_numbers']) ?? [],
    changedAt: instant(Number(row['changed_at'])),
  };
}
