import { mapTolerant } from '#/domain/records/mapTolerant.ts';
import { carrierKey } from '#/domain/records/recordKeys.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { TrackingRequest } from '#/domain/records/trackingRequest.ts';
import { tryOr } from '#/domain/records/tryOr.ts';
import { uniqueById } from '#/domain/records/uniqueById.ts';
import type { Instant } from '#/time/instant.ts';
import { carrierNames } from './carrierNames.ts';
import { type ExceptionDraft, createException, type ExceptionItem, compareExceptions } from './exception.ts';
import type { ExceptionSettings } from './exceptionSettings.ts';
import { journeyExceptions } from './journeyExceptions.ts';
import { pickupExceptions } from './pickupExceptions.ts';
import { requestExceptions } from './requestExceptions.ts';

// What needs action: the rules find it (pickupExceptions.ts, journeyExceptions.ts, expectedExceptions.ts,
// stoppedExceptions.ts, requestExceptions.ts), exception.ts gives it a priority, exceptionRows.ts gathers all about one
// container, and recipients.ts all that one party can do.

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

// A shipment that has not changed stays the same object (queries/fleet.ts), and a fleet arrives page by page.
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
