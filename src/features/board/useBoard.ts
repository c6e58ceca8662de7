import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useEffect } from 'react';
import { describeError } from '#/data/cache/describeError.ts';
import { type BoardFleetQuery, boardPace, isReadingDue } from '#/data/fleet/boardFleet.ts';
import { createBoard } from '#/domain/board/board.ts';
import type { BoardSettings } from '#/domain/board/boardSettings.ts';
import type { WordedBoard } from '#/domain/board/wordedBoard.ts';
import { mapTolerant } from '#/domain/records/mapTolerant.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { minute, second } from '#/time/durations.ts';
import { instant } from '#/time/instant.ts';
import { useNow } from '#/ui/hooks/useNow.ts';
import { describeBoard } from '#/wording/board.ts';
import type { BoardReading } from './BoardFrame.tsx';

const lookEvery = 5 * second;
/** More than a busy device is late with a timer. */
const jump = 30 * second;

const noShipments: readonly Shipment[] = [];

export interface Arrivals {
  readonly shipments: readonly Shipment[];
  readonly reading: BoardReading;
  /** The same once they are all of the account, else null. */
  readonly complete: readonly Shipment[] | null;
}

/** What the board is made of, and how reading it goes. */
export function useArrivals(query: BoardFleetQuery): Arrivals {
  const { data, error } = useQuery(query);
  useReadAgain(query);
  const readAt = data && (data.complete || data.cached) ? data.readAt : null;
  const problem = error ? describeError(error).title : null;
  return {
    shipments: data?.shipments ?? noShipments,
    complete: data?.complete ? data.shipments : null,
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
): { readonly board: WordedBoard; readonly reading: BoardReading } {
  const now = instant(useNow(minute));
  const { result, rejected } = useMemo(
    () => mapTolerant(shipments, (some) => describeBoard(createBoard(some, settings, now), now)),
    [shipments, settings, now],
  );
  return { board: result, reading: { ...reading, skipped: reading.skipped + rejected.length } };
}

/** Reads at once, where it is worth it, when the network is back, the page is shown again or the device has slept. */
function useReadAgain({ queryKey }: BoardFleetQuery): void {
  const client = useQueryClient();
  useEffect(() => {
    const readAgain = () => {
      const state = client.getQueryState(queryKey);
      if (state && isReadingDue(state, Date.now())) {
        void client.refetchQueries({ queryKey, exact: true }, { cancelRefetch: false });
      }
    };
    const onSight = () => {
      if (document.visibilityState === 'visible') readAgain();
    };
    // Only the clock shows a page that its device has slept, or that the clock was set.
    let last = Date.now();
    const timer = setInterval(() => {
      const passed = Date.now() - last;
      last += passed;
      if (Math.abs(passed - lookEvery) > jump) readAgain();
    }, lookEvery);
    window.addEventListener('online', readAgain);
    document.addEventListener('visibilitychange', onSight);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', readAgain);
      document.removeEventListener('visibilitychange', onSight);
    };
  }, [client, queryKey]);
}
