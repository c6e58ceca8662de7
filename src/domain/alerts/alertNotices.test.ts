import { describe, expect, it } from 'vitest';
import type { ExceptionItem } from '#/domain/exceptions/exception.ts';
import { box, find, freeUntil, local, now } from '#/test/samples/exceptions.ts';
import { readZone, utc } from '#/time/zone.ts';
import { describeAlert } from '#/wording/alerts.ts';
import { alertNotices, maxSingle } from './alertNotices.ts';

const format = { display: 'place', viewer: readZone('Europe/Berlin') ?? utc, now } as const;

const notices = (items: readonly ExceptionItem[], hasWaited = false) =>
  alertNotices(items, hasWaited).map(({ tag, fact, address }) => ({
    tag,
    ...describeAlert(fact, format),
    address,
  }));

describe('a notification', () => {
  it('says which container, what, where and by when, and opens the container', () => {
    const items = find([
      box({
        number: 'TEMU3043531',
        ...freeUntil('2026-08-14T07:00:00Z'),
        holds: [{ name: 'customs', status: 'hold', description: null }],
      }),
    ]);
    const [first] = notices(items.filter(({ kind }) => kind === 'hold'));
    expect(first).toMatchObject({
      title: 'TEMU3043531 · Customs hold',
      address: '/shipments/shipment?container=TEMU3043531',
    });
    expect(first?.body).toMatch(/LFD Fri 14 Aug · in 2 days/);
    expect(first?.tag).toMatch(/^hold hold:/);
  });

  it('has the zone of the place with its time, as the screens write it', () => {
    const eta = { podOriginalEta: local('2026-08-15T15:00:00Z'), podEta: local('2026-08-20T18:30:00Z') };
    const [slipped] = find([], eta).filter(({ kind }) => kind === 'eta_slipped');
    expect(slipped).toBeDefined();
    const [notice] = slipped ? notices([slipped]) : [];
    expect(notice?.body).toContain('Thu 20 Aug 11:30 PDT');
  });

  it('of a request that failed opens the requests, and of hostile ids what finds the number', () => {
    const [item] = find([box(freeUntil('2026-08-12T07:00:00Z'))]);
    if (!item) throw new Error('The sample has no exception.');
    const about = (subject: Partial<ExceptionItem['subject']>) =>
      notices([{ ...item, subject: { ...item.subject, ...subject } }])[0]?.address;
    expect(about({ shipmentId: null, number: 'A&B #1' })).toBe('/requests?q=A%26B+%231');
    expect(about({ shipmentId: 'a/../b?c#d', container: 'X Y' })).toBe(
      '/shipments/a%2F..%2Fb%3Fc%23d?container=X+Y',
    );
    for (const shipmentId of ['', '.', '..', '\uD800']) {
      expect(about({ shipmentId, number: 'N1' })).toBe('/shipments/find?q=N1');
    }
  });

  it('is bounded, whatever a source writes', () => {
    const [item] = find([box(freeUntil('2026-08-12T07:00:00Z'))]);
    if (!item) throw new Error('The sample has no exception.');
    const long = {
      ...item,
      place: 'x'.repeat(10_000),
      subject: { ...item.subject, number: '😀'.repeat(5_000) },
    };
    const [notice] = notices([long]);
    expect(notice?.title.length).toBeLessThanOrEqual(120);
    expect(notice?.title.isWellFormed()).toBe(true);
    expect(notice?.body.length).toBeLessThanOrEqual(400);
  });
});

describe('many at once', () => {
  const [one] = find([box(freeUntil('2026-08-12T07:00:00Z'))]);
  const some = (count: number): ExceptionItem[] =>
    Array.from({ length: one ? count : 0 }, (_, at) => ({
      ...(one as ExceptionItem),
      id: `id ${at}`,
      kind: at === 0 ? 'hold' : 'free_day_over',
    }));

  it('are one notification that counts them by kind and opens those kinds', () => {
    expect(notices(some(maxSingle))).toHaveLength(maxSingle);
    expect(notices(some(7))).toEqual([
      {
        tag: 'summary hold id 0',
        title: '7 new exceptions',
        body: '6 × Last free day past\n1 × On hold',
        address: '/exceptions?kind=free_day_over&kind=hold',
      },
    ]);
  });

  it('are one already from two on after quiet hours', () => {
    expect(notices(some(2), true).map(({ title }) => title)).toEqual(['2 new exceptions']);
    expect(notices(some(1), true).map(({ title }) => title)).not.toContain('1 new exception');
    expect(notices([])).toEqual([]);
  });

  it('have tags of their own, so that none takes the place of another', () => {
    const tags = notices(some(3)).map(({ tag }) => tag);
    expect(new Set(tags).size).toBe(3);
  });
});
