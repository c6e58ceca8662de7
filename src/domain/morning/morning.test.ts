import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Change, kindOf } from '#/domain/changes/change.ts';
import type { TariffBook } from '#/domain/charges/tariff.ts';
import { estimatedCosts } from '#/domain/exceptions/estimatedCosts.ts';
import { exceptionRows, totalFees } from '#/domain/exceptions/exceptionRows.ts';
import { findExceptions } from '#/domain/exceptions/exceptions.ts';
import { defaultExceptionSettings as limits } from '#/domain/exceptions/exceptionSettings.ts';
import { addFees } from '#/domain/pickup/fees.ts';
import { planRows } from '#/domain/pickups/pickups.ts';
import type { PlanEntries } from '#/domain/pickups/plan.ts';
import { runToCompletion } from '#/domain/records/runToCompletion.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import * as changes from '#/test/samples/changes.ts';
import { sampleContact } from '#/test/samples/contacts.ts';
import { box, freeUntil, fresh, local, now, zone } from '#/test/samples/exceptions.ts';
import { loggedMessage } from '#/test/samples/messages.ts';
import { sampleContainer, samplePlace, sampleShipment } from '#/test/samples/records.ts';
import { day, hour } from '#/time/durations.ts';
import { instant } from '#/time/instant.ts';
import { localDay } from '#/time/localDay.ts';
import { readZone, utc } from '#/time/zone.ts';
import { describeAsk } from '#/wording/asks.ts';
import { sampleTariffs } from '#/wording/sampleTariffs.ts';
import { arrivesToday } from './arrivesToday.ts';
import { morningDrafts, splitAsked } from './asks.ts';
import { fetchToday } from './fetchToday.ts';
import { avoidedSince, morningSums, nextDaysOf } from './morningSums.ts';
import { firstNews, type NewsItem, newsOf } from './news.ts';
import { waitingFor } from './waiting.ts';

const book: TariffBook = { tariffs: sampleTariffs.map((one) => ({ ...one, isOn: true })), calendars: [] };
const off: TariffBook = { tariffs: sampleTariffs, calendars: [] };
const port = samplePlace({ id: 'lax', name: 'Los Angeles', locode: 'USLAX', zone });
const contacts = [
  sampleContact({ name: 'Bay Brokers', roles: ['broker'] }),
  sampleContact({ name: 'West Basin', roles: ['trucker'] }),
];

const moment = fc.option(
  fc.integer({ min: -30, max: 30 }).map((half) => local(new Date(now + half * 12 * hour).toISOString())),
);
const container = fc
  .record({
    podZone: fc.constant(zone),
    currentStatus: fc.constantFrom('on_ship', 'grounded', 'available', 'not_available', 'picked_up'),
    equipmentType: fc.constant('dry' as const),
    availabilityKnown: fc.constant(true),
    availableForPickup: fc.boolean(),
    lastFreeDay: moment,
    podDischarged: moment,
    podFullOut: moment,
    terminalCheckedAt: fc.constant(instant(now - hour)),
    holds: fc.array(
      fc.record({
        name: fc.constantFrom('customs', 'freight', 'other', 'TMF'),
        status: fc.constant('hold'),
        description: fc.constant(null),
      }),
      { maxLength: 2 },
    ),
    fees: fc.array(
      fc.record({
        type: fc.constant('demurrage'),
        amount: fc.integer({ min: 0, max: 900 }),
        currencyCode: fc.constantFrom('USD', 'CAD'),
      }),
      { maxLength: 2 },
    ),
  })
  .map(sampleContainer);
const shipment = fc
  .record({
    containers: fc.array(container, { maxLength: 4 }),
    customerName: fc.constantFrom('Acme', null),
    podEta: moment,
    podOriginalEta: moment,
  })
  .map((known) => sampleShipment({ ...known, carrierTracking: fresh, portOfDischarge: port }));
const fleets = fc.array(shipment, { maxLength: 6 }).map((shipments) =>
  shipments.map((one, index) => ({
    ...one,
    id: `s${index}`,
    containers: one.containers.map((other, at) => ({
      ...other,
      id: `c${index}-${at}`,
      number: `N${index}${at}`,
    })),
  })),
);

