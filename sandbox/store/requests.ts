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
  /** Oldest first. */
  all(): readonly AskedRequest[];
  /** A failed write changes neither file nor memory. */
  add(asked: AskedRequest): void;
  overlay(id: string): RequestOverlay | null;
  change(id: string, overlay: RequestOverlay): void;
}

export function createRequestStore(database: Database): RequestStore {
  const asked = database.rows('SELECT * FROM tracking_request ORDER BY sequence').map(readAsked);
  const overlays = new Map(
    database
      .rows('SELECT * FROM tracking_request_overlay')
      .map((row) => [String(row['id']), readOverlay(row)] as const),
  );
  return {
    all: () => asked,
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
      asked.push(request);
    },
    overlay: (id) => overlays.get(id) ?? null,
    change(id, overlay) {
      database.write(
        `INSERT INTO tracking_request_overlay (id, ref_numbers, changed_at) VALUES (?, ?, ?)
         ON CONFLICT (id) DO UPDATE SET ref_numbers = excluded.ref_numbers, changed_at = excluded.changed_at`,
        id,
        listText(overlay.refNumbers),
        overlay.changedAt,
      );
      overlays.set(id, overlay);
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
