import { describe, expect, it } from 'vitest';
import type { OpenRequests, TrackingRequest } from '#/domain/records/trackingRequest.ts';
import { sentDays } from '#/features/track/SentLately.tsx';
import { sampleRequest } from '#/test/samples/records.ts';
import { instant, parseInstant } from '#/time/instant.ts';
import { readZone, utc } from '#/time/zone.ts';

const now = instant(Date.parse('2026-08-12T15:00:00Z'));
let made = 0;
const request = (status: string, at: string, known: Partial<TrackingRequest> = {}) =>
  sampleRequest({ id: String(++made), number: `N${made}`, status, createdAt: parseInstant(at), ...known });
const read = (requests: readonly TrackingRequest[], cut: readonly string[] = []): OpenRequests => ({
  requests,
  cut,
  skipped: 0,
});
const summary = (lists: readonly OpenRequests[], zone = utc) =>
  sentDays(lists, now, zone).map(({ day, total, failed, cut }) => [day, total, failed.length, cut]);

describe('what was sent, day by day', () => {
  it('has the newest day first, with what became of its numbers', () => {
    const failed = request('failed', '2026-08-10T09:00:00Z');
    const lists = [
      read([failed, request('pending', '2026-08-12T10:00:00Z')]),
      read([request('created', '2026-08-12T10:01:00Z'), request('created', '2026-08-10T23:59:00Z')]),
    ];
    const [today, before] = sentDays(lists, now, utc);
    expect(today).toMatchObject({ day: '2026-08-12', total: 2, counts: { pending: 1, created: 1 } });
    expect(before).toMatchObject({ day: '2026-08-10', total: 2, counts: { failed: 1, created: 1 } });
    expect(before?.failed.map((one) => one.request)).toEqual([failed]);
  });

  it('begins a day where the clock of the reader does', () => {
    const lists = [read([request('created', '2026-08-11T23:00:00Z')])];
    expect(summary(lists, readZone('Europe/Berlin') ?? utc)).toEqual([['2026-08-12', 1, 0, false]]);
  });

  it('asks for nothing where a failed number was sent again', () => {
    const number = 'MAEU700000001';
    const lists = [
      read([request('failed', '2026-08-10T09:00:00Z', { number })]),
      read([request('created', '2026-08-11T09:00:00Z', { number })]),
    ];
    expect(summary(lists)).toEqual([
      ['2026-08-11', 1, 0, false],
      ['2026-08-10', 1, 0, false],
    ]);
  });

  it('says that a day may have more, and leaves out those before it, where only the newest were read', () => {
    const lists = [
      read([request('failed', '2026-08-01T09:00:00Z')]),
      read(
        [request('created', '2026-08-12T09:00:00Z'), request('created', '2026-08-11T09:00:00Z')],
        ['created'],
      ),
    ];
    expect(summary(lists)).toEqual([
      ['2026-08-12', 1, 0, false],
      ['2026-08-11', 1, 0, true],
    ]);
  });

  it('has all days where a status is not listed at all, and none of what has no time', () => {
    const unknown = request('created', '', { createdAt: null });
    const lists = [
      read([], ['awaiting_manifest']),
      read([unknown, request('created', '2026-08-12T09:00:00Z')]),
    ];
    expect(summary(lists)).toEqual([['2026-08-12', 1, 0, false]]);
  });
});
