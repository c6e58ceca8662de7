import { createBoard } from '#/domain/board/board.ts';
import { type BoardSettings, defaultBoard } from '#/domain/board/boardSettings.ts';
import type { BoardLine, WordName } from '#/domain/board/line.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { day, hour } from '#/time/durations.ts';
import { readMoment } from '#/time/moment.ts';
import { describeBoard } from '#/wording/board.ts';
import { fresh, now, zone } from './exceptions.ts';
import { sampleContainer, samplePlace, sampleShipment } from './records.ts';

/** Calls at Los Angeles for tests of the board, and what its rows say. */

const losAngeles = samplePlace({ id: 'la', name: 'Los Angeles', locode: 'USLAX', zone });
export const at = (milliseconds: number) => readMoment(new Date(now + milliseconds).toISOString(), zone);

/** A vessel that is due in thirty hours, two days later than planned. */
export function coming(known: Partial<Shipment> = {}): Shipment {
  return sampleShipment({
    portOfDischarge: losAngeles,
    podVessel: { id: null, name: 'Ever Lucent', imo: '9811000' },
    podVoyageNumber: '041E',
    podEta: at(30 * hour),
    podOriginalEta: at(30 * hour - 2 * day),
    carrierTracking: fresh,
    containers: [sampleContainer({ currentStatus: 'on_ship' })],
    ...known,
  });
}

export const boardOf = (shipments: readonly Shipment[], known: Partial<BoardSettings> = {}, when = now) =>
  describeBoard(createBoard(shipments, { ...defaultBoard, ...known }, when), when);

/** The words of a row, with the tone behind a colon where it has one: `Overdue: bad`. */
export function spoken({ words, urgent, day: under }: BoardLine): Partial<Record<WordName, string>> & {
  readonly urgent: boolean;
  readonly day: string | null;
} {
  const texts = Object.entries(words)
    .filter(([, { text }]) => text !== '')
    .map(([name, { text, tone }]) => [name, tone === 'plain' || tone === 'soft' ? text : `${text}: ${tone}`]);
  return { ...Object.fromEntries(texts), urgent, day: under };
}

export function show(shipments: readonly Shipment[], known: Partial<BoardSettings> = {}, when = now) {
  return boardOf(shipments, known, when).lines.map(spoken);
}
