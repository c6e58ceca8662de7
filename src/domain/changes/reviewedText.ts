import { containerParts, isList, type Parts, shipmentParts } from './reviewedParts.ts';
import type { ReviewedContainer, ReviewedShipment } from './reviewedShipment.ts';

/**
 * A reviewed record as it was stored: null where nothing was reported, undefined where that is not known any more,
 * because another version did not store that part or because it cannot be read.
 */
type Remembered<T> = { readonly [Name in keyof T]: T[Name] | undefined };

export interface RememberedContainer extends Remembered<Omit<ReviewedContainer, 'id'>> {
  readonly id: string;
}
export interface RememberedShipment extends Remembered<Omit<ReviewedShipment, 'containers'>> {
  /** Undefined where one of them cannot be distinguished from the others. */
  readonly containers: readonly RememberedContainer[] | undefined;
}

/** Rises with every part that is added, dropped or written otherwise. */
const version = 1;

/** What is compared of a shipment as one short text; two that say the same are equal. */
export function reviewedText({ containers, ...shipment }: ReviewedShipment): string {
  return JSON.stringify({
    v: version,
    ...writeParts(shipmentParts, shipment),
    containers: containers.map((container) => writeParts(containerParts, container)),
  });
}

// What is null is left out: most parts of most containers are.
function writeParts<T extends object>(parts: Parts<T>, record: T): Record<string, unknown> {
  const written: Record<string, unknown> = {};
  for (const name in parts) {
    const value = record[name];
    if (value !== null && value !== undefined) written[name] = parts[name].write(value);
  }
  return written;
}

export interface ReadText {
  readonly reviewed: RememberedShipment;
  /** False where a part is not known any more. */
  readonly whole: boolean;
}

/** Reads what `reviewedText` wrote, part by part; null where it is no such text at all. Never throws. */
export function readReviewedText(stored: string): ReadText | null {
  const json = parse(stored);
  if (json === null) return null;
  // What this version left out is nothing; what another one left out may be something that it did not store.
  const absent = json['v'] === version ? null : undefined;
  const shipment = readParts(shipmentParts, json, absent);
  const list = json['containers'];
  const records = isList(list) ? list.map((item) => readContainer(item, absent)) : [null];
  const containers = records.every((record) => record !== null) ? records : undefined;
  const known = [shipment, ...(containers ?? [])].flatMap((record) => Object.values<unknown>({ ...record }));
  return {
    reviewed: { ...shipment, containers },
    whole: containers !== undefined && !known.includes(undefined),
  };
}

function readContainer(json: unknown, absent: null | undefined): RememberedContainer | null {
  if (!isRecord(json)) return null;
  const { id, ...rest } = readParts(containerParts, json, absent);
  return id ? { ...rest, id } : null;
}

function readParts<T extends object>(
  parts: Parts<T>,
  json: Record<string, unknown>,
  absent: null | undefined,
): Remembered<T> {
  const read: Record<string, unknown> = {};
  for (const name in parts) {
    const value = json[name];
    read[name] = value === undefined ? absent : parts[name].read(value);
  }
  return read as Remembered<T>;
}

function parse(stored: string): Record<string, unknown> | null {
  try {
    const json: unknown = JSON.parse(stored);
    return isRecord(json) ? json : null;
  } catch {
    return null;
  }
}

function isRecord(json: unknown): json is Record<string, unknown> {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}
