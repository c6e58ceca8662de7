import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type BoardCell, cell } from '#/domain/board/cell.ts';
import type { BoardLine } from '#/domain/board/line.ts';
import { BoardRow } from './BoardRow.tsx';

const reported: BoardLine = {
  key: 'box',
  urgent: false,
  when: cell('Thu 13 Aug', '1 day left', 'watch'),
  zone: null,
  what: cell('MSCU1234566', 'PO 4711'),
  where: cell('8 Aug 14:00', 'Arrived', 'good'),
  load: cell('No hold', ''),
  state: cell('Available', 'for pickup', 'good'),
};
const unknown = (main: string, small = ''): BoardCell => cell(main, small, 'unknown');

function words(line: Partial<BoardLine>): string {
  const { unmount } = render(
    <ul>
      <BoardRow line={{ ...reported, ...line }} arrangement="usual" />
    </ul>,
  );
  const text = screen.getByRole('listitem').textContent.replaceAll('\u00a0', ' ');
  unmount();
  return text;
}

it('says how a row stands before what else belongs to it', () => {
  expect(words({})).toBe(
    'Thu 13 AugMSCU12345661 day left · Available · No hold · Arrived · 8 Aug 14:00 · for pickup · PO 4711',
  );
});

it('says first why a row is pinned', () => {
  const line = { load: cell('5 containers', '1 on hold', 'watch'), state: cell('1 d late', '', 'watch') };
  expect(words(line)).toContain('1 day left · 1 on hold · 5 containers · 1 d late');
});

it('what is not reported comes last, so that it cuts off nothing that is known, and is shown once', () => {
  const line = { when: unknown('–', 'LFD not reported'), state: unknown('Availability', 'not reported') };
  expect(words(line)).toBe(
    '–MSCU1234566No hold · Arrived · 8 Aug 14:00 · PO 4711 · LFD not reported · Availability not reported',
  );
});
