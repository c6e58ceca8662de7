import { describe, expect, it } from 'vitest';
import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { usualLimits } from '#/domain/verdict/limits.ts';
import { box, fresh, freeUntil, local, now, stopped } from '#/test/samples/exceptions.ts';
import { sampleShipment } from '#/test/samples/records.ts';
import { hour } from '#/time/durations.ts';
import { instant } from '#/time/instant.ts';
import { describeCell } from '#/wording/listCells.ts';
import { containerValues } from './containerFacets.ts';
import { isFinished, nextDue } from './due.ts';
import { containerFacets } from './facetNames.ts';
import { fleetRows } from './list.ts';
import { orderRows } from './order.ts';
import { defaultOrder } from './view.ts';

const shipment = (containers: readonly Container[], known: Partial<Shipment> = {}) =>
  sampleShipment({ carrierTracking: fresh, containers, ...known });
const dueOf = (containers: readonly Container[], known: Partial<Shipment> = {}) =>
  fleetRows([shipment(containers, known)], 'shipment', {}, now).map(nextDue)[0];
const eta = local('2026-08-20T16:00:00Z');
const atSea = box({ currentStatus: 'on_ship', podDischarged: null });
const returned = box({ emptyTerminated: local('2026-08-10T16:00:00Z'), currentStatus: 'empty_returned' });

describe('what is due next', () => {
  it('is the last free day on land, the arrival before, and nothing after the pickup', () => {
    expect(dueOf([box(freeUntil('2026-08-14T07:00:00Z'))], { podEta: eta })).toEqual({
      kind: 'day',
      day: '2026-08-14',
    });
    expect(dueOf([atSea], { podEta: eta })).toEqual(eta);
    expect(
      dueOf([box({ podFullOut: local('2026-08-10T16:00:00Z'), currentStatus: 'picked_up' })]),
    ).toBeNull();
    expect(dueOf([], { podEta: eta }), 'a booking without containers').toEqual(eta);
  });

  it('is the earliest of the containers, and no estimate from before tracking stopped', () => {
    const both = [
      box({ id: 'a', ...freeUntil('2026-08-18T07:00:00Z') }),
      box(freeUntil('2026-08-14T07:00:00Z')),
    ];
    expect(dueOf(both)).toEqual({ kind: 'day', day: '2026-08-14' });
    expect(dueOf([atSea], { podEta: eta, carrierTracking: stopped('no_updates_at_line') })).toBeNull();
  });

  it('orders the list: what costs now, deadlines, then the rest, and what is stale after that', () => {
    const passed = local('2026-07-03T16:00:00Z');
    const old = { ...fresh, lastSucceededAt: instant(now - 480 * hour) };
    const fees = [{ type: 'demurrage', amount: 125, currencyCode: 'USD' }];
    const fleet = [
      shipment([returned], { id: 'returned' }),
      shipment([atSea], { id: 'sea', podEta: eta }),
      shipment(
        [box({ ...freeUntil('2026-07-14T07:00:00Z'), terminalCheckedAt: instant(now - 480 * hour) })],
        {
          id: 'unchecked',
        },
      ),
      shipment([atSea], { id: 'died', podEta: passed, carrierTracking: old }),
      shipment([atSea], { id: 'overdue', podEta: passed }),
      shipment([box(freeUntil('2026-08-14T07:00:00Z'))], { id: 'near' }),
      shipment([box(freeUntil('2026-08-10T07:00:00Z'))], { id: 'past' }),
      shipment([box({ fees })], { id: 'running' }),
    ];
    const rows = fleetRows(fleet, 'shipment', {}, now);
    expect(
      orderRows(rows, defaultOrder, { now, limits: usualLimits }, describeCell).map(({ id }) => id),
    ).toEqual(['running', 'past', 'near', 'overdue', 'sea', 'died', 'unchecked', 'returned']);
  });

  it('has what has nothing due at the end', () => {
    const rows = fleetRows(
      [
        shipment([returned], { id: 'returned' }),
        shipment([atSea], { id: 'sea', podEta: eta }),
        shipment([box(freeUntil('2026-08-14T07:00:00Z'))], { id: 'onLand' }),
      ],
      'shipment',
      {},
      now,
    );
    expect(
      orderRows(rows, defaultOrder, { now, limits: usualLimits }, describeCell).map(({ id }) => id),
    ).toEqual(['onLand', 'sea', 'returned']);
  });

  it('hides finished shipments alone where only active ones are asked for', () => {
    const all = [shipment([returned], { id: 'returned' }), shipment([returned, atSea], { id: 'one left' })];
    expect(all.map(isFinished)).toEqual([true, false]);
    expect(fleetRows(all, 'shipment', { active: 'yes' }, now).map(({ id }) => id)).toEqual(['one left']);
    expect(isFinished(shipment([], { carrierTracking: stopped('booking_cancelled') }))).toBe(true);
  });
});

describe('what a container is counted by', () => {
  const usda = { name: 'USDA', status: 'hold', description: null };
  const values = (known: Partial<Container>) => {
    const one = box(known);
    const of = shipment([one]);
    return Object.fromEntries(
      containerFacets.map((facet) => [facet, containerValues(facet, one, of, now)] as const),
    );
  };

  it.each([
    ['2026-08-11T07:00:00Z', 'past'],
    ['2026-08-12T07:00:00Z', 'today'],
    ['2026-08-15T07:00:00Z', 'soon'],
    ['2026-08-16T07:00:00Z', 'later'],
  ])('a last free day %s is %s', (day, state) => {
    expect(values(freeUntil(day)).lfd).toEqual([state]);
  });

  it('holds by name, and together where one blocks the pickup', () => {
    expect(values({ holds: [usda] }).hold).toEqual(['on_hold', 'USDA']);
    expect(values({ holds: [{ ...usda, status: 'pending' }] }).hold).toEqual(['USDA']);
    expect(values({ holds: [] }).hold).toEqual([]);
  });

  it('asks nothing of a container that was picked up', () => {
    const gone = { podFullOut: local('2026-08-10T16:00:00Z'), currentStatus: 'picked_up' } as const;
    expect(values({ ...gone, holds: [usda], ...freeUntil('2026-08-11T07:00:00Z') })).toMatchObject({
      ready: [],
      hold: [],
      lfd: [],
    });
  });
});
