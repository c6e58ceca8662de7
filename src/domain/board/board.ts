import type { Shipment } from '#/domain/records/shipment.ts';
import { addDays } from '#/time/calendarDay.ts';
import type { Instant } from '#/time/instant.ts';
import { localDay } from '#/time/localDay.ts';
import { readZone, utc, type ZoneName } from '#/time/zone.ts';
import { boardArrivals } from './boardArrivals.ts';
import { boardContainers, type ContainerRow } from './boardContainers.ts';
import type { BoardRowKind, BoardSettings } from './boardSettings.ts';
import { boardShipments } from './boardShipments.ts';
import { type BoardRow, byDay, dateRow, type DatedRow } from './datedRow.ts';
import { boardOnLand } from './onLand.ts';
import { type BoardSummary, summarize } from './summary.ts';
import type { BoardClock } from './time.ts';

// The board in order: the settings of its address (boardSettings.ts, boardSearch.ts), the shipments it is about (boardShipments.ts),
// their calls and containers (boardArrivals.ts, boardContainers.ts), each in its place (datedRow.ts) and in words (wording/board.ts,
// line.ts), on pages (boardPages.ts), in columns and sizes for a wall (layout.ts, typography.ts).

/** What the rows are, and of which ports; no ports where it is of all. */
export interface BoardTitle {
  readonly by: BoardRowKind;
  /** Up to three, each by its name, or its code where no shipment names it. */
  readonly ports: readonly string[];
  /** How many more ports there are. */
  readonly others: number;
}

export interface Board {
  readonly rows: readonly DatedRow[];
  readonly clock: BoardClock;
  /**
   * The clocks of the ports on the board, those with most rows first; one alone where the address names it, none while
   * none is known.
   */
  readonly zones: readonly ZoneName[];
  readonly title: BoardTitle;
  readonly summary: BoardSummary;
  /** What waits at the port, below its arrivals; none on a board of several ports or of containers. */
  readonly onLand: readonly ContainerRow[];
  /** Whether each row names its port. */
  readonly ports: boolean;
}

/** A board at an instant. Every minute it may be another one: days end, vessels become overdue, what has arrived leaves. */
export function createBoard(shipments: readonly Shipment[], settings: BoardSettings, now: Instant): Board {
  const chosen = boardShipments(shipments, settings, now);
  const { by, zone: clock } = settings;
  const found: readonly BoardRow[] =
    by === 'arrival' ? boardArrivals(chosen, now) : boardContainers(chosen, now);
  const zones = clock === 'port' ? zonesOf(found, shipments, settings) : [clock];
  const rows = found.map((row) => dateRow(row, clock, now)).toSorted(byDay);
  const [zone] = zones;
  const until = addDays(localDay(now, zone ?? utc), settings.days);
  const ports = settings.ports.length !== 1;
  return {
    rows,
    clock,
    zones,
    title: titleOf(shipments, settings),
    summary: summarize(rows, by, { hasClock: zone !== undefined, until }),
    onLand: by === 'arrival' && !ports ? boardOnLand(chosen, now) : [],
    ports,
  };
}

/** The clocks of the rows; while there is none, those of the ports that the board is about. */
function zonesOf(
  rows: readonly BoardRow[],
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

function zoneOf({ moment, port }: BoardRow): ZoneName | null {
  if (moment?.kind === 'zoned' && moment.unknownZone === null) return moment.zone;
  return readZone(port?.zone ?? '');
}

function maxFirst(zones: readonly ZoneName[]): ZoneName[] {
  const counts = new Map<ZoneName, number>();
  for (const zone of zones) counts.set(zone, (counts.get(zone) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([zone]) => zone);
}

function titleOf(shipments: readonly Shipment[], { ports, by }: BoardSettings): BoardTitle {
  const names = new Map(
    shipments.flatMap(({ portOfDischarge: port }) =>
      port?.locode && port.name ? [[port.locode, port.name] as const] : [],
    ),
  );
  const named = ports.slice(0, 3).map((code) => names.get(code) ?? code);
  return { by, ports: named, others: ports.length - named.length };
}
