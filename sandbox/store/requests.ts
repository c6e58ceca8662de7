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
export function createRequestStore(database: Database) {
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
    /** Oldest first. */
    all: asked.all,
    /** A failed write changes neither file nor memory. */
    add: asked.put,
    overlay: overlays.get,
    change: (id: string, overlay: RequestOverlay): void => overlays.put({ id, ...overlay }),
    /** The same before there is a shipment: it gets these references as if they had been the first. */
    changeEarly(request: AskedRequest, overlay: RequestOverlay): void {
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

export type RequestStore = ReturnType<typeof createRequestStore>;
