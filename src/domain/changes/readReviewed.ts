import { isObject } from '#/domain/records/json.ts';
import { addedIn, containerParts, isList, type Parts, shipmentParts } from './reviewedParts.ts';
import type { ReviewedContainer, ReviewedShipment } from './reviewedShipment.ts';
import { textVersion } from './reviewedText.ts';

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

export interface ReadText {
  readonly reviewed: RememberedShipment;
  /** False where a part is not known any more. */
  readonly whole: boolean;
}

/** Reads what `reviewedText` wrote, part by part; null where it is no such text at all. Never throws. */
export function readReviewedText(stored: string): ReadText | null {
  const json = parse(stored);
  if (json === null) return null;
  // What a version of ours left out is nothing; what another one left out may be something that it did not store.
  const version = ourVersions.find((known) => known === json['v']);
  const absent = version === undefined ? undefined : null;
  const shipment = readParts(shipmentParts, json, absent);
  const list = json['containers'];
  const records = isList(list) ? list.map((item) => readContainer(item, absent)) : [null];
  const containers = records.every((record) => record !== null) ? records : undefined;
  const known = [shipment, ...(containers ?? [])].flatMap((record) => Object.values<unknown>({ ...record }));
  const whole = containers !== undefined && !known.includes(undefined);
  const compared = containers?.map((container) => asStoredBy(version, container));
  return { reviewed: { ...asStoredBy(version, shipment), containers: compared }, whole };
}

function readContainer(json: unknown, absent: null | undefined): RememberedContainer | null {
  if (!isObject(json)) return null;
  const { id, ...rest } = readParts(containerParts, json, absent);
  return id ? { ...rest, id } : null;
}

const ourVersions = Array.from({ length: textVersion }, (_, index) => index + 1);

/** What an earlier version did not store yet is not compared, and nothing that it stored is lost. */
function asStoredBy<T extends object>(version: number | undefined, record: T): T {
  if (version === undefined || version === textVersion) return record;
  const later = [...addedIn].filter(([name, since]) => since > version && name in record);
  return { ...record, ...Object.fromEntries(later.map(([name]) => [name, undefined])) };
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
    return isObject(json) ? json : null;
  } catch {
    return null;
  }
}
