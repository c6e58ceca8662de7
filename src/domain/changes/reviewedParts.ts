import type { Vessel } from '#/domain/records/place.ts';
import type { NamedPlace } from '#/domain/records/samePlace.ts';
import { imoOf } from '#/domain/records/vesselIdentity.ts';
import { parseCalendarDay } from '#/time/calendarDay.ts';
import { toInstant } from '#/time/instant.ts';
import { midnightAsDay } from '#/time/localDay.ts';
import type { Moment } from '#/time/moment.ts';
import { readZone, utc } from '#/time/zone.ts';
import type { ReviewedContainer, ReviewedShipment } from './reviewedShipment.ts';

/** How a part is written and read; `read` answers undefined for anything that `write` would not have written. */
export interface Part<T> {
  write(value: T): unknown;
  read(json: unknown): T | undefined;
}
export type Parts<T> = { readonly [Name in keyof T]: Part<NonNullable<T[Name]>> };

export const isList = (json: unknown): json is readonly unknown[] => Array.isArray(json);
const text: Part<string> = {
  write: (value) => value,
  read: (json) => (typeof json === 'string' ? json : undefined),
};
function oneOf<T extends string>(values: readonly T[]): Part<T> {
  return { write: (value) => value, read: (json) => values.find((value) => value === json) };
}
const optionalText = (json: unknown) => (json === null ? null : text.read(json));
const number: Part<number> = {
  write: (value) => value,
  read: (json) => (typeof json === 'number' && Number.isFinite(json) ? json : undefined),
};
const day: Part<NonNullable<ReviewedContainer['lineFreeDay']>> = {
  write: (value) => value,
  read: (json) => (typeof json === 'string' ? (parseCalendarDay(json) ?? undefined) : undefined),
};

// `"2026-08-12"`, `[digits]` or `[at, zone]`, whose zone is the name that the source gave where there is none of that name.
const moment: Part<Moment> = {
  write: (value) => {
    if (value.kind === 'day') return value.day;
    if (value.kind === 'wallClock') return [value.digits];
    return [value.at, value.unknownZone ?? value.zone];
  },
  read: (json) => {
    if (!isList(json)) {
      const known = day.read(json);
      return known && { kind: 'day', day: known };
    }
    const at = toInstant(json[0]);
    if (at === null) return undefined;
    if (json.length === 1) return { kind: 'wallClock', digits: at };
    const name = text.read(json[1]);
    if (name === undefined) return undefined;
    const zone = readZone(name);
    return { kind: 'zoned', at, zone: zone ?? utc, unknownZone: zone ? null : name };
  },
};

// Midnight is a day in what was reviewed as in what is compared with it.
const estimate: Part<Moment> = {
  write: (value) => moment.write(value),
  read: (json) => {
    const known = moment.read(json);
    return known && midnightAsDay(known);
  },
};

/** Two values side by side, each read in its own way. */
function pair<T>(
  names: readonly [keyof T, keyof T],
  first: (json: unknown) => unknown,
  second: (json: unknown) => unknown,
): Part<T> {
  return {
    write: (value) => names.map((name) => value[name]),
    read: (json) => {
      const [one, other] = isList(json) ? [first(json[0]), second(json[1])] : [];
      if (one === undefined || other === undefined) return undefined;
      return { [names[0]]: one, [names[1]]: other } as T;
    },
  };
}

/** A list of which one item cannot be read is none: what is missing there would look as if it were new. */
function listOf<T>(part: Part<T>): Part<readonly T[]> {
  return {
    write: (items) => items.map((item) => part.write(item)),
    read: (json) => {
      const items = isList(json) ? json.map((item) => part.read(item)) : [undefined];
      return items.every((item) => item !== undefined) ? items : undefined;
    },
  };
}

const named = pair<NonNullable<ReviewedShipment['terminal']>>(['key', 'name'], text.read, optionalText);
// `[imo, name]`, `[id, name]` or `[name, name]`
const vessel: Part<Vessel> = {
  write: ({ id, imo, name }) => [imo ?? id ?? name, name],
  read: (json) => {
    const read = named.read(json);
    if (!read) return undefined;
    const { key, name } = read;
    const imo = imoOf({ id: null, imo: key, name });
    return { id: imo !== null || key === name ? null : key, imo, name };
  },
};
const placeType = oneOf<NamedPlace['type']>(['port', 'metro_area']);
// `[type, id, locode, name]`
const place: Part<NamedPlace> = {
  write: ({ type, id, locode, name }) => [type, id, locode, name],
  read: (json) => {
    if (!isList(json)) return undefined;
    const type = placeType.read(json[0]);
    const [id, locode, name] = json.slice(1, 4).map(optionalText);
    if (type === undefined || id === undefined || locode === undefined || name === undefined)
      return undefined;
    return { type, id, locode, name };
  },
};
const optionalInstant = (json: unknown) => (json === null ? null : (toInstant(json) ?? undefined));

/** What is stored of a shipment besides its containers. */
export const shipmentParts: Parts<Omit<ReviewedShipment, 'containers'>> = {
  number: text,
  reference: text,
  port: place,
  inlandPlace: place,
  eta: estimate,
  ata: moment,
  inlandEta: estimate,
  inlandAta: moment,
  terminal: named,
  inlandTerminal: named,
  vessel,
  voyage: text,
  unread: number,
  stopped: pair(['at', 'reason'], optionalInstant, optionalText),
};

/** What is stored of a container. */
export const containerParts: Parts<ReviewedContainer> = {
  id: text,
  number: text,
  status: text,
  place: oneOf<NonNullable<ReviewedContainer['place']>>(['discharge', 'destination']),
  holds: listOf(pair(['name', 'status'], text.read, optionalText)),
  fees: listOf(pair(['currencyCode', 'amount'], optionalText, number.read)),
  lineFreeDay: day,
  terminalFreeDay: day,
  railFreeDay: day,
  combinedFreeDay: day,
  calculatedFreeDay: day,
  appointment: moment,
  terminal: named,
  pickupFacility: named,
  inlandEta: estimate,
  inlandAta: moment,
  pickedUp: moment,
  delivered: moment,
  emptyReturned: moment,
};

/** The version of the text (reviewedText.ts) that was the first to have a part, where that was not the first of all. */
export const addedIn = new Map<string, number>([
  ['place', 2],
  ['calculatedFreeDay', 2],
  ['port', 3],
  ['inlandPlace', 3],
]);
