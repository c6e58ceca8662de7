import type { Instant } from '#/time/instant.ts';
import { attentionItem, type AttentionItem, compareAttention } from './attentionItem.ts';
import { journeyAttention } from './attentionJourney.ts';
import { pickupAttention } from './attentionPickup.ts';
import { requestAttention } from './attentionRequests.ts';
import type { AttentionSettings } from './attentionSettings.ts';
import type { Shipment } from './shipment.ts';
import type { TrackingRequest } from './trackingRequest.ts';

export interface AttentionQuestion {
  readonly shipments: readonly Shipment[];
  /** Those that have not become a shipment. */
  readonly requests: readonly TrackingRequest[];
  readonly now: Instant;
  readonly settings: AttentionSettings;
}

/**
 * Everything that needs somebody, worst first, one item for each fact. What the data is too old to judge stands last
 * with the reason why (interface notes 7.4).
 */
export function findAttention({ shipments, requests, now, settings }: AttentionQuestion): AttentionItem[] {
  const found = requestAttention(requests, shipments, now).map(attentionItem);
  for (const shipment of shipments) found.push(...ofShipment(shipment, now, settings));
  return found.toSorted(compareAttention);
}

/** The same, with a pause after each shipment. */
export function* findAttentionInSteps(
  question: AttentionQuestion,
): Generator<undefined, AttentionItem[], undefined> {
  for (const shipment of question.shipments) {
    ofShipment(shipment, question.now, question.settings);
    yield;
  }
  return findAttention(question);
}

interface Known {
  readonly now: Instant;
  readonly settings: AttentionSettings;
  readonly items: readonly AttentionItem[];
}

// A shipment that has not changed stays the same object (queries/fleet.ts), and a fleet arrives page by page.
const known = new WeakMap<Shipment, Known>();

function ofShipment(shipment: Shipment, now: Instant, settings: AttentionSettings): readonly AttentionItem[] {
  const before = known.get(shipment);
  if (before?.now === now && before.settings === settings) return before.items;
  const drafts = journeyAttention(shipment, now, settings);
  for (const container of shipment.containers) {
    drafts.push(...pickupAttention(shipment, container, now, settings));
  }
  const items = drafts.map(attentionItem);
  known.set(shipment, { now, settings, items });
  return items;
}
