import type { Instant } from '#/time/instant.ts';
import { attempt } from '#/domain/records/attempt.ts';
import { type AttentionDraft, attentionItem, type AttentionItem, compareAttention } from './exception.ts';
import { journeyAttention } from './journeyExceptions.ts';
import { pickupAttention } from './pickupExceptions.ts';
import { requestAttention } from './requestExceptions.ts';
import type { AttentionSettings } from './exceptionSettings.ts';
import { sift } from '#/domain/records/sift.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { TrackingRequest } from '#/domain/records/trackingRequest.ts';

export interface AttentionQuestion {
  readonly shipments: readonly Shipment[];
  /** Those that have not become a shipment. */
  readonly requests: readonly TrackingRequest[];
  readonly now: Instant;
  readonly settings: AttentionSettings;
}

export interface Attention {
  readonly items: readonly AttentionItem[];
  /** Records that nothing can be said of. */
  readonly faulty: number;
}

/**
 * Everything that needs somebody, worst first, one item for each fact. What the data is too old to judge stands last
 * with the reason why (docs/interface.md 6.4).
 */
export function findAttention({ shipments, requests, now, settings }: AttentionQuestion): Attention {
  const ofRequests = sift(requests, (some) => requestAttention(some, shipments, now).map(attentionItem));
  const items = [...ofRequests.made];
  let faulty = ofRequests.faulty.length;
  for (const shipment of shipments) {
    const found = ofShipment(shipment, now, settings);
    if (found) items.push(...found);
    else faulty += 1;
  }
  // Two shipments may name one container, and what it needs is one fact.
  const once = new Map(items.map((item) => [item.id, item]));
  return { items: [...once.values()].toSorted(compareAttention), faulty };
}

/** The same, with a pause after each shipment. */
export function* findAttentionInSteps(
  question: AttentionQuestion,
): Generator<undefined, Attention, undefined> {
  for (const shipment of question.shipments) {
    ofShipment(shipment, question.now, question.settings);
    yield;
  }
  return findAttention(question);
}

interface Known {
  readonly now: Instant;
  readonly settings: AttentionSettings;
  /** Null: nothing can be said of it. */
  readonly items: readonly AttentionItem[] | null;
}

// A shipment that has not changed stays the same object (queries/fleet.ts), and a fleet arrives page by page.
const known = new WeakMap<Shipment, Known>();

function ofShipment(shipment: Shipment, now: Instant, settings: AttentionSettings): Known['items'] {
  const before = known.get(shipment);
  if (before?.now === now && before.settings === settings) return before.items;
  const items = attempt(() => draftsOf(shipment, now, settings).map(attentionItem), null);
  known.set(shipment, { now, settings, items });
  return items;
}

function draftsOf(shipment: Shipment, now: Instant, settings: AttentionSettings): readonly AttentionDraft[] {
  const ofContainers = shipment.containers.flatMap((container) =>
    pickupAttention(shipment, container, now, settings),
  );
  return [...journeyAttention(shipment, now, settings), ...ofContainers];
}
