import { beforeAll, describe, expect, it } from 'vitest';
import { fetchRawEvents, fetchTransportEvents } from '#/data/events/calls.ts';
import { makeLink } from '#/data/sharing/link.ts';
import { shipmentPages } from '#/data/shipments/calls.ts';
import { usualChoices } from '#/domain/sharing/choices.ts';
import { shareRecords, type ShareSubject } from '#/domain/sharing/sharing.ts';
import { usualLimits } from '#/domain/verdict/limits.ts';
import { instant } from '#/time/instant.ts';
import { utc } from '#/time/zone.ts';
import { writeSnapshot } from '#/wording/snapshot.ts';
import { createSandboxApi } from './sandboxApi.ts';

const now = instant(Date.parse('2026-08-22T12:00:00Z'));
const { api } = createSandboxApi({ now });
const format = { display: 'place', viewer: utc, now } as const;

/** Containers of the account, without their timelines and with them. */
let listed: readonly ShareSubject[] = [];
let whole: readonly ShareSubject[] = [];

beforeAll(async () => {
  const subjects: ShareSubject[] = [];
  for await (const { shipments } of shipmentPages(api, { priority: 'user' })) {
    for (const shipment of shipments)
      for (const container of shipment.containers)
        subjects.push({ shipment, container, events: null, picture: null, documents: [] });
    if (subjects.length > 200) break;
  }
  listed = subjects;
  whole = await Promise.all(
    subjects.slice(0, 60).map(async (subject) => {
      const id = subject.container?.id ?? '';
      const [events, raw] = await Promise.all([
        fetchTransportEvents(api, id, { priority: 'user' }),
        fetchRawEvents(api, id, { priority: 'user' }),
      ]);
      return { ...subject, events: { events: events.records, rawEvents: raw.records } };
    }),
  );
});

const linkOf = (subjects: readonly ShareSubject[]) => {
  const choices = usualChoices;
  const shared = shareRecords(subjects, { choices, limits: usualLimits, now });
  return makeLink(writeSnapshot(shared, { sender: 'Example Freight', note: '', format }), '');
};
const parts = <T>(list: readonly T[], size: number) =>
  Array.from({ length: Math.floor(list.length / size) }, (_, at) => list.slice(at * size, (at + 1) * size));

describe('a link of containers of many shipments', () => {
  it.each([1, 3, 20])('holds %i, as a list has them and with their timelines', async (size) => {
    const made = await Promise.all([...parts(listed, size), ...parts(whole, size)].map(linkOf));
    expect(made.length).toBeGreaterThan(10);
    for (const { kind } of made) expect(kind).toBe('link');
  });

  it('does not hold 100, and says so', async () => {
    expect((await linkOf(listed.slice(0, 100))).kind).toBe('tooLong');
  });
});
