import { attempt } from '#/domain/records/attempt.ts';
import { eachOnce } from '#/domain/records/eachOnce.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { sift } from '#/domain/records/sift.ts';
import type { TrackingRequest } from '#/domain/records/trackingRequest.ts';
import type { Instant } from '#/time/instant.ts';
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
  /** Records that could not be judged. */
  readonly faulty: number;
}

/**
 * Every exception by priority, one for each fact. What rests on stale data comes last, with the reason why
 * (docs/interface.md 6.4).
 */
export function findExceptions({ shipments, requests, now, settings }: ExceptionQuestion): FoundExceptions {
  const ofRequests = sift(requests, (some) => requestExceptions(some, shipments, now).map(createException));
  const items = [...ofRequests.made];
  let faulty = ofRequests.faulty.length;
  for (const shipment of shipments) {
    const found = ofShipment(shipment, now, settings);
    if (found) items.push(...found);
    else faulty += 1;
  }
  // Two shipments may name one container, and its exception is one fact.
  return { items: eachOnce(items).toSorted(compareExceptions), faulty };
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
  const items = attempt(() => draftsOf(shipment, now, settings).map(createException), null);
  known.set(shipment, { now, settings, items });
  return items;
}

function draftsOf(shipment: Shipment, now: Instant, settings: ExceptionSettings): readonly ExceptionDraft[] {
  const ofContainers = shipment.containers.flatMap((container) =>
    pickupExceptions(shipment, container, now, settings),
  );
  return [...journeyExceptions(shipment, now, settings), ...ofContainers];
}
