import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { BoardNote } from '#/domain/board/boardSettings.ts';
import { minute } from '#/time/durations.ts';
import { instant } from '#/time/instant.ts';
import { utc } from '#/time/zone.ts';
import { BoardFoot, type BoardReading } from './BoardFrame.tsx';

const now = instant(Date.parse('2026-08-15T08:40:00Z'));
const read: BoardReading = { readAt: now, pace: minute, problem: null, part: false, skipped: 0 };

function statusOf(reading: Partial<BoardReading>, dropped: readonly BoardNote[] = []): HTMLElement {
  render(
    <BoardFoot
      reading={{ ...read, ...reading }}
      dropped={dropped}
      zone={utc}
      now={now}
      page={0}
      pages={3}
      round="a page every 25 s"
    />,
  );
  return screen.getByRole('status');
}

describe('the foot of a board', () => {
  test.each([
    [20 * minute, 'Reconnecting · last updated 08:20 UTC'],
    [2 * 24 * 60 * minute, 'Showing Thursday’s arrivals · last updated Thu 13 Aug 08:40 UTC'],
  ])('tells an age of %d ms in a part of its own that is never cut; the reason may be', (age, words) => {
    const problem = 'The tracking service does not accept our key';
    const status = statusOf({ readAt: instant(now - age), problem });
    expect(status.textContent).toBe(`${words} · ${problem}`);
    const [reported, reason] = status.children;
    expect(reported?.textContent).toBe(words);
    expect(status.className + reported?.className).not.toMatch(/truncate|clamp|nowrap|overflow/);
    expect(reason?.className).toContain('truncate');
  });

  test.each([
    [{ readAt: null }, 'Loading arrivals'],
    [{ readAt: null, part: true }, 'Some arrivals loaded'],
    [{ readAt: null, problem: 'Why' }, 'No arrivals loaded yet, trying again · Why'],
    [{ readAt: null, part: true, problem: 'Why' }, 'Some arrivals loaded, retrying · Why'],
    [{ skipped: 1 }, 'Updated 08:40 UTC · 1 record could not be read'],
    [{ problem: 'Why', skipped: 2 }, 'Updated 08:40 UTC · Why · 2 records could not be read'],
  ])('of %j says “%s”', (reading, words) => {
    expect(statusOf(reading).textContent).toBe(words);
  });

  test('says what of the address is ignored: it is another board than the one that was asked for', () => {
    expect(statusOf({}, [{ key: 'port', text: 'USLAXX' }]).textContent).toBe(
      'Updated 08:40 UTC · Ignored port “USLAXX”: it has to be UN/LOCODEs such as USLAX, separated by commas. All ports are shown.',
    );
  });

  test('says in words which page it shows', () => {
    expect(statusOf({}).textContent).toBe('Updated 08:40 UTC');
    expect(screen.getByText('Page 1 of 3')).toBeTruthy();
    expect(screen.getByText('a page every 25 s')).toBeTruthy();
    expect(document.querySelector('p[aria-label]')).toBeNull();
  });
});
