import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Container } from '#/domain/records/container.ts';
import type { TransportEvent } from '#/domain/records/transportEvent.ts';
import { transportEventNames } from '#/domain/records/vocabulary.ts';
import { sampleContainer, sampleEvent, samplePlace, sampleShipment } from '#/test/samples/records.ts';
import { day, hour } from '#/time/durations.ts';
import { instant, parseInstant } from '#/time/instant.ts';
import { readMoment } from '#/time/moment.ts';
import { describeSpan } from '#/wording/spans.ts';
import { buildJourney } from './legs.ts';
import { type PlacedRow, placeRows } from './rows.ts';

const now = parseInstant('2026-08-12T15:00:00Z') ?? instant(0);
const shanghai = samplePlace({ locode: 'CNSHG' });
const singapore = samplePlace({ locode: 'SGSIN' });
const losAngeles = samplePlace({ locode: 'USLAX' });
const onEmma = { vessel: { id: 'v1', imo: null, name: 'EMMA' }, voyageNumber: '12W' };
const onNora = { vessel: { id: 'v2', imo: null, name: 'NORA' }, voyageNumber: '7E' };
const expected = { estimated: true };

function drawn(
  events: TransportEvent[],
  rawEvents: TransportEvent[] = [],
  container: Container = sampleContainer(),
) {
  const shipment = sampleShipment({ portOfLoading: shanghai, portOfDischarge: losAngeles });
  return placeRows(buildJourney({ events, rawEvents, shipment, container }), container, now);
}
const words = (row: PlacedRow) => {
  if (row.kind === 'event') return row.event.estimated ? `?${row.event.name}` : row.event.name;
  if (row.kind === 'gap') return `${describeSpan(row.gap.span)} ${row.gap.kind} ${row.gap.basis}`;
  return row.kind;
};
const outline = (...sources: Parameters<typeof drawn>) =>
  drawn(...sources).map(({ rows }) => rows.map(words));
const mark = (...sources: Parameters<typeof drawn>) =>
  drawn(...sources)
    .flatMap(({ rows }) => rows)
    .find((row) => row.kind === 'now')?.mark;

const departed = [
  sampleEvent('vessel_loaded', '2026-08-01', { place: shanghai, ...onEmma }),
  sampleEvent('vessel_departed', '2026-08-02', { place: shanghai, ...onEmma }),
];
const arrival = sampleEvent('vessel_arrived', '2026-08-22', { ...expected, place: losAngeles, ...onEmma });

describe('the present', () => {
  it('stands between what happened and what is expected', () => {
    expect(outline(departed, [arrival])[0]).toEqual([
      'vessel_loaded',
      'vessel_departed',
      'now',
      '20 d sea mixed',
      '?vessel_arrived',
    ]);
  });

  it('stands after what should have happened and was not seen', () => {
    const overdue = { ...arrival, when: readMoment('2026-08-03T12:00:00Z', 'UTC') };
    const discharge = sampleEvent('vessel_discharged', '2026-08-20', { ...expected, ...onEmma });
    expect(outline(departed, [overdue, discharge])[0]).toEqual([
      'vessel_loaded',
      'vessel_departed',
      '?vessel_arrived',
      'now',
      '?vessel_discharged',
    ]);
  });

  it('comes first before anything has happened, and is not drawn once the container is back', () => {
    expect(outline([], [arrival])[0]?.[0]).toBe('now');
    expect(mark([], [arrival])?.silent).toBe(true);
    const back = [sampleEvent('full_out', '2026-08-05'), sampleEvent('empty_in', '2026-08-09')];
    expect(mark([...departed, ...back])).toBeUndefined();
  });

  it('counts from the last event and towards the next estimate, which is never good to the hour', () => {
    expect(mark(departed, [arrival])).toMatchObject({
      since: { precision: 'exact', milliseconds: 10 * day + 3 * hour },
      soFar: { kind: 'sea', span: null, from: departed[1] },
      toGo: { span: { precision: 'exact', milliseconds: 9 * day + 21 * hour }, next: arrival },
      zone: 'Etc/UTC',
    });
  });

  it('counts no hours from a day without a time', () => {
    const gated = sampleEvent('full_in', null, { when: readMoment('2026-08-09T16:00:00Z', 'Asia/Shanghai') });
    expect(mark([gated])?.since).toEqual({ precision: 'days', days: 2 });
    const unknown = sampleEvent('full_in', null, { when: readMoment('2026-08-11T16:00:00Z', null) });
    expect(mark([unknown])?.since).toBeNull();
  });

  it('stands after a discharge whose time is only the day of the arrival (trap 17)', () => {
    const at = (name: string, text: string) =>
      sampleEvent(name, null, {
        id: name,
        when: readMoment(text, 'America/Los_Angeles'),
        place: losAngeles,
        ...onEmma,
      });
    const inPort = [
      ...departed,
      at('vessel_discharged', '2026-08-10T07:00:00Z'),
      at('vessel_arrived', '2026-08-10T14:00:00Z'),
    ];
    expect(outline(inPort)[0]?.slice(-3)).toEqual(['vessel_arrived', 'vessel_discharged', 'now']);
    expect(mark(inPort)).toMatchObject({
      since: { precision: 'days', days: 2 },
      soFar: { kind: 'dwell', span: null },
    });
  });

  it('counts what the container does from the step that began it, whatever was reported since', () => {
    const discharged = sampleEvent('vessel_discharged', '2026-08-05', { place: losAngeles, ...onEmma });
    const dwell = mark([
      ...departed,
      discharged,
      sampleEvent('available', '2026-08-11', { place: losAngeles }),
    ]);
    expect(dwell).toMatchObject({
      since: { precision: 'exact', milliseconds: day + 3 * hour },
      soFar: {
        kind: 'dwell',
        from: discharged,
        span: { precision: 'exact', milliseconds: 7 * day + 3 * hour },
      },
    });
  });

  it('does not count what began today by its day alone, unless it is the last that was reported', () => {
    const at = (name: string, text: string) =>
      sampleEvent(name, null, { when: readMoment(text, 'America/Los_Angeles'), place: losAngeles });
    const discharged = at('vessel_discharged', '2026-08-12T07:00:00Z');
    const today = { precision: 'days', days: 0 };
    expect(mark([...departed, discharged])).toMatchObject({ since: today, soFar: { span: null } });
    const found = mark([...departed, discharged, at('available', '2026-08-12T14:00:00Z')]);
    expect(found).toMatchObject({ since: { precision: 'exact', milliseconds: hour }, soFar: null });
  });

  it.each(['available', 'picked_up', 'on_rail', 'empty_returned'])(
    'does not say what the last event began once the status is further: %s',
    (currentStatus) => {
      const arrived = sampleEvent('vessel_arrived', '2026-08-10', { place: losAngeles, ...onEmma });
      expect(mark([...departed, arrived])?.soFar?.kind).toBe('aboard');
      const found = mark([...departed, arrived], [], sampleContainer({ currentStatus }));
      expect(found).toMatchObject({
        since: { precision: 'exact', milliseconds: 2 * day + 3 * hour },
        soFar: null,
      });
    },
  );
});

