import { holdLabel } from '#/wording/pickup.ts';
import { boardContainers } from './containers.ts';
import type { Wording } from './line.ts';
import { describeFreeDay } from './rowLines.ts';
import type { BoardShipment } from './shipments.ts';
import { type BoardWord, word } from './word.ts';
import { available, heldBy } from './words.ts';

/** A container at the port that can be picked up, or that something holds there. */
export interface Ashore {
  readonly key: string;
  readonly is: 'ready' | 'held';
  /** Its number, readiness or holds, and last free day. */
  readonly words: readonly BoardWord[];
}

/** What is ready for pickup or on hold at a port, by the earliest last free day. */
export function boardAshore(shipments: readonly BoardShipment[], wording: Wording): Ashore[] {
  return boardContainers(shipments, wording.now).flatMap((row) => {
    const blocking = (row.holds ?? []).filter(({ effect }) => effect === 'blocks');
    if (row.status !== 'arrived' || (blocking.length === 0 && row.ready !== 'yes')) return [];
    const is = blocking.length > 0 ? 'held' : 'ready';
    const why =
      is === 'held'
        ? word(heldBy(blocking.map(({ name }) => holdLabel(name))), 'watch')
        : word(available, 'good');
    const free = row.freeDay ? [describeFreeDay(row, wording).named] : [];
    return [{ key: row.key, is, words: [word(row.number), why, ...free] }];
  });
}