function morningOf(shipments: readonly Shipment[], tariffs = book) {
  const { items } = findExceptions({ shipments, requests: [], now, settings: limits });
  const rows = exceptionRows(items);
  const plan = runToCompletion(planRows(shipments, tariffs, now)).rows;
  const estimates = estimatedCosts(rows, shipments, tariffs, now);
  const facts = { estimates, nextDays: nextDaysOf(plan), log: [] };
  const asks = morningDrafts(rows, { shipments, contacts, now, limits }, facts);
  return { rows, plan, facts, asks, sums: morningSums(rows, estimates, plan, tariffs) };
}

describe('whom to ask', () => {
  it('is in the order of the worst row of each, and asks about each row once', () => {
    expect.hasAssertions();
    fc.assert(
      fc.property(fleets, (shipments) => {
        const { rows, asks } = morningOf(shipments);
        const places = asks.map((ask) => rows.findIndex(({ id }) => id === ask.rows[0]?.id));
        expect(places).toEqual(places.toSorted((a, b) => a - b));
        const asked = asks.flatMap((ask) => ask.rows.map(({ id }) => id));
        const expected = rows.filter(
          ({ consequence, party, subject }) =>
            consequence !== 'watch' && party !== null && party !== 'service' && subject.shipmentId !== null,
        );
        expect(asked.toSorted()).toEqual(expected.map(({ id }) => id).toSorted());
        for (const ask of asks) {
          expect(ask.asks.flatMap(({ asks: some }) => some)).toHaveLength(ask.rows.length);
          expect(ask.subjects).toHaveLength(ask.rows.length);
        }
      }),
    );
  });

  it('asks about holds in one line whose names differ by their case alone', () => {
    const boxes = ['other', 'Other', 'usda'].map((name) =>
      box({ id: name, number: name, holds: [{ name, status: 'hold', description: null }] }),
    );
    const { asks } = morningOf([
      sampleShipment({ carrierTracking: fresh, containers: boxes, portOfDischarge: port }),
    ]);
    expect(
      asks.flatMap((draft) => draft.asks.map((joint) => [describeAsk(joint), joint.asks.length])),
    ).toEqual([
      ['Ask terminal about other hold', 2],
      ['Ask terminal about usda hold', 1],
    ]);
  });

  it('costs together what its rows cost among the exceptions', () => {
    expect.hasAssertions();
    fc.assert(
      fc.property(fleets, (shipments) => {
        const { rows, asks, sums } = morningOf(shipments);
        const bySums = (list: readonly { readonly currencyCode: string | null; readonly amount: number }[]) =>
          new Map(addFees(list).map(({ currencyCode, amount }) => [currencyCode, amount]));
        const asked = asks.flatMap(({ money }) => [...money.reported, ...money.unverified]);
        expect(bySums(asked)).toEqual(bySums(totalFees(asks.flatMap((ask) => ask.rows))));
        expect(bySums([...sums.now.reported, ...sums.now.unverified])).toEqual(bySums(totalFees(rows)));
      }),
    );
  });

  it('leaves the list once it is written, and comes back with what came since', () => {
    expect.hasAssertions();
    fc.assert(
      fc.property(fleets, fc.infiniteStream(fc.boolean()), (shipments, chosen) => {
        const { asks, facts } = morningOf(shipments);
        const asked = new Map(
          asks.map((ask) => [ask.id, ask.rows.map(({ id }) => id).filter(() => chosen.next().value)]),
        );
        const { open, done } = splitAsked(asks, asked, facts);
        const ids = (list: typeof asks) => list.flatMap((ask) => ask.rows.map(({ id }) => id)).toSorted();
        expect(ids(done)).toEqual([...asked.values()].flat().toSorted());
        expect([...ids(open), ...ids(done)].toSorted()).toEqual(ids(asks));
        for (const ask of [...open, ...done])
          expect(ask.subjects.map(({ shipment: of, container: one }) => (one ?? of).id)).toEqual(
            ask.rows.map(({ subject }) => subject.id),
          );
      }),
    );
  });

  it('says since when an answer is missing', () => {
    const customs = { name: 'customs', status: 'hold', description: null };
    const held = sampleShipment({
      id: 's',
      carrierTracking: fresh,
      containers: [box({ id: 'a', holds: [customs] })],
    });
    const [contact] = contacts;
    const to = contact ? { id: contact.id, name: contact.name, email: '' } : null;
    const message = loggedMessage({ contact: to, at: instant(now - day) });
    const askedIn = (log: readonly (typeof message)[]) => {
      const { rows, facts } = morningOf([held]);
      const [ask] = morningDrafts(rows, { shipments: [held], contacts, now, limits }, { ...facts, log });
      return ask?.asked?.at ?? null;
    };
    expect(askedIn([message])).toBe(message.at);
    expect(askedIn([{ ...message, answeredAt: now }])).toBeNull();
    expect(askedIn([{ ...message, party: 'terminal' }])).toBeNull();
  });
});

