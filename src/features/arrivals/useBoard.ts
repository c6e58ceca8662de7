import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Board, createBoard } from '#/domain/board.ts';
import type { BoardSettings } from '#/domain/boardSettings.ts';
import type { Shipment } from '#/domain/shipment.ts';
import { type BoardFleetQuery, boardPace } from '#/queries/boardFleet.ts';
import { errorWords } from '#/queries/errorWords.ts';
import { instant } from '#/time/instant.ts';
import { useNow } from '#/ui/useNow.ts';
import type { BoardReading } from './BoardFoot.tsx';
import { useReadAgain } from './useReadAgain.ts';

const minute = 60_000;
const noShipments: readonly Shipment[] = [];

/** The board of this minute, and how reading it goes. */
export function useBoard(
  query: BoardFleetQuery,
  settings: BoardSettings,
): { board: Board; reading: BoardReading } {
  const { data, error } = useQuery(query);
  useReadAgain(query);
  const now = instant(useNow(minute));
  const shipments = data?.shipments ?? noShipments;
  const board = useMemo(() => createBoard(shipments, settings, now), [shipments, settings, now]);
  const readAt = data && (data.complete || data.kept) ? data.readAt : null;
  const problem = error ? errorWords(error).title : null;
  return { board, reading: { readAt, pace: boardPace(data?.pages ?? 0), problem } };
}
