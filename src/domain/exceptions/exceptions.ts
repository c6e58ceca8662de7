import { carrierName } from '#/domain/records/carrierName.ts';
import { normalizeContainerNumber } from '#/domain/records/identifiers.ts';
import { carrierKey } from '#/domain/records/identityKeys.ts';
import { mapTolerant, tryOr } from '#/domain/records/mapTolerant.ts';
import type { Carrier, Shipment } from '#/domain/records/shipment.ts';
import type { TrackingRequest } from '#/domain/records/trackingRequest.ts';
import { uniqueById } from '#/domain/records/uniqueById.ts';
import { waitingAct, waitingReason } from '#/domain/tracking/waitingRequest.ts';
import type { Instant } from '#/time/instant.ts';
import { compareExceptions, createException, type ExceptionDraft, type ExceptionItem } from './exception.ts';
import type { ExceptionSettings } from './exceptionSettings.ts';
import { journeyExceptions } from './journeyExceptions.ts';
import { pickupExceptions } from './pickupExceptions.ts';

// What needs action: the rules find it (pickupExceptions.ts, journeyExceptions.ts, and below those of requests),
// exception.ts gives it a priority, exceptionRows.ts gathers all about one container, and recipients.ts all that one party
// can do.

export interface ExceptionQuestion {
  readonly shipments: readonly Shipment[];
  /** Those that have not become a shipment. */
  readonly requests: readonly TrackingRequest[];
  readonly now: Instant;
  readonly settings: ExceptionSettings;
}

export interface FoundExceptions {
  readonly items: readonly ExceptionItem[];
  /** The same for each shipment of its own: a container that two shipments name is in a list once for each. */
  readonly everywhere: readonly ExceptionItem[];
  /** Records that could not be judged. */
  readonly rejected: number;
}

/**
 * Every exception by priority, one for each fact. What rests on stale data comes last, with the reason why
 * (docs/interface.md 6.4).
 */
export function findExceptions({ shipments, requests, now, settings }: ExceptionQuestion): FoundExceptions {
  const ofRequests = mapTolerant(requests, (some) =>
    requestExceptions(some, shipments, now).map(createException),
  );
  const items = [...ofRequests.result];
  let rejected = ofRequests.rejected.length;
  const names = carrierNames(shipments);
  for (const shipment of shipments) {
    const found = ofShipment(shipment, now, settings);
    if (found) items.push(...withCarrier(found, names.get(carrierKey(shipment.carrier)) ?? null));
    else rejected += 1;
  }
  const everywhere = items.toSorted(compareExceptions);
  // Two shipments may name one container, and its exception is one fact: as the one says that can judge it.
  return { items: uniqueById(everywhere.toReversed()).toSorted(compareExceptions), everywhere, rejected };
}

/** The same, with a pause after each shipment. */
export function* findExceptionsInSteps(
  question: ExceptionQuestion,
): Generator<undefined, FoundExceptions, undefined> {
  for (const shipment of question.shipments) {
    ofShipment(shipment, question.now, question.settings);
    yield;
  }
  return findExceptions(question);
}

/** The same where the shipment calls its carrier by that name. */
function withCarrier(items: readonly ExceptionItem[], carrier: string | null): readonly ExceptionItem[] {
  if (items[0]?.subject.carrier === carrier) return items;
  return items.map((item) => ({ ...item, subject: { ...item.subject, carrier } }));
}

interface Known {
  readonly now: Instant;
  readonly settings: ExceptionSettings;
  /** Null: it could not be judged. */
  readonly items: readonly ExceptionItem[] | null;
}

// A shipment that has not changed stays the same object (data/fleet/queries.ts), and a fleet arrives page by page.
const known = new WeakMap<Shipment, Known>();

function ofShipment(shipment: Shipment, now: Instant, settings: ExceptionSettings): Known['items'] {
  const before = known.get(shipment);
  if (before?.now === now && before.settings === settings) return before.items;
  const items = tryOr(() => draftsOf(shipment, now, settings).map(createException), null);
  known.set(shipment, { now, settings, items });
  return items;
}

function draftsOf(shipment: Shipment, now: Instant, settings: ExceptionSettings): readonly ExceptionDraft[] {
  const ofContainers = shipment.containers.flatMap((container) =>
    pickupExceptions(shipment, container, now, settings),
  );
  return [...journeyExceptions(shipment, now, settings), ...ofContainers];
}

