import type { Place } from '#/domain/records/place.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { comma } from '#/language/punctuation.ts';
import { addDays } from '#/time/calendarDay.ts';
import type { Instant } from '#/time/instant.ts';
import { localDay } from '#/time/localDay.ts';
import type { Moment } from '#/time/moment.ts';
import { readZone, utc, type ZoneName } from '#/time/zone.ts';
import { boardArrivals } from './arrivals.ts';
import { type Ashore, boardAshore } from './ashore.ts';
import { boardContainers } from './containers.ts';
import type { BoardLine, Wording } from './line.ts';
import { arrivalLine, containerLine } from './rowLines.ts';
import type { BoardSettings } from './settings.ts';
import { boardShipments } from './shipments.ts';
import { arrivalSummary, type BoardSummary, containerSummary, type Period } from './summary.ts';
import { titles, titleWith } from './words.ts';

// The board in order: the settings of its address (settings.ts, search.ts), the shipments it is about (shipments.ts),
// their calls and containers (arrivals.ts, containers.ts), each a line of words (rowLines.ts, line.ts), on pages (pages.ts),
// in columns and sizes for a wall (layout.ts, typography.ts).

export interface Board {
  readonly lines: readonly BoardLine[];
  /**
   * The clocks of the ports on the board, those with most rows first; one alone where the address names it, none while
   * none is known.
   */
  readonly zones: readonly ZoneName[];
  /** The heading: what the rows are, and the names of up to three ports. */
  readonly title: string;
  readonly summary: BoardSummary;
  /** What waits at the port, below its arrivals; none on a board of several ports or of containers. */
  readonly ashore: readonly Ashore[];
  /** Whether each row names its port. */
  readonly ports: boolean;
}

/** A board at an instant. Every minute it may be another one: days end, vessels become overdue, what has arrived leaves. */
export function createBoard(shipments: readonly Shipment[], settings: BoardSettings, now: Instant): Board {
  const chosen = boardShipments(shipments, settings, now);
  const title = titleOf(shipments, settings);
  const ports = settings.ports.length !== 1;
  const finish = <Row extends Landing>(
    rows: readonly Row[],
    lineOf: (row: Row, wording: Wording) => BoardLine,
    summaryOf: (rows: readonly Row[], lines: readonly BoardLine[], period: Period) => BoardSummary,
  ): Board => {
    const zones = settings.zone === 'port' ? zonesOf(rows, shipments, settings) : [settings.zone];
    const wording = { clock: settings.zone, ports, zones: zones.length > 1, now };
    const lines = rows.map((row) => lineOf(row, wording));
    const [zone] = zones;
    const last = addDays(localDay(now, zone ?? utc), settings.days);
    const summary = summaryOf(rows, lines, { hasClock: zone !== undefined, last, now });
    const ashore = settings.by === 'arrival' && !ports ? boardAshore(chosen, wording) : [];
    return { lines: lines.toSorted(byDay), zones, title, summary, ashore, ports };
  };
  return settings.by === 'arrival'
    ? finish(boardArrivals(chosen, now), arrivalLine, arrivalSummary)
    : finish(boardContainers(chosen, now), containerLine, containerSummary);
}

/**
 * What waits comes first in its own order, then the days, each in the order of the clock that its rows show: a row that
 * stands below another never shows an earlier time.
 */
function byDay(a: BoardLine, b: BoardLine): number {
  if (a.day !== b.day) return a.day === null ? -1 : b.day === null ? 1 : a.day < b.day ? -1 : 1;
  return a.turn === b.turn ? 0 : a.turn - b.turn;
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
  const ofRows = maxFirst(rows.flatMap((row) => zoneOf(row) ?? []));
  if (ofRows.length > 0) return ofRows;
  return maxFirst(
    shipments.flatMap(({ portOfDischarge: port }) =>
      port?.locode && ports.includes(port.locode) ? (readZone(port.zone ?? '') ?? []) : [],
    ),
  );
}

function zoneOf({ moment, port }: Landing): ZoneName | null {
  if (moment?.kind === 'zoned' && moment.zoneNote === null) return moment.zone;
  return readZone(port?.zone ?? '');
}

function maxFirst(zones: readonly ZoneName[]): ZoneName[] {
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
  return titleWith(what, named.join(comma), rest);
}
