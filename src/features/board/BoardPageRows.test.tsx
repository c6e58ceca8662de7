import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createBoard } from '#/domain/board/board.ts';
import { type BoardSettings, defaultBoard } from '#/domain/board/boardSettings.ts';
import { boardLayout } from '#/domain/board/layout.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { box, fresh, freeUntil, local, now } from '#/test/samples/exceptions.ts';
import { sampleShipment } from '#/test/samples/records.ts';
import { describeBoard } from '#/wording/board.ts';
import { BoardRow } from './BoardPageRows.tsx';

const wall = { width: 1920, height: 1080 };
/** Wide enough that far away the rest stands below time and name. */
const widthOf = (text: string, size: number) => 0.55 * text.length * size;

const held = { holds: [{ name: 'customs', status: 'hold', description: null }] };
const call = sampleShipment({
  podVessel: { id: null, name: 'Ever Lucent', imo: null },
  podVoyageNumber: '041E',
  podEta: local('2026-08-13T21:00:00Z'),
  podOriginalEta: local('2026-08-11T21:00:00Z'),
  carrierTracking: fresh,
  polAtd: local('2026-08-01T10:00:00Z'),
  containers: [box({ ...held, podDischarged: null, currentStatus: 'on_ship' })],
});

function draw(shipment: Shipment, known: Partial<BoardSettings>) {
  const settings = { ...defaultBoard, ...known };
  const board = describeBoard(createBoard([shipment], settings, now), now);
  // As on a board with more rows than a page has.
  const lines = Array.from({ length: 40 }, () => board.lines).flat();
  const layout = boardLayout({ ...board, lines }, settings, wall, widthOf);
  const [line] = board.lines;
  if (!line) throw new Error('The board is empty.');
  return render(<BoardRow line={line} layout={layout} screen={wall} widthOf={widthOf} now={now} />);
}

function words(shipment: Shipment, known: Partial<BoardSettings>): string {
  const { unmount } = draw(shipment, known);
  const row = screen.getByRole('listitem').cloneNode(true) as HTMLElement;
  for (const drawing of row.querySelectorAll('[role=img]')) drawing.remove();
  unmount();
  return row.textContent;
}

test('in columns each word stands below its heading', () => {
  expect(words(call, {})).toBe(
    '14:00ExpectedEver Lucentvoyage 041EPort not reported11 on holdslipped 2 doriginal Tue 11 Aug 14:00',
  );
});

test('where it has room the journey is drawn in stages, without what other columns say', async () => {
  draw(call, {});
  const journey = await screen.findByRole('img');
  expect(journey.parentElement?.parentElement?.textContent).toBe('ETA in 1 d');
  expect(journey.getAttribute('aria-label')).toBe('At sea: ETA in 1 d, ETA +2 d');
});

test('from afar time and name come first, then why a row is pinned and how it compares', () => {
  expect(words(call, { distance: 4 })).toMatch(/^14:00Ever Lucent1 on hold · slipped 2 d/);
});

test('from afar what is not reported comes last and is named, so that it takes no room from what is', () => {
  const waiting = box({ ...freeUntil('2026-08-13'), holds: null });
  const arrived = { ...call, podAta: local('2026-08-05T10:00:00Z'), containers: [waiting] };
  const text = words(arrived, { distance: 4, by: 'container', rows: 1 });
  expect(text).toMatch(/^Thu 13 Aug\w+LFD in 1 day · Arrived/);
  expect(text).toMatch(/not reported$/);
});
