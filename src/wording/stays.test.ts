import { describe, expect, it } from 'vitest';
import type { NowRow } from '#/domain/timeline/timeline.ts';
import { samplePlace } from '#/test/samples/records.ts';
import { day, hour } from '#/time/durations.ts';
import { instant } from '#/time/instant.ts';
import type { Span } from '#/time/span.ts';
import { describeGap, describeNow } from './stays.ts';

const exact = (milliseconds: number): Span => ({ precision: 'exact', milliseconds });
const today: Span = { precision: 'days', days: 0 };
const losAngeles = { place: samplePlace({ name: 'Los Angeles' }), locode: null };
const byCode = { place: null, locode: 'CNNGB' };
const nowhere = { place: null, locode: null };

describe('the present', () => {
  const said = (known: Partial<NowRow>) =>
    describeNow({
      kind: 'now',
      key: 'now',
      now: instant(0),
      zone: null,
      since: null,
      silent: false,
      soFar: null,
      toGo: null,
      ...known,
    });

  it.each<[Partial<NowRow>, string[]]>([
    [{ silent: true }, ['No events reported yet']],
    [{}, ['Time since the last event unknown']],
    [{ since: today }, ['Last event today']],
    [{ since: exact(22 * day) }, ['22 d since the last event']],
    [
      { since: exact(22 * day), soFar: { kind: 'sea', from: losAngeles, span: null } },
      ['22 d since the last event: at sea'],
    ],
    [
      { since: today, soFar: { kind: 'dwell', from: losAngeles, span: null } },
      ['Last event today: dwell at Los Angeles'],
    ],
    [
      { since: exact(day), soFar: { kind: 'dwell', from: losAngeles, span: exact(7 * day) } },
      ['1 d since the last event', '7 d dwell at Los Angeles so far'],
    ],
    [
      { soFar: { kind: 'out', from: nowhere, span: { precision: 'about', days: 5 } } },
      ['Time since the last event unknown', 'about 5 days out-gated, empty not returned so far'],
    ],
  ])('since the last event of %j', (known, lines) => {
    expect(said(known)).toEqual(lines);
  });

  it.each([
    [{ name: 'vessel_arrived', ...losAngeles }, 'about 2 d to go to Los Angeles, estimated'],
    [{ name: 'vessel_arrived', ...nowhere }, 'about 2 d to go, estimated'],
    [{ name: 'vessel_departed', ...byCode }, 'about 2 d to the departure from CNNGB, estimated'],
    [{ name: 'rail_departed', ...nowhere }, 'about 2 d to the departure, estimated'],
  ])('with what comes next: %j', (next, line) => {
    expect(said({ since: today, toGo: { span: exact(2 * day + hour), next } })).toEqual([
      'Last event today',
      line,
    ]);
  });
});

it.each([
  ['dwell', 'actual', losAngeles, 'dwell at Los Angeles'],
  ['dwell', 'actual', nowhere, 'dwell'],
  ['stop', 'actual', byCode, 'stop at CNNGB'],
  ['stop', 'mixed', nowhere, 'stop, end estimated'],
  ['sea', 'mixed', losAngeles, 'at sea, end estimated'],
  ['rail', 'expected', losAngeles, 'on rail, estimated'],
  ['loading', 'actual', losAngeles, 'empty out for loading'],
] as const)('the time between two steps, %s %s, is said as: %4$s', (kind, basis, to, words) => {
  expect(describeGap({ gap: { kind, basis, span: today }, to })).toBe(words);
});
