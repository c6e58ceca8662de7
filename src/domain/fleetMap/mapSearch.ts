import type { FleetSearch } from '#/domain/list/search.ts';
import { oneOf } from '#/domain/records/json.ts';
import { day, minute } from '#/time/durations.ts';
import { type Instant, instant, parseInstant, toIso } from '#/time/instant.ts';

/** The lists beside the map. */
export const mapLists = ['day', 'vessels', 'ports'] as const;
export type MapList = (typeof mapLists)[number];

/** The address of the map: the filters of the list, and settings of its own. Raw texts, not yet parsed. */
export interface MapSearch extends FleetSearch {
  readonly show?: string | undefined;
  /** Key of a vessel: its IMO number, where it has one. */
  readonly vessel?: string | undefined;
  /** Key of a port. */
  readonly port?: string | undefined;
  /** The view: `latitude,longitude,zoom`. */
  readonly at?: string | undefined;
  /** The time shown, ISO 8601 in UTC; the present without it. */
  readonly t?: string | undefined;
}

/** A part of the world: its centre in degrees and Leaflet's zoom. */
export interface Extent {
  readonly latitude: number;
  readonly longitude: number;
  readonly zoom: number;
}

export interface MapSelection {
  readonly kind: 'vessel' | 'port';
  readonly key: string;
}

export interface IgnoredMapSetting {
  readonly key: 'show' | 'port' | 'at' | 't';
  readonly text: string;
}

/** The range of the time bar, in days from the present. A voyage from Asia to Europe takes about 40. */
export const timeBarDays = { before: 30, after: 45 } as const;

/** The settings that only the map has. */
export type OwnSearch = Pick<MapSearch, 'show' | 'vessel' | 'port' | 'at' | 't'>;

/** Reads the settings of the map one by one. Invalid ones are ignored and listed in `dropped`. Never throws. */
export function readMapSearch(
  search: OwnSearch,
  now: Instant,
): {
  readonly list: MapList;
  readonly selection: MapSelection | null;
  readonly extent: Extent | null;
  /** Null: the present. */
  readonly at: Instant | null;
  readonly dropped: readonly IgnoredMapSetting[];
} {
  const dropped: IgnoredMapSetting[] = [];
  const read = <Value>(
    key: IgnoredMapSetting['key'],
    parse: (text: string) => Value | null,
  ): Value | null => {
    const text = search[key];
    if (text === undefined) return null;
    const value = parse(text);
    if (value === null) dropped.push({ key, text });
    return value;
  };
  const list = read('show', oneOf(mapLists));
  const port = read('port', (text) => (search.vessel === undefined ? text : null));
  const extent = read('at', parseExtent);
  const at = read('t', (text) => inReach(parseInstant(text), now));
  const selection: MapSelection | null =
    search.vessel !== undefined
      ? { kind: 'vessel', key: search.vessel }
      : port === null
        ? null
        : { kind: 'port', key: port };
  return { list: list ?? 'day', selection, extent, at, dropped };
}

function inReach(at: Instant | null, now: Instant): Instant | null {
  const { before, after } = timeBarDays;
  // A day more, since time has passed since the address was written. The player takes the nearer end.
  return at !== null && at >= now - (before + 1) * day && at <= now + (after + 1) * day ? at : null;
}

const number = /^-?\d{1,3}(\.\d{1,6})?$/;

function parseExtent(text: string): Extent | null {
  const parts = text.split(',').map((part) => part.trim());
  if (parts.length !== 3 || !parts.every((part) => number.test(part))) return null;
  const [latitude = NaN, longitude = NaN, zoom = NaN] = parts.map(Number);
  const isOnMap = Math.abs(latitude) <= 85 && Math.abs(longitude) <= 180 && zoom >= 0 && zoom <= 18;
  return isOnMap ? { latitude, longitude, zoom } : null;
}

/** To about ten metres. */
export function printExtent({ latitude, longitude, zoom }: Extent): string {
  const round = (value: number, digits: number) => String(Number(value.toFixed(digits)));
  return [round(latitude, 4), round(longitude, 4), round(zoom, 2)].join(',');
}

/** To the minute. */
export function printInstant(at: Instant): string {
  return toIso(instant(Math.floor(at / minute) * minute)).replace(':00Z', 'Z');
}

/** The address with another selection. Time and view stay. */
export function withSelection(search: MapSearch, selection: MapSelection | null): MapSearch {
  return {
    ...search,
    vessel: selection?.kind === 'vessel' ? selection.key : undefined,
    port: selection?.kind === 'port' ? selection.key : undefined,
  };
}

/** The filters of the map as the address of the list: without the settings that only the map has. */
export function toFleetSearch(search: MapSearch): FleetSearch {
  const { show: _show, vessel: _vessel, port: _port, at: _at, t: _t, ...fleet } = search;
  return fleet;
}