/**
 * Requests that failed or wait. Not those whose number is tracked by now, and of several for one number and carrier
 * only the newest: who has asked again does not need the old answer.
 */
function requestExceptions(
  requests: readonly TrackingRequest[],
  shipments: readonly Shipment[],
  now: Instant,
): ExceptionDraft[] {
  const newest = new Map<string, TrackingRequest>();
  for (const request of requests) {
    const key = `${normalizeContainerNumber(request.number)} ${keyOf(request.scac)}`;
    const other = newest.get(key);
    if (!other || (request.createdAt ?? 0) > (other.createdAt ?? 0)) newest.set(key, request);
  }
  const tracked = trackedAmong(new Set([...newest.values()].map(({ number }) => number)), shipments);
  const open = [...newest.values()].filter(({ number }) => !tracked.has(number));
  const names = open.length === 0 ? new Map<string, string>() : carrierNames(shipments);
  return open.flatMap((request) => requestDraft(request, names, now) ?? []);
}

const keyOf = (scac: string | null) => carrierKey({ scac, shortName: null, name: null });

// The numbers come from the service on both sides and are compared as they are: the fleet may hold 30,000 of them.
function trackedAmong(numbers: ReadonlySet<string>, shipments: readonly Shipment[]): Set<string> {
  const found = new Set<string>();
  if (numbers.size === 0) return found;
  const look = (number: string | null) => {
    if (number !== null && numbers.has(number)) found.add(number);
  };
  for (const { billOfLading, normalizedNumber, containers } of shipments) {
    look(billOfLading);
    look(normalizedNumber);
    for (const { number } of containers) look(number);
  }
  return found;
}

function requestDraft(
  request: TrackingRequest,
  names: ReadonlyMap<string, string>,
  now: Instant,
): ExceptionDraft | null {
  const { id, number, scac, status, failedReason, createdAt } = request;
  const isFailed = status === 'failed';
  const why = isFailed ? ({ code: 'failed', reason: failedReason } as const) : waitingReason(request, now);
  if (why === null) return null;
  return {
    kind: isFailed ? 'request_failed' : 'request_waiting',
    priority: 'watch',
    weight: createdAt ?? 0,
    reason: { code: isFailed ? 'requestFailed' : 'requestWaiting' },
    detail: why,
    next: isFailed ? { code: 'resolveFailure', reason: failedReason } : waitingAct(request),
    withheld: null,
    due:
      createdAt === null
        ? null
        : {
            kind: 'instant',
            of: 'requested',
            count: { code: 'since', milliseconds: now - createdAt },
            at: createdAt,
          },
    asked: null,
    subject: {
      kind: 'request',
      id,
      containers: 1,
      number,
      // A request has only the code: it is found, counted and grouped with the shipments of its carrier.
      carrier: scac === null ? null : (names.get(keyOf(scac)) ?? scac),
      customer: null,
      fees: { kind: 'notReported' },
      shipmentId: request.shipmentId,
      container: null,
    },
    // The service asks the carrier until there is an answer.
    party: isFailed ? null : 'service',
    freeDay: null,
    place: null,
    facility: null,
    identity: ['request', id],
    facts: [status, failedReason],
  };
}

/**
 * One name for each carrier of a fleet, by `carrierKey`: sources write `MSC`, `MEDU` and `Mediterranean Shipping Company`, and its
 * exceptions are one group with one message. A name goes before a bare code, and then the shorter one.
 */
function carrierNames(shipments: readonly Shipment[]): ReadonlyMap<string, string> {
  const names = new Map<string, Carrier>();
  for (const { carrier } of shipments) {
    const key = carrierKey(carrier);
    const other = names.get(key);
    if (key !== '' && other !== carrier && (!other || isBetter(carrier, other))) names.set(key, carrier);
  }
  return new Map([...names].flatMap(([key, carrier]) => [[key, carrierName(carrier) ?? key] as const]));
}

function isBetter(one: Carrier, other: Carrier): boolean {
  const [a, b] = [carrierName(one) ?? '', carrierName(other) ?? ''];
  if (a === b) return false;
  const isCode = (name: string, { scac }: Carrier) => Number(name === scac);
  const order = isCode(a, one) - isCode(b, other) || a.length - b.length || (a < b ? -1 : 1);
  return order < 0;
}
