import type { Instant } from '#/time/instant.ts';
import type { AskedRequest } from '#sandbox/world/askedRequest.ts';
import type { Database } from './database.ts';
import { holdTable, json, number, oneOf, openTable, optional, text, time } from './table.ts';

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
  const requestTable = openTable<AskedRequest>(database, 'tracking_request', {
    sequence: number,
    id: text,
    requestType: oneOf(),
    requestNumber: text,
    scac: optional(text),
    customerId: optional(text),
    refNumbers: json(),
    tags: json(),
    initialFields: json(),
    attempt: number,
    createdAt: time,
  });
  const overlayTable = openTable<RequestOverlay & { readonly id: string }>(
    database,
    'tracking_request_overlay',
    { id: text, refNumbers: json(), changedAt: time },
  );
  const asked = holdTable(requestTable);
  const overlays = holdTable(overlayTable);
  return {
    count: asked.count,
    all: asked.all,
    add: asked.put,
    overlay: overlays.get,
    change: (id, overlay) => overlays.put({ id, ...overlay }),
    changeEarly(request, overlay) {
      const row = { id: request.id, ...overlay };
      const changed = { ...request, refNumbers: overlay.refNumbers };
      database.transaction(() => {
        overlayTable.put(row);
        requestTable.put(changed);
      });
      overlays.hold(row);
      asked.hold(changed);
    },
  };
}