describe('the sums', () => {
  it('count the charge of tomorrow once, and none without a tariff', () => {
    expect.hasAssertions();
    fc.assert(
      fc.property(fleets, (shipments) => {
        const { plan, sums } = morningOf(shipments);
        const total = (list: readonly { readonly amount: number }[]) =>
          list.reduce((sum, { amount }) => sum + amount, 0);
        expect(total(sums.tonight?.sums ?? []) + total(sums.tomorrow.perDay)).toBe(
          total([...nextDaysOf(plan).values()].flat()),
        );
        const without = morningOf(shipments, off).sums;
        expect([without.tonight, without.tomorrow.perDay, without.now.estimated]).toEqual([null, [], []]);
      }),
    );
  });

  it('know what was avoided from containers that were picked up in time alone', () => {
    const free = { podDischarged: local('2026-08-03T20:00:00Z'), ...freeUntil('2026-08-11T07:00:00Z') };
    const waiting = { ...changes.box, podZone: zone, equipmentType: 'dry' as const, ...free };
    const before = {
      ...changes.shipment,
      portOfDischarge: port,
      destinationEta: null,
      containers: [waiting],
    };
    const out = (text: string) => ({ podFullOut: local(text), currentStatus: 'picked_up' });
    const avoidedBy = (text: string, tariffs: TariffBook) => {
      const after = { ...before, containers: [{ ...waiting, ...out(text) }] };
      const { shipments } = changes.changesBetween(changes.reviewedFleet([before]), changes.fleetOf([after]));
      return avoidedSince(shipments, tariffs, now);
    };
    expect(avoidedBy('2026-08-11T20:00:00Z', off)).toEqual({ containers: 1, sums: [] });
    // Discharged on Monday 3 August, free until Friday: on the 11th four days are charged, on the 12th five.
    expect(avoidedBy('2026-08-11T20:00:00Z', book)).toEqual({
      containers: 1,
      sums: [{ currency: 'USD', amount: 22_000 }],
    });
    expect(avoidedBy('2026-08-12T08:00:00Z', book)).toEqual({ containers: 0, sums: [] });
  });
});

describe('what to pick up today', () => {
  it('is ready and due by tomorrow, or planned, at one terminal each', () => {
    expect.hasAssertions();
    const today = localDay(now, readZone(zone) ?? utc);
    fc.assert(
      fc.property(fleets, fc.infiniteStream(fc.boolean()), (shipments, chosen) => {
        const { plan } = morningOf(shipments);
        const planned = plan.filter(() => chosen.next().value).map((row) => row.container.id);
        const entries: PlanEntries = new Map(planned.map((id) => [id, { planned_pickup_on: today }]));
        const rows = fetchToday(plan, entries).flatMap((stop) => stop.rows);
        expect(new Set(rows).size).toBe(rows.length);
        for (const { kind, readiness, daysLeft, container: one } of rows) {
          expect(kind).toBe('pickup');
          const isDue = readiness.answer === 'yes' && daysLeft !== null && daysLeft <= 1;
          expect(isDue || planned.includes(one.id)).toBe(true);
        }
        const pickups = plan.filter(
          ({ kind, container: one }) => kind === 'pickup' && planned.includes(one.id),
        );
        for (const row of pickups) expect(rows).toContain(row);
      }),
    );
  });
});

describe('what arrives today', () => {
  const coming = (known: Partial<Shipment>) =>
    sampleShipment({
      portOfDischarge: port,
      podVessel: { id: 'v', name: 'Ivory Accord', imo: '9000003' },
      containers: [sampleContainer({ id: known.id ?? 'c', podZone: zone, currentStatus: 'on_ship' })],
      ...known,
    });

  it('goes by the calendar of the place, with carriers of one call together', () => {
    // 15:00 UTC on the 12th is the morning of that day in Los Angeles.
    const early = coming({ id: 'a', podEta: local('2026-08-12T08:00:00Z') });
    const late = coming({ id: 'b', podEta: local('2026-08-13T06:30:00Z') });
    const tomorrow = coming({ id: 'c', podEta: local('2026-08-13T08:00:00Z') });
    expect(arrivesToday([late, tomorrow, early], now)).toMatchObject([
      { containers: 2, from: early.podEta, to: late.podEta, isActual: false, leg: 'port' },
    ]);
  });

  it('never depends on the order of the records', () => {
    expect.hasAssertions();
    fc.assert(
      fc.property(fleets, (shipments) => {
        const found = arrivesToday(shipments, now);
        const keys = (list: typeof found) => list.map(({ key, containers }) => [key, containers]);
        expect(keys(arrivesToday(shipments.toReversed(), now))).toEqual(keys(found));
      }),
    );
  });
});