describe('the time between steps', () => {
  it('at a transshipment port ends the leg that came there', () => {
    const rows = outline([
      ...departed,
      sampleEvent('transshipment_arrived', '2026-08-06', { place: singapore, ...onEmma }),
      sampleEvent('transshipment_discharged', '2026-08-07', { place: singapore, ...onEmma }),
      sampleEvent('transshipment_loaded', '2026-08-10', { place: singapore, ...onNora }),
    ]);
    expect(rows[0]?.slice(-2)).toEqual(['transshipment_discharged', '3 d dwell actual']);
    expect(rows[1]).toEqual(['transshipment_loaded', 'now']);
  });

  it('at sea is never counted from one vessel to another', () => {
    const rows = outline(departed, [{ ...arrival, ...onNora }]).flat();
    expect(rows).toContain('?vessel_arrived');
    expect(rows.filter((row) => / sea /.test(row))).toEqual([]);
  });

  it('at the terminal is counted from the discharge, whatever the terminal says in between', () => {
    const rows = outline([
      sampleEvent('vessel_discharged', '2026-08-03', { place: losAngeles, ...onEmma }),
      sampleEvent('available', '2026-08-05', { place: losAngeles }),
      sampleEvent('full_out', '2026-08-08', { place: losAngeles }),
    ]).flat();
    expect(rows).toContain('5 d dwell actual');
  });
});

describe('whatever comes', () => {
  const event = fc
    .record({
      id: fc.uuid(),
      name: fc.constantFrom(
        ...transportEventNames.map((name) => name.replace('estimated.', '')),
        'unheard_of',
      ),
      date: fc.constantFrom(null, '2026-07-01', '2026-07-02T00:00:00Z', '2026-08-20'),
      estimated: fc.boolean(),
      place: fc.constantFrom(null, shanghai, singapore),
      vessel: fc.constantFrom(null, onEmma.vessel, onNora.vessel),
    })
    .map(({ name, date, ...known }) => sampleEvent(name, date, known));

  it('every fact is drawn once, the present at most once, and no gap stands without its event', () => {
    fc.assert(
      fc.property(fc.uniqueArray(event, { selector: (one) => one.id, maxLength: 12 }), (events) => {
        const rows = drawn(events).flatMap((leg) => leg.rows);
        const facts = rows.flatMap((row) =>
          row.kind === 'event' && !row.event.estimated ? [row.event] : [],
        );
        const ids = facts.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        // One departure that is reported at two times stands at the chosen one; the date sources have the other.
        const isDrawn = ({ id, name }: TransportEvent) =>
          ids.includes(id) || (name === 'vessel_departed' && facts.some((fact) => fact.name === name));
        expect(events.filter((one) => !one.estimated && !isDrawn(one))).toEqual([]);
        expect(rows.filter((row) => row.kind === 'now').length).toBeLessThanOrEqual(1);
        const drawnIds = new Set(rows.flatMap((row) => (row.kind === 'event' ? [row.event.id] : [])));
        const ends = rows.flatMap((row) => (row.kind === 'gap' ? [row.to.id] : []));
        expect(ends.filter((id) => !drawnIds.has(id))).toEqual([]);
        expect(new Set(ends).size).toBe(ends.length);
      }),
    );
  });
});
