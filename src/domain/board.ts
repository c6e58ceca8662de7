import type { Instant } from '#/time/instant.ts';
import type { ZoneName } from '#/time/zone.ts';
import { boardArrivals } from './boardArrivals.ts';
import { boardContainers } from './boardContainers.ts';
import { arrivalLine, type BoardLine, containerLine } from './boardLine.ts';
import type { BoardSettings } from './boardSettings.ts';
import { type BoardShipment, boardShipments } from './boardShipments.ts';
import type { Shipment } from './shipment.ts';
import { readZone, utc } from '#/time/zone.ts';

export interface Board {
  readonly lines: readonly BoardLine[];
  /** The clocks of the ports on the board, those with most rows first; one alone where the address names it. */
  readonly zones: readonly ZoneName[];
  /** The heading: what the rows are, and the names of up to three ports. */
  readonly title: string;
}

/** A board at an instant. Every minute it may be another one: days end, ships become overdue, what has arrived leaves. */
export function createBoard(shipments: readonly Shipment[], settings: BoardSettings, now: Instant): Board {
  const chosen = boardShipments(shipments, settings, now);
  const zones = settings.zone === 'port' ? zonesOf(chosen) : [settings.zone];
  const wording = { settings, ports: settings.ports.length !== 1, zones: zones.length > 1, now };
  const lines =
    settings.by === 'arrival'
      ? boardArrivals(chosen, now).map((row) => arrivalLine(row, wording))
      : boardContainers(chosen, now).map((row) => containerLine(row, wording));
  return { lines, zones: zones.length > 0 ? zones : [utc], title: titleOf(shipments, settings) };
}

function zonesOf(shipments: readonly BoardShipment[]): ZoneName[] {
  const counts = new Map<ZoneName, number>();
  for (const { shipment } of shipments) {
    const zone = readZone(shipment.portOfDischarge?.zone ?? '');
    if (zone) counts.set(zone, (counts.get(zone) ?? 0) + 1);
  }
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([zone]) => zone);
}

function titleOf(shipments: readonly Shipment[], { ports, by }: BoardSettings): string {
  const what = by === 'arrival' ? 'Arrivals' : 'Containers';
  if (ports.length === 0) return what;
  const names = new Map(
    shipments.flatMap(({ portOfDischarge: port }) =>
      port?.locode && port.name ? [[port.locode, port.name] as const] : [],
    ),
  );
  const named = ports.slice(0, 3).map((code) => names.get(code) ?? code);
  const rest = ports.length - named.length;
  return `${what} · ${named.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}
