import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instant, type Instant } from '#/time/instant.ts';
import { createAccount } from '#sandbox/account.ts';
import { createCustomFieldStore } from '#sandbox/store/customFields.ts';
import { openDatabase } from '#sandbox/store/database.ts';
import { createDocumentStore } from '#sandbox/store/documents.ts';
import { createEmailStore } from '#sandbox/store/emails.ts';
import { createOverlayStore } from '#sandbox/store/overlays.ts';
import { createPartyStore } from '#sandbox/store/parties.ts';
import { createRequestStore } from '#sandbox/store/requests.ts';
import { createWorld } from '#sandbox/world/world.ts';
import { eventNames } from './catalogue.ts';
import type { Happening } from './happening.ts';
import { happenings } from './happenings.ts';

const day = 24 * 3_600_000;
const start = instant(Date.UTC(2026, 7, 12, 15));
const later = (milliseconds: number) => instant(start + milliseconds);

function openAccount(shipments: number) {
  const database = openDatabase(':memory:');
  return createAccount(createWorld({ seed: 'landfall', shipments }), {
    store: createOverlayStore(database),
    parties: createPartyStore(database),
    requests: createRequestStore(database),
    customFields: createCustomFieldStore(database),
    documents: createDocumentStore(database),
    emails: createEmailStore(database),
  });
}

/** What tells one happening from every other. */
function keyOf({ event, at, subject }: Happening): string {
  const { kind } = subject;
  const own =
    kind === 'request'
      ? subject.request.id
      : kind === 'document'
        ? subject.document.id
        : kind === 'movement'
          ? subject.event.id
          : kind === 'estimate'
            ? subject.estimate.id
            : kind === 'arrival'
              ? subject.shipment.id
              : subject.container.id;
  return `${at} ${event} ${own}`;
}

const keys = (all: readonly Happening[]) => all.map(keyOf);

describe('what happens between two instants', () => {
  const account = openAccount(25);
  for (const requestNumber of ['MAEU580000001', 'MAEU580000002', 'TEST-TR-FAILED']) {
    const scac = requestNumber.startsWith('TEST') ? 'TEST' : 'MAEU';
    account.world.addRequest({
      requestType: 'bill_of_lading',
      requestNumber,
      scac,
      customerId: null,
      createdAt: start,
      refNumbers: [],
      tags: [],
      initialFields: { shipment: [], containers: [] },
    });
  }
  const span = 40 * day;
  const whole = keys(happenings(account, start, later(span)));

  it('is in order, and nothing comes twice', () => {
    expect(whole.length).toBeGreaterThan(500);
    expect(new Set(whole).size).toBe(whole.length);
    const times = whole.map((key) => Number(key.split(' ')[0]));
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  });

  it('is the same however the time is cut', () => {
    const instants = [...new Set(whole.map((key) => Number(key.split(' ')[0]) - start))];
    // Cuts at the very instants of happenings are the ones that could lose or double them.
    const cut = fc.oneof(fc.integer({ min: 0, max: span }), fc.constantFrom(...instants));
    fc.assert(
      fc.property(fc.array(cut, { maxLength: 12 }), (cuts) => {
        const seams = [0, ...cuts.toSorted((a, b) => a - b), span].map(later);
        const parts = seams
          .slice(1)
          .flatMap((until, n) => keys(happenings(account, seams[n] ?? start, until)));
        expect(parts).toEqual(whole);
      }),
      { numRuns: process.env['DEEP'] ? 500 : 12 },
    );
  });

  it('is what the account shows: each event when it is known, each request when its state begins', () => {
    const now = later(span);
    const created = account.world
      .shipmentsAt(now)
      .flatMap((plan) => account.track(plan, now).state.containers.flatMap(({ events }) => events))
      .filter(({ knownAt }) => knownAt > start)
      .map(({ id }) => id);
    const pushed = new Set(whole.map((key) => key.split(' ')[2]));
    expect(created.length).toBeGreaterThan(100);
    expect(created.filter((id) => !pushed.has(id))).toEqual([]);
  });

  it('follows what users asked for', () => {
    const asked = account.world.requestsAt(start).filter(({ request }) => request.createdAt === start);
    const ends = asked.map(({ request }) =>
      whole.find((key) => key.endsWith(request.id) && /succeeded|failed/.test(key)),
    );
    expect(ends).toHaveLength(3);
    expect(ends).toEqual(Array.from({ length: 3 }, () => expect.any(String)));
  });

  it('ends with tracking, and goes on when it is resumed', () => {
    const stoppable = openAccount(25);
    const plan = stoppable.world
      .shipmentsAt(start)
      .find((each) =>
        each.containers.some(({ events }) => events.some(({ knownAt }) => knownAt > later(3 * day))),
      );
    const id = plan?.id ?? '';
    const of = (from: Instant, to: Instant) =>
      happenings(stoppable, from, to).filter(
        ({ subject }) => 'shipment' in subject && subject.shipment?.id === id,
      );
    expect(of(start, later(span))).not.toEqual([]);
    stoppable.store.changeShipment(id, { tracking: { action: 'stopped', at: start } });
    expect(of(start, later(span))).toEqual([]);
    stoppable.store.changeShipment(id, { tracking: { action: 'resumed', at: start } });
    expect(of(start, later(span))).not.toEqual([]);
  });
});

// docs/world.md 7
const ofUploads = ['document.extracted', 'document.extraction_failed'];

it('an account of 300 shipments produces every name that can be subscribed to but those of uploads', () => {
  const account = openAccount(300);
  const seen = new Set(happenings(account, start, later(30 * day)).map(({ event }) => event));
  expect(eventNames).toHaveLength(43);
  expect([...seen].filter((name) => !eventNames.includes(name))).toEqual([]);
  expect(eventNames.filter((name) => !seen.has(name))).toEqual(ofUploads);
});
