import { type Instant, instant, parseInstant, toIso } from '#/time/instant.ts';
import type { FleetSearch } from '#/domain/list/search.ts';

/** What stands beside the map. */
export const mapLists = ['day', 'vessels', 'ports'] as const;
export type MapList = (typeof mapLists)[number];

/** The map as it stands in an address: the filters of the list, and what only the map has. Texts, as somebody wrote them. */
export interface MapSearch extends FleetSearch {
  readonly show?: string | undefined;
  /** Key of a vessel: its IMO number, where it has one. */
  readonly vessel?: string | undefined;
  /** Key of a port. */
  readonly port?: string | undefined;
  /** What is in view: `latitude,longitude,zoom`. */
  readonly at?: string | undefined;
  /** The instant that is shown, ISO 8601 in UTC; the present without it. */
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

/** How far the time machine goes, in days from the present. A voyage from Asia to Europe takes about 40. */
export const timeMachineDays = { before: 30, after: 45 } as const;

/** What only the map has. */
export type OwnSearch = Pick<MapSearch, 'show' | 'vessel' | 'port' | 'at' | 't'>;

/** Reads what only the map has part by part: what cannot be read is left out and named, the rest counts. Never throws. */
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
  const list = read('show', (text) => mapLists.find((known) => known === text) ?? null);
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
  const day = 86_400_000;
  const { before, after } = timeMachineDays;
  // A day more: the present has moved on since somebody wrote the address. The player takes the nearer end.
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

/** About ten metres at the closest zoom, and no more digits than that. */
export function printExtent({ latitude, longitude, zoom }: Extent): string {
  const round = (value: number, digits: number) => String(Number(value.toFixed(digits)));
  return [round(latitude, 4), round(longitude, 4), round(zoom, 2)].join(',');
}

/** To the minute: nobody shares a second of a ship. */
export function printInstant(at: Instant): string {
  const minute = 60_000;
  return toIso(instant(Math.floor(at / minute) * minute)).replace(':00Z', 'Z');
}

/** The address with another selection; the map keeps its time and its extent. */
export function withSelection(search: MapSearch, selection: MapSelection | null): MapSearch {
  return {
    ...search,
    vessel: selection?.kind === 'vessel' ? selection.key : undefined,
    port: selection?.kind === 'port' ? selection.key : undefined,
  };
}

/** The address of the list with the filters of the map, and the other way round without what the map cannot use. */
export function toFleetSearch(search: MapSearch): FleetSearch {
  const { show: _show, vessel: _vessel, port: _port, at: _at, t: _t, ...fleet } = search;
  return fleet;
}

/** What a part of the map's own was dropped for, as a sentence. */
export function ignoredMapSettingWords({ key, text }: IgnoredMapSetting): string {
  const quoted = `“${text.length > 60 ? `${text.slice(0, 60)}…` : text}”`;
  switch (key) {
    case 'show':
      return `This address asked for a list ${quoted} that the map does not have; the day is shown.`;
    case 'port':
      return `This address asked for a vessel and for the port ${quoted}; the vessel is shown.`;
    case 'at':
      return `This address asked for the view ${quoted}, which is no latitude, longitude and zoom; the whole map is shown.`;
    case 't':
      return `This address asked for the time ${quoted}. The map goes from ${timeMachineDays.before} days ago to ${timeMachineDays.after} days ahead, written like 2026-08-20T12:00Z; the present is shown.`;
  }
}
