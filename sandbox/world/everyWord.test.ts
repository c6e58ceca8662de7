import { describe, expect, it } from 'vitest';
import {
  containerStatuses,
  dataSources,
  deadlineEventNames,
  rawOnlyEventNames,
  transportEventNames,
} from '#/domain/records/vocabulary.ts';
import { instant } from '#/time/instant.ts';
import { shipmentState } from './state.ts';
import { createWorld } from './world.ts';

// docs/interface.md 3.1, 3.4, 4.1 and 5.1; the words of holds and fees are those of docs/interface.md 3.6 and 6.3. The
// history holds no estimates (docs/interface.md 2.2, rule 2), and no documents are tracked here.
const words = {
  status: containerStatuses,
  event: [...transportEventNames.filter((name) => !name.startsWith('estimated.')), ...deadlineEventNames],
  'raw event': rawOnlyEventNames,
  source: dataSources,
  estimate: ['vessel_departed', 'vessel_arrived', 'arrived_at_destination'],
  hold: ['freight', 'customs', 'USDA', 'VACIS', 'TMF', 'other'],
  'hold status': ['hold', 'pending'],
  fee: ['demurrage', 'exam', 'extended_dwell_time', 'other', 'total'],
  equipment: ['dry', 'reefer', 'open top', 'flat rack', 'bulk', 'tank'],
  length: ['10', '20', '40', '45'],
  height: ['standard', 'high_cube'],
};

const world = createWorld({ seed: 'landfall', shipments: 300 });

describe('an account of 300 shipments', () => {
  it.each([
    '2026-08-12T15:00:00Z',
    '2026-09-30T06:00:00Z',
    '2026-11-22T09:00:00Z',
    '2027-02-01T18:00:00Z',
    '2028-05-17T12:00:00Z',
  ])('shows every status, event, hold, fee and kind of box of the interface on %s', (clock) => {
    const now = instant(Date.parse(clock));
    const boxes = world.shipmentsAt(now).flatMap((plan) => shipmentState(plan, now).containers);
    const events = boxes.flatMap((box) => box.events);
    const holds = boxes.flatMap((box) => box.holds);
    const reported: Record<keyof typeof words, readonly string[]> = {
      status: boxes.map((box) => box.status),
      event: events.map((event) => event.name),
      'raw event': boxes.flatMap((box) => box.rawOnly.map((event) => event.name)),
      source: events.map((event) => event.source),
      estimate: boxes.flatMap((box) => box.estimates.map((estimate) => estimate.name)),
      hold: holds.map((hold) => hold.name),
      'hold status': holds.map((hold) => hold.status),
      fee: boxes.flatMap((box) => box.fees.map((fee) => fee.type)),
      equipment: boxes.map((box) => box.plan.equipmentType),
      length: boxes.map((box) => String(box.plan.equipmentLength)),
      height: boxes.map((box) => box.plan.equipmentHeight),
    };
    const missing = Object.entries(words).flatMap(([kind, all]) => {
      const seen = new Set(reported[kind as keyof typeof words]);
      return all.flatMap((word) => (seen.has(word) ? [] : `${kind} ${word}`));
    });
    expect(missing).toEqual([]);
  });
});
