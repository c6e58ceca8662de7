import * as v from 'valibot';
import { createDateReader, lifeOfRecord } from '#/data/http/dates.ts';
import { type Ref, toMany, toOne } from '#/data/http/document.schema.ts';
import { attributesOf, readFields } from '#/data/http/fields.ts';
import { numeric, readNumber, readTerminalText, readText, text, word } from '#/data/http/schema.ts';
import {
  type Container,
  containerFields,
  type Fee,
  type Hold,
  type Release,
} from '#/domain/records/container.ts';
import type { Facility } from '#/domain/records/place.ts';
import { freeDayAttributes, readFreeDays } from './deadlines.schema.ts';

// Losing the whole list to one odd word in it would make a container look free of holds, so words fall back singly,
// and a hold that cannot be read at all stays one.
export const holdSchema = v.object({ name: word, status: word, description: word, detail: word });
export type HoldWire = v.InferOutput<typeof holdSchema>;

export const feeSchema = v.object({
  type: word,
  amount: v.fallback(numeric, null),
  currency_code: word,
});
export type FeeWire = v.InferOutput<typeof feeSchema>;
const holdsSchema = v.nullish(v.array(v.nullish(v.fallback(holdSchema, {}))));
const feesSchema = v.nullish(v.array(v.nullish(v.fallback(feeSchema, {}))));

const releaseSchema = v.object({ name: word, status: word });

/** A container (docs/interface.md 3.4) with the live extras of docs/interface.md 3.12 that screens can use. */
export const containerSchema = v.object({
  type: v.literal('container'),
  id: v.string(),
  attributes: v.object({
    ...attributesOf(containerFields),
    ...freeDayAttributes,
    number: text,
    holds_at_pod_terminal: holdsSchema,
    fees_at_pod_terminal: feesSchema,
    ind_facility_holds: holdsSchema,
    ind_facility_fees: feesSchema,
    release_statuses: v.fallback(v.nullish(v.array(v.fallback(releaseSchema, {}))), null),
    pod_timezone: text,
    final_destination_timezone: text,
    empty_terminated_timezone: text,
    pod_last_tracking_request_at: text,
    shipment_last_tracking_request_at: text,
  }),
  relationships: v.nullish(
    v.object({
      shipment: toOne,
      pickup_facility: toOne,
      pod_terminal: toOne,
      transport_events: toMany,
      raw_events: toMany,
    }),
  ),
});
export type ContainerWire = v.InferOutput<typeof containerSchema>;

/** How a record of another type is found among the included records. */
export interface ContainerRelations {
  facility(ref: Ref | null | undefined): Facility | null;
}

/** What only the shipment of a container says of it. */
export interface ShipmentContext {
  /** The zone of the port of loading. */
  readonly polZone: string | null;
  /** When the shipment was created, as it came. */
  readonly createdAt: string | null;
}

/** Pairs every time with its zone as docs/interface.md 6.1 ("Zone map") and 6.2 say. */
export function toContainer(
  wire: ContainerWire,
  { facility }: ContainerRelations,
  { polZone, createdAt }: ShipmentContext,
): Container {
  const { id, attributes: a, relationships } = wire;
  const dates = createDateReader(lifeOfRecord(a, a.created_at, createdAt));
  const podZone = readText(a.pod_timezone);
  const finalDestinationZone = readText(a.final_destination_timezone);
  const read = readFields(containerFields, a, dates, {
    // No zone is named for the depot of the empty: it is near the port.
    pol: polZone,
    pod: podZone,
    finalDestination: finalDestinationZone,
    // No zone is named for the delivery: it is where the journey ends.
    end: finalDestinationZone ?? podZone,
    depot: readText(a.empty_terminated_timezone),
  });
  const container: Container = {
    ...read,
    ...readFreeDays(a, { ...read, podZone, finalDestinationZone }, dates),
    id,
    shipmentId: relationships?.shipment?.data?.id ?? null,
    number: a.number ?? '',
    holds: toHolds(a.holds_at_pod_terminal),
    fees: toFees(a.fees_at_pod_terminal),
    inlandHolds: toHolds(a.ind_facility_holds),
    inlandFees: toFees(a.ind_facility_fees),
    releases: a.release_statuses?.flatMap((release) => toRelease(release)) ?? null,
    podTerminal: facility(relationships?.pod_terminal?.data),
    pickupFacility: facility(relationships?.pickup_facility?.data),
    podZone,
    finalDestinationZone,
    inlandEvidence: null,
  };
  return { ...container, ...dates.unused() };
}

const toHolds = (wire: v.InferOutput<typeof holdsSchema>) =>
  wire?.flatMap((hold) => (hold ? [toHold(hold)] : [])) ?? null;
const toFees = (wire: v.InferOutput<typeof feesSchema>) => wire?.flatMap((fee) => toFee(fee) ?? []) ?? null;

function toHold({ name, status, description, detail }: HoldWire): Hold {
  const meaning = readText(detail);
  return {
    name: readText(name) ?? 'other',
    status: readText(status),
    description: readTerminalText(description),
    ...(meaning === null ? {} : { detail: meaning }),
  };
}

function toRelease({ name, status }: v.InferOutput<typeof releaseSchema>): Release[] {
  const [who, what] = [readText(name), readText(status)];
  return who !== null && what !== null ? [{ name: who, status: what }] : [];
}

function toFee(fee: FeeWire | null | undefined): Fee | null {
  const amount = readNumber(fee?.amount);
  if (amount === null) return null;
  return { type: readText(fee?.type) ?? 'other', amount, currencyCode: readText(fee?.currency_code) };
}
