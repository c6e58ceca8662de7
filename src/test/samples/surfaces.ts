import { createRelated } from '#/data/containers/related.schema.ts';
import { readRecord } from '#/data/http/jsonapi.ts';
import { shipmentSchema, toShipment } from '#/data/shipments/schema.ts';
import { createBoard } from '#/domain/board/board.ts';
import { defaultBoard } from '#/domain/board/boardSettings.ts';
import { portArrival } from '#/domain/fleetMap/dayArrival.ts';
import { journeyOf } from '#/domain/journey/journey.ts';
import { findColumn } from '#/domain/list/columns.ts';
import { fleetRows } from '#/domain/list/list.ts';
import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { routeStops } from '#/domain/route/stops.ts';
import { keyDate } from '#/domain/verdict/keyDate.ts';
import { usualLimits } from '#/domain/verdict/limits.ts';
import { calendarFacts } from '#/files/calendarFact.ts';
import { csvFile } from '#/files/csv.ts';
import { fileTable } from '#/files/fileJob.ts';
import { listHeading } from '#/files/headings.ts';
import { icsFile } from '#/files/ics.ts';
import { rawCells } from '#/files/rawCells.ts';
import { formatMoment, momentLine } from '#/time/format.ts';
import { instant, type Instant } from '#/time/instant.ts';
import type { Moment } from '#/time/moment.ts';
import { utc } from '#/time/zone.ts';
import { describeBoard } from '#/wording/board.ts';
import { describeJourney } from '#/wording/journey.ts';
import { composeMessage } from '#/wording/message.ts';

/** A shipment as the service answers it, and what every place of the application says of its arrival at the port of discharge. */

/** Reads a shipment of the wire with its containers, which are named `c1`, `c2` and so on. */
export function shipmentOfWire(
  attributes: Readonly<Record<string, unknown>>,
  ...containers: readonly Readonly<Record<string, unknown>>[]
): Shipment {
  const included = containers.map((known, index) => ({
    type: 'container',
    id: `c${index + 1}`,
    attributes: { number: `MSCU000000${index}`, ...known },
  }));
  const data = included.map(({ type, id }) => ({ type, id }));
  const wire = readRecord(shipmentSchema, {
    type: 'shipment',
    id: 's',
    attributes: { bill_of_lading_number: 'MEDU0000001', ...attributes },
    relationships: { containers: { data } },
  });
  if (!wire) throw new Error('not read');
  return toShipment(wire, createRelated({ included }));
}

export const timeOf = (text: string): Instant => instant(Date.parse(text));

/** What is said of the arrival of one container, by the place that says it. */
export async function arrivalOnSurfaces(shipment: Shipment, container: Container | null, now: Instant) {
  const format = { display: 'place', viewer: utc, now } as const;
  const write = (moment: Moment | null | undefined) =>
    moment ? momentLine(formatMoment(moment, format)) : null;
  const context = { now, limits: usualLimits };
  const [row] = fleetRows([shipment], 'shipment', {}, now);
  if (!row) throw new Error('no row');
  const columns = ['arrival', 'etaChange'].map(findColumn).filter((column) => column !== null);
  const [arrival, change] = columns.map((column) => column.value(row, context));
  const table = fileTable(columns.map(listHeading), [
    rawCells(row, columns, context, { display: 'place', viewer: utc }),
  ]);
  const [, csv] = (await csvFile(table).text()).split('\r\n');
  const ics = await icsFile(calendarFacts(row, now), { name: 'x', readAt: now, origin: 'https://x' }).text();
  const message = composeMessage('carrier', [{ shipment, container, limits: usualLimits }], { format, now });
  const key = keyDate(shipment, container, now);
  const [line] = describeBoard(createBoard([shipment], defaultBoard, now), now).lines;
  const stop = routeStops(null, {
    shipment,
    container: container ?? shipment.containers[0] ?? fail(),
    legs: null,
  });
  const pod = stop.find(({ label }) => label === 'POD')?.arrival;
  return {
    list: arrival?.kind === 'moment' ? write(arrival.moment) : null,
    listChange: change?.kind === 'number' ? change.number : null,
    csv,
    ics: /BEGIN:VEVENT[^]*?(DTSTART.*)/.exec(ics)?.[1]?.trim(),
    page: write(key?.moment),
    pageChange: key?.change && [key.change.days, key.change.hours],
    message: /^(?:ETA|ATA).*/m.exec(message.body)?.[0],
    board: [line?.day, line?.words.time?.text, line?.words.change?.text],
    /** Who says otherwise. */
    icsOther: /The carrier reports[^.]*/.exec(ics.replaceAll(/\r\n /g, ''))?.[0] ?? null,
    map: write(portArrival(shipment, shipment.containers, now)?.moment),
    stop: write(pod?.actual ?? pod?.expected),
    journey: describeJourney(journeyOf({ shipment, container, events: null }, now), format),
  };
}

function fail(): never {
  throw new Error('no container');
}
