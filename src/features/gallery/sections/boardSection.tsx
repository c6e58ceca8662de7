import { createBoard } from '#/domain/board/board.ts';
import { type BoardSettings, defaultBoard } from '#/domain/board/boardSettings.ts';
import type { Screen } from '#/domain/board/typography.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { BoardReading } from '#/features/board/BoardFrame.tsx';
import { BoardView } from '#/features/board/BoardView.tsx';
import { ago, arrived, atTerminal, longText, overdue, sailing, vessel } from '#/features/gallery/samples.ts';
import type { GallerySection } from '#/features/gallery/section.ts';
import { local, now } from '#/test/samples/exceptions.ts';
import { day, hour, minute } from '#/time/durations.ts';
import { describeBoard } from '#/wording/board.ts';

const narrow: Screen = { width: 300, height: 420 };
const wide: Screen = { width: 1_320, height: 360 };
const near = { distance: 1.5 };
const read: BoardReading = { readAt: ago(minute), pace: 5 * minute, problem: null, part: false, skipped: 0 };
const today: Shipment = {
  ...arrived,
  podVessel: { ...vessel, id: 'vessel-3', name: 'Pelican Beacon', imo: null },
  podEta: local('2026-08-12T12:00:00Z'),
  podOriginalEta: local('2026-08-11T12:00:00Z'),
  podAta: local('2026-08-12T12:00:00Z'),
  containers: [{ ...atTerminal, holds: [{ name: 'customs', status: 'hold', description: null }] }],
};
const calls = [sailing, overdue, today];

interface Look {
  readonly settings?: Partial<BoardSettings>;
  readonly reading?: Partial<BoardReading>;
  readonly screen?: Screen;
}

function board(shipments: readonly Shipment[], { settings, reading, screen = narrow }: Look = {}) {
  const all: BoardSettings = { ...defaultBoard, days: 14, theme: 'auto', ...settings };
  return (
    <div className="overflow-hidden">
      <BoardView
        board={describeBoard(createBoard(shipments, all, now), now)}
        settings={all}
        dropped={[]}
        reading={{ ...read, ...reading }}
        complete={null}
        screen={screen}
      />
    </div>
  );
}

export const boardSection: GallerySection = {
  id: 'board',
  title: 'Arrivals board',
  specimens: [
    {
      files: [
        'src/features/board/BoardView.tsx',
        'src/features/board/BoardPageRows.tsx',
        'src/features/board/BoardFrame.tsx',
      ],
      wide: true,
      states: {
        arrivals: board(calls, { screen: wide, settings: near }),
        containers: board(calls, { screen: wide, settings: { ...near, by: 'container' } }),
      },
    },
    {
      files: ['src/features/board/BoardView.tsx'],
      states: {
        'a narrow screen': board(calls),
        empty: board([]),
        loading: board([], { reading: { readAt: null } }),
        'in part': board(calls, { reading: { readAt: null, part: true } }),
        stale: board(calls, { reading: { readAt: ago(hour) } }),
        offline: board(calls, { reading: { readAt: ago(2 * day), problem: longText } }),
      },
    },
  ],
};
