import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Board, createBoard } from '#/domain/board/board.ts';
import type { BoardSettings } from '#/domain/board/settings.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { sift } from '#/domain/records/sift.ts';
import { type BoardFleetQuery, boardPace } from '#/queries/boardFleet.ts';
import { errorWords } from '#/queries/errorWords.ts';
import { minute } from '#/time/durations.ts';
import { instant } from '#/time/instant.ts';
import { useNow } from '#/ui/useNow.ts';
import type { BoardReading } from './BoardFoot.tsx';
import { useReadAgain } from './useReadAgain.ts';

const noShipments: readonly Shipment[] = [];

export interface Arrivals {
  readonly shipments: readonly Shipment[];
  readonly reading: BoardReading;
}

/** What the board is made of, and how reading it goes. */
export function useArrivals(query: BoardFleetQuery): Arrivals {
  const { data, error } = useQuery(query);
  useReadAgain(query);
  const readAt = data && (data.complete || data.cached) ? data.readAt : null;
  const problem = error ? errorWords(error).title : null;
  return {
    shipments: data?.shipments ?? noShipments,
    reading: {
      readAt,
      pace: boardPace(data?.pages ?? 0),
      problem,
      part: readAt === null && (data?.pages ?? 0) > 0,
      skipped: data?.skipped ?? 0,
    },
  };
}

/** The board of this minute, with what could not be read for it. */
export function useBoard(
  { shipments, reading }: Arrivals,
  settings: BoardSettings,
): { readonly board: Board; readonly reading: BoardReading } {
  const now = instant(useNow(minute));
  const { made, faulty } = useMemo(
    () => sift(shipments, (some) => createBoard(some, settings, now)),
    [shipments, settings, now],
  );
  return { board: made, reading: { ...reading, skipped: reading.skipped + faulty.length } };
}