describe('what changed', () => {
  it('says what a cleared hold made ready among the first', () => {
    const ready = { availabilityKnown: true, availableForPickup: true, currentStatus: 'available' };
    const before = {
      ...changes.shipment,
      portOfDischarge: port,
      containers: [{ ...changes.box, podDischarged: changes.local('2026-08-08T12:00:00Z'), ...ready }],
    };
    const after = {
      ...before,
      podVoyageNumber: '13W',
      containers: before.containers.map((one) => ({ ...one, holds: [] })),
    };
    const { shipments } = changes.changesBetween(changes.reviewedFleet([before]), changes.fleetOf([after]));
    expect(newsOf(shipments)).toMatchObject([
      {
        change: { code: 'holdCleared', hold: 'freight' },
        place: 'Los Angeles',
        containers: 1,
        isReady: true,
      },
      { change: { code: 'voyage' }, vessel: { name: 'EMMA' }, isReady: false },
    ]);
  });

  it('groups what is the same, and counts its containers', () => {
    const two = ['a', 'b'].map((id) => ({
      ...changes.shipment,
      id,
      containers: [{ ...changes.box, id: `box ${id}` }],
    }));
    const slipped = two.map((one) => ({ ...one, podEta: changes.eta('2026-08-14T21:00:00Z') }));
    const { shipments } = changes.changesBetween(changes.reviewedFleet(two), changes.fleetOf(slipped));
    expect(newsOf(shipments)).toMatchObject([
      {
        change: { code: 'eta', leg: 'port', shift: { days: 2 } },
        containers: 2,
        shipments: ['a', 'b'],
        isSame: true,
      },
    ]);
  });
});

describe('the changes that matter most', () => {
  it('are of several kinds where there are several, in their order', () => {
    expect.hasAssertions();
    const item = fc
      .record({ code: fc.constantFrom('port', 'vessel', 'containerGone'), isReady: fc.boolean() })
      .map(({ code, isReady }) => ({
        key: '',
        vessel: null,
        place: null,
        containers: 1,
        shipments: ['s'],
        isSame: true,
        isReady,
        change: { code, from: null, to: null } as Change,
      }));
    fc.assert(
      fc.property(fc.array(item, { maxLength: 20 }), (all) => {
        const news = all as readonly NewsItem[];
        const first = firstNews(news, 5);
        expect(first).toHaveLength(Math.min(5, news.length));
        expect(first).toEqual(news.filter((one) => first.includes(one)));
        const kind = ({ change, isReady }: NewsItem) => `${kindOf(change)} ${isReady}`;
        const countOf = (of: NewsItem) => first.filter((one) => kind(one) === kind(of)).length;
        // A third of one kind is there only where no other kind has less than two.
        const isCrowded = first.some((one) => countOf(one) > 2);
        const missed = news.filter((one) => !first.includes(one) && countOf(one) < 2);
        expect(isCrowded && missed.length > 0).toBe(false);
      }),
    );
  });
});

describe('what waits for an answer', () => {
  const { rows } = morningOf([
    sampleShipment({
      id: 's',
      carrierTracking: fresh,
      containers: [box({ id: 'a', ...freeUntil('2026-08-05T07:00:00Z') })],
    }),
  ]);
  const first = loggedMessage({ id: '1', at: instant(now - 3 * day) });
  const again = loggedMessage({ id: '2', at: instant(now - day) });

  it('is the newest message about what still needs action, the one that waits longest first', () => {
    const other = loggedMessage({ id: '3', at: instant(now - 2 * day), party: 'terminal' });
    expect(waitingFor([first, again, other], rows).map(({ id }) => id)).toEqual(['3', '2']);
    expect(waitingFor([first, { ...again, answeredAt: now }], rows)).toEqual([]);
    expect(waitingFor([first], [])).toEqual([]);
  });
});
