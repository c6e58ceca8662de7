import { describe, expect, it } from 'vitest';
import type { Container } from '#/domain/records/container.ts';
import { sampleContainer } from '#/test/samples/records.ts';
import { day } from '#/time/durations.ts';
import { instant, parseInstant, type Instant } from '#/time/instant.ts';
import { readMoment } from '#/time/moment.ts';
import { describeWithheld } from '#/wording/withheld.ts';
import { pickupWithheld } from './freeDay.ts';
import { lastCheck } from './lastCheck.ts';

const now = parseInstant('2026-08-12T15:00:00Z') ?? instant(0);
const ago = (days: number): Instant => instant(now - days * day);
const when = readMoment('2026-08-05T15:00:00Z', 'America/Chicago');
const atRamp = { podRailDeparted: when, inlandAta: when };

describe('who was last asked about a container that waits', () => {
  it.each<[what: string, known: Partial<Container>, asked: string, withheld: string | null]>([
    ['at the port, the terminal', { terminalCheckedAt: ago(1) }, 'terminal 1', null],
    [
      'at the port, the terminal, though the railroad was asked since',
      { podDischarged: when, terminalCheckedAt: ago(9), railCheckedAt: ago(0) },
      'terminal 9',
      'Terminal last checked 9 days ago.',
    ],
    [
      'at a ramp, the railroad',
      { ...atRamp, terminalCheckedAt: ago(9), railCheckedAt: ago(1) },
      'rail 1',
      null,
    ],
    ['at a ramp that only the railroad knows', { ...atRamp, railCheckedAt: ago(2) }, 'rail 2', null],
    [
      'at a ramp, the terminal that was asked since',
      { ...atRamp, terminalCheckedAt: ago(0), railCheckedAt: ago(9) },
      'terminal 0',
      null,
    ],
    [
      'at a ramp, the railroad, too long ago',
      { ...atRamp, terminalCheckedAt: ago(20), railCheckedAt: ago(8) },
      'rail 8',
      'Railroad last checked 8 days ago.',
    ],
    ['at a ramp, no source', atRamp, 'rail never', 'Railroad not checked yet.'],
    [
      'at a ramp, no source since the port was left',
      { ...atRamp, terminalCheckedAt: ago(9) },
      'rail never',
      'Railroad not checked yet.',
    ],
  ])('%s', (_what, known, asked, withheld) => {
    const container = sampleContainer({ terminalCheckedAt: null, railCheckedAt: null, ...known });
    const { who, at } = lastCheck(container, null);
    expect(`${who} ${at === null ? 'never' : (now - at) / day}`).toBe(asked);
    const found = pickupWithheld(container, null, now);
    expect(found && describeWithheld(found)).toBe(withheld);
  });
});
