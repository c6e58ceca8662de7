import type { Place } from '#/domain/records/place.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { Instant } from '#/time/instant.ts';
import type { Moment } from '#/time/moment.ts';
import { readZone, type ZoneName } from '#/time/zone.ts';
import { boardArrivals } from './arrivals.ts';
import { boardContainers } from './containers.ts';
import { arrivalLine, type BoardLine, containerLine, type Wording } from './line.ts';
import type { BoardSettings } from './settings.ts';
import { boardShipments } from './shipments.ts';
import { titleWith, titles } from './words.ts';

export interface Board {
  readonly lines: readonly BoardLine[];
  /**
   * The clocks of the ports on the board, those with most rows first; one alone where the address names it, none while
   * none is known.
   */
  readonly zones: readonly ZoneName[];
  /** The heading: what the rows are, and the names of up to three ports. */
  readonly title: string;
}

/** A board at an instant. Every minute it may be another one: days end, vessels become overdue, what has arrived leaves. */
export function createBoard(shipments: readonly Shipment[], settings: BoardSettings, now: Instant): Board {
  const chosen = boardShipments(shipments, settings, now);
  const title = titleOf(shipments, settings);
  const finish = <Row extends Landing>(
    rows: readonly Row[],
    lineOf: (row: Row, wording: Wording) => BoardLine,
  ): Board => {
    const zones = settings.zone === 'port' ? zonesOf(rows, shipments, settings) : [settings.zone];
    const wording = { settings, ports: settings.ports.length !== 1, zones: zones.length > 1, now };
    return { lines: rows.map((row) => lineOf(row, wording)), zones, title };
  };
  return settings.by === 'arrival'
    ? finish(boardArrivals(chosen, now), arrivalLine)
    : finish(boardContainers(chosen, now), containerLine);
}

/** What gives a row its clock. */
interface Landing {
  readonly moment: Moment | null;
  readonly port: Place | null;
}

/** The clocks of the rows; while there is none, those of the ports that the board is about. */
function zonesOf(
  rows: readonly Landing[],
  shipments: readonly Shipment[],
  { ports }: BoardSettings,
): ZoneName[] {
  const ofRows = mostFirst(rows.flatMap((row) => zoneOf(row) ?? []));
  if (ofRows.length > 0) return ofRows;
  return mostFirst(
    shipments.flatMap(({ portOfDischarge: port }) =>
      port?.locode && ports.includes(port.locode) ? (readZone(port.zone ?? '') ?? []) : [],
    ),
  );
}

function zoneOf({ moment, port }: Landing): ZoneName | null {
  if (moment?.kind === 'zoned' && moment.zoneNote === null) return moment.zone;
  return readZone(port?.zone ?? '');
}

function mostFirst(zones: readonly ZoneName[]): ZoneName[] {
  const counts = new Map<ZoneName, number>();
  for (const zone of zones) counts.set(zone, (counts.get(zone) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([zone]) => zone);
}

function titleOf(shipments: readonly Shipment[], { ports, by }: BoardSettings): string {
  const what = titles[by];
  if (ports.length === 0) return what;
  const names = new Map(
    shipments.flatMap(({ portOfDischarge: port }) =>
      port?.locode && port.name ? [[port.locode, port.name] as const] : [],
    ),
  );
  const named = ports.slice(0, 3).map((code) => names.get(code) ?? code);
  const rest = ports.length - named.length;
  return titleWith(what, named.join(', '), rest);
}
