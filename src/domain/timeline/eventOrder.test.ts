import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TransportEvent } from '#/domain/records/transportEvent.ts';
import { transportEventNames } from '#/domain/records/vocabulary.ts';
import { sampleEvent, samplePlace } from '#/test/samples/records.ts';
import { readMoment } from '#/time/moment.ts';
import { inEventOrder } from './eventOrder.ts';

const pacific = 'America/Los_Angeles';
const at = (
  name: string,
  text: string | null,
  zone: string | null = pacific,
  known: Partial<TransportEvent> = {},
) => sampleEvent(name, null, { id: `${name} ${text}`, when: readMoment(text, zone), ...known });
const names = (events: readonly TransportEvent[]) => inEventOrder(events).map(({ name }) => name);

it('orders events of one time as a journey goes', () => {
  const time = '2026-08-01';
  const events = [
    sampleEvent('full_out', time),
    sampleEvent('vessel_discharged', time),
    sampleEvent('vessel_arrived', time),
    sampleEvent('empty_in', '2026-07-31'),
  ];
  expect(names(events)).toEqual(['empty_in', 'vessel_arrived', 'vessel_discharged', 'full_out']);
});

it('keeps the two 01:30 at the end of daylight saving time in their order', () => {
  const first = sampleEvent('rail_arrived', '2026-11-01T05:30:00Z');
  const second = sampleEvent('rail_departed', '2026-11-01T06:30:00Z');
  expect(inEventOrder([second, first])).toEqual([first, second]);
});

describe('what is only a day', () => {
  it('stands within it where the move has it (trap 17)', () => {
    const discharged = at('vessel_discharged', '2026-10-25T07:00:00Z');
    expect(names([discharged, at('vessel_arrived', '2026-10-25T14:00:00Z')])).toEqual([
      'vessel_arrived',
      'vessel_discharged',
    ]);
    const departed = at('rail_departed', '2026-10-28T07:00:00Z');
    expect(names([departed, at('rail_loaded', '2026-10-28T22:33:00Z')])).toEqual([
      'rail_loaded',
      'rail_departed',
    ]);
  });

  it('is that day on the night the clocks change, whose day has 25 hours', () => {
    const discharged = at('vessel_discharged', '2026-11-01T07:00:00Z');
    expect(names([discharged, at('vessel_arrived', '2026-11-02T07:59:00Z')])).toEqual([
      'vessel_arrived',
      'vessel_discharged',
    ]);
    expect(names([discharged, at('vessel_arrived', '2026-11-02T08:01:00Z')])).toEqual([
      'vessel_discharged',
      'vessel_arrived',
    ]);
  });

  it('may come without a time or a zone, and is compared with the calendar of the other', () => {
    const [day, digits] = [at('full_out', '2026-10-25'), at('available', '2026-10-25T00:00:00Z', null)];
    const events = [
      day,
      digits,
      at('vessel_discharged', '2026-10-26T06:00:00Z'),
      at('empty_in', '2026-10-26T08:00:00Z'),
    ];
    expect(names(events)).toEqual(['vessel_discharged', 'available', 'full_out', 'empty_in']);
  });

  it('leaves what has a time in the order of its times', () => {
    const events = [
      at('full_out', '2026-10-25T15:00:00Z'),
      at('vessel_arrived', '2026-10-25T20:00:00Z'),
      at('vessel_discharged', '2026-10-25T07:00:00Z'),
    ];
    expect(names(events)).toEqual(['full_out', 'vessel_arrived', 'vessel_discharged']);
  });
});

describe('what has no time', () => {
  const santiago = samplePlace({ locode: 'CLSAI' });
  const oakland = samplePlace({ locode: 'USOAK' });

  it('stands where the move has it (trap 23)', () => {
    const events = [
      at('vessel_arrived', '2026-10-25T20:00:00Z', pacific, { place: oakland }),
      at('vessel_departed', null, null, { place: santiago }),
      at('vessel_loaded', null, null, { place: santiago }),
    ];
    expect(names(events)).toEqual(['vessel_loaded', 'vessel_departed', 'vessel_arrived']);
  });

  it('comes to a stop of a train before it leaves it, and leaves one before it comes to the next', () => {
    const [reno, ogden] = [samplePlace({ locode: 'USRNO' }), samplePlace({ locode: 'USOGD' })];
    const events = [
      at('rail_departed', null, null, { id: 'reno', place: reno }),
      at('rail_arrived', '2026-10-25T20:00:00Z', pacific, { id: 'into reno', place: reno }),
      at('rail_arrived', '2026-10-27T20:00:00Z', pacific, { id: 'into ogden', place: ogden }),
      at('rail_departed', '2026-10-27T07:00:00Z', pacific, { id: 'ogden', place: ogden }),
    ];
    expect(inEventOrder(events).map(({ id }) => id)).toEqual(['into reno', 'reno', 'into ogden', 'ogden']);
  });
});

it('does not depend on the order of the events in the answer', () => {
  const event = fc
    .tuple(
      fc.constantFrom(...transportEventNames, 'unheard_of'),
      fc.constantFrom(null, '2026-08-01T00:00:00Z', '2026-08-01', '2026-08-01T18:00:00Z', '2026-08-02'),
      fc.nat(),
    )
    .map(([name, day, id]) => sampleEvent(name, day, { id: String(id) }));
  const events = fc.uniqueArray(event, { selector: (one) => one.id });
  fc.assert(
    fc.property(events, fc.infiniteStream(fc.nat()), (some, noise) => {
      const shuffled = some
        .map((one) => ({ one, at: Number(noise.next().value) }))
        .toSorted((a, b) => a.at - b.at)
        .map(({ one }) => one);
      expect(inEventOrder(shuffled)).toEqual(inEventOrder(some));
    }),
  );
});
