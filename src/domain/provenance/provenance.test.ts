import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { TransportEvent } from '#/domain/records/transportEvent.ts';
import { sampleContainer, sampleEvent, samplePlace, sampleShipment } from '#/test/samples/records.ts';
import { parseInstant } from '#/time/instant.ts';
import { verbatim, isSameMoment } from '#/time/localDay.ts';
import { readMoment } from '#/time/moment.ts';
import { describeFact, statementLag } from '#/wording/provenance.ts';
import { buildLedger, statementFor } from './provenance.ts';

const zone = 'America/Los_Angeles';
const at = (text: string, place: string | null = zone) => readMoment(text, place);
const losAngeles = samplePlace({ name: 'Los Angeles', locode: 'USLAX', zone });
const shanghai = samplePlace({ name: 'Shanghai', locode: 'CNSHA', zone: 'Asia/Shanghai' });
const chicago = samplePlace({
  type: 'metro_area',
  name: 'Chicago',
  locode: 'USCHI',
  zone: 'America/Chicago',
});

const event = (
  name: string,
  when: string | null,
  known: Partial<TransportEvent> & { learned?: string } = {},
) =>
  sampleEvent(name, null, {
    id: JSON.stringify([name, when, known]),
    when: at(when ?? ''),
    createdAt: parseInstant(known.learned ?? ''),
    ...known,
  });
const expected = (when: string, learned: string, known: Partial<TransportEvent> = {}) =>
  event('vessel_arrived', when, { estimated: true, learned, ...known });

interface Reported {
  readonly shipment?: Partial<Shipment>;
  readonly container?: Partial<Container>;
  readonly events?: readonly TransportEvent[];
  readonly rawEvents?: readonly TransportEvent[];
}
const ledger = ({ shipment, container, events = [], rawEvents = [] }: Reported) =>
  buildLedger({
    shipment: sampleShipment({ portOfLoading: shanghai, portOfDischarge: losAngeles, ...shipment }),
    container: sampleContainer(container),
    events,
    rawEvents,
  });
function fact(id: string, reported: Reported) {
  const found = ledger(reported).find((one) => one.id === id);
  if (!found) throw new Error(`The ledger has no ${id}.`);
  return found;
}
const arrived = '2026-08-11T20:00:00Z';

describe('a date of a record', () => {
  it('has the source and the lag of the event that states the same', () => {
    const found = fact('podArrival', {
      shipment: {
        podAta: at(arrived),
        carrierTracking: {
          lastAttemptedAt: null,
          lastSucceededAt: parseInstant('2026-08-12T12:00:00Z'),
          stoppedAt: null,
          stoppedReason: null,
        },
      },
      container: { podArrived: at(arrived) },
      events: [event('vessel_arrived', arrived, { learned: '2026-08-12T02:00:00Z', place: losAngeles })],
    });
    const { statements, agreement } = found;
    expect(describeFact(found)).toBe('Vessel arrived');
    expect(agreement).toEqual({ kind: 'single' });
    expect(statements).toMatchObject([
      {
        source: 'shipping_line',
        origins: ['event', 'shipmentRecord', 'containerRecord'],
        learnedAt: parseInstant('2026-08-12T02:00:00Z'),
        checkedAt: parseInstant('2026-08-12T12:00:00Z'),
      },
    ]);
    expect(statements.map(statementLag)).toEqual(['6 h later']);
  });

  it('has no source where no event states it', () => {
    const { statements } = fact('discharge', { container: { podDischarged: at(arrived) } });
    expect(statements).toMatchObject([{ source: null, learnedAt: null, origins: ['containerRecord'] }]);
    expect(statements.map(statementLag)).toEqual([null]);
  });

  it('is found again by the moment that the page shows', () => {
    const found = fact('discharge', { container: { podDischarged: at(arrived) } });
    expect(statementFor(found, at(arrived))?.origins).toEqual(['containerRecord']);
    expect(statementFor(found, at('2026-08-11T21:00:00Z'))).toBeNull();
  });
});

describe('sources that differ', () => {
  it('are both shown, with how far apart they are', () => {
    const { statements, agreement } = fact('podArrival', {
      shipment: { podAta: at(arrived) },
      events: [
        event('vessel_arrived', arrived, { dataSource: 'ais', learned: '2026-08-11T20:15:00Z' }),
        event('vessel_arrived', '2026-08-11T21:00:00Z', { learned: '2026-08-12T02:00:00Z' }),
      ],
    });
    expect(statements.map(({ source, superseded }) => [source, superseded])).toEqual([
      ['ais', null],
      ['shipping_line', null],
    ]);
    expect(agreement).toEqual({
      kind: 'differs',
      count: 2,
      apart: { code: 'time', milliseconds: 3_600_000 },
    });
  });

  it('agree where one has the hour and the other only the day (trap 17)', () => {
    const { agreement } = fact('discharge', {
      events: [
        event('vessel_discharged', '2026-08-11T07:00:00Z', { dataSource: 'shipping_line' }),
        event('vessel_discharged', '2026-08-12T03:00:00Z', { dataSource: 'terminal' }),
      ],
    });
    expect(agreement).toEqual({ kind: 'agrees', count: 2 });
  });

  it('agree where one lacks the zone and shows the same clock (trap 20)', () => {
    const { agreement } = fact('discharge', {
      container: { podDischarged: at('2026-08-11T13:00:00Z', null) },
      events: [event('vessel_discharged', '2026-08-11T20:00:00Z')],
    });
    expect(agreement).toEqual({ kind: 'agrees', count: 2 });
  });

  it('are the carrier and the railroad on the inland arrival', () => {
    const found = fact('inlandArrival', {
      shipment: { destination: chicago, destinationEta: at('2026-08-20T15:00:00Z', 'America/Chicago') },
      container: { inlandEta: at('2026-08-22T15:00:00Z', 'America/Chicago') },
    });
    const { statements, agreement } = found;
    expect(describeFact(found)).toBe('Arrival at destination ramp');
    expect(statements.map(({ source }) => source)).toEqual(['rail', 'shipping_line']);
    expect(agreement).toEqual({ kind: 'differs', count: 2, apart: { code: 'days', days: 2 } });
  });
});

it('of the shipment that is another container’s arrival is no disagreement', () => {
  const mine = at('2026-08-09T15:00:00Z', 'America/Chicago');
  const others = at('2026-08-07T15:00:00Z', 'America/Chicago');
  const container = { id: 'mine', inlandAta: mine };
  const { statements, agreement } = fact('inlandArrival', {
    shipment: {
      destination: chicago,
      destinationAta: others,
      containers: [sampleContainer(container), sampleContainer({ id: 'other', inlandAta: others })],
    },
    container,
  });
  expect(statements.map(({ source, superseded }) => [source, superseded])).toEqual([
    ['rail', null],
    ['shipping_line', 'elsewhere'],
  ]);
  expect(agreement).toEqual({ kind: 'single' });
});

it('of a source that keeps days is one statement, and a day', () => {
  const midnight = '2026-08-11T07:00:00Z';
  const said = { dataSource: 'shipping_line', place: losAngeles };
  const { statements, agreement } = fact('podArrival', {
    shipment: { podAta: at(midnight) },
    container: { podArrived: at(midnight) },
    events: [event('vessel_arrived', midnight, said)],
    rawEvents: [event('vessel_arrived', '2026-08-11', said)],
  });
  expect(statements).toHaveLength(1);
  expect(agreement).toEqual({ kind: 'single' });
  const [one] = statements;
  expect(one?.moment && verbatim(one.moment)).toEqual({ kind: 'day', day: '2026-08-11' });
  expect(one?.moment).toMatchObject({ at: Date.parse(midnight) });
});

describe('an estimate', () => {
  const first = expected('2026-08-09T20:00:00Z', '2026-07-20T00:00:00Z');
  const second = expected('2026-08-12T20:00:00Z', '2026-08-01T00:00:00Z');

  it('gives way to what the same source said later, with the date kept', () => {
    const { statements } = fact('podArrival', {
      shipment: { podEta: second.when, podOriginalEta: first.when },
      rawEvents: [first, second],
    });
    expect(statements.map(({ origins, superseded }) => [origins, superseded])).toEqual([
      [['rawEvent', 'shipmentRecord'], null],
      [['rawEvent', 'shipmentRecord'], 'revised'],
    ]);
  });

  it('that its source withdrew on arrival is the one of the record, once (trap 28)', () => {
    const { statements } = fact('podArrival', {
      shipment: { podAta: at(arrived), podEta: second.when, podOriginalEta: first.when },
      rawEvents: [
        { ...first, invalidated: true },
        { ...second, invalidated: true },
      ],
    });
    expect(statements.map(({ kind, superseded, origins }) => [kind, superseded, origins])).toEqual([
      ['actual', null, ['shipmentRecord']],
      ['estimate', 'happened', ['rawEvent', 'shipmentRecord']],
      ['estimate', 'happened', ['rawEvent', 'shipmentRecord']],
    ]);
  });

  it('gives way to what has happened', () => {
    const { statements, agreement } = fact('podArrival', {
      shipment: { podAta: at(arrived), podEta: second.when },
      events: [event('vessel_arrived', arrived)],
      rawEvents: [first, second],
    });
    expect(statements.map(({ kind, superseded }) => [kind, superseded])).toEqual([
      ['actual', null],
      ['estimate', 'happened'],
      ['estimate', 'happened'],
    ]);
    expect(agreement).toEqual({ kind: 'single' });
  });

  it('of the inland arrival is overtaken once the container is unloaded (trap 18)', () => {
    const { statements } = fact('inlandArrival', {
      shipment: { destination: chicago },
      container: { inlandEta: at('2026-08-25T15:00:00Z', 'America/Chicago') },
      events: [event('rail_unloaded', '2026-08-20T15:00:00Z', { place: chicago })],
    });
    expect(statements).toMatchObject([{ superseded: 'overtaken' }]);
  });

  it('of a record is held against an event of another date, and both stand', () => {
    const { agreement } = fact('podArrival', { shipment: { podEta: first.when }, rawEvents: [second] });
    expect(agreement).toEqual({ kind: 'differs', count: 2, apart: { code: 'days', days: 3 } });
  });
});

describe('an event', () => {
  it('that was withdrawn is struck through and counts no more (trap 28)', () => {
    const { statements, agreement } = fact('pickup', {
      container: { podFullOut: at(arrived) },
      events: [event('full_out', arrived), event('full_out', '2026-08-09T20:00:00Z', { invalidated: true })],
    });
    expect(statements.map(({ superseded }) => superseded)).toEqual([null, 'withdrawn']);
    expect(agreement).toEqual({ kind: 'single' });
  });

  it('at a port on the way is no arrival at the port of discharge (trap 29)', () => {
    const facts = ledger({ events: [event('transshipment_arrived', arrived, { place: shanghai })] });
    expect(facts.map(({ name, place }) => [name, place?.name])).toEqual([
      ['transshipment_arrived', 'Shanghai'],
    ]);
  });

  it('of the railroad says when the railroad last answered', () => {
    const railCheckedAt = parseInstant('2026-08-12T09:00:00Z');
    const { statements } = fact('inlandArrival', {
      container: { inlandEta: at('2026-08-14T20:00:00Z'), railCheckedAt },
    });
    expect(statements).toMatchObject([{ source: 'rail', checkedAt: railCheckedAt }]);
  });

  it('of leaving the port by rail is no pickup (trap 19)', () => {
    const reported: Reported = {
      container: { podRailLoaded: at('2026-08-10T20:00:00Z'), podFullOut: at(arrived) },
      events: [event('full_out', arrived, { place: losAngeles })],
    };
    expect(describeFact(fact('portOut', reported))).toBe('Gate-out full at port');
    expect(ledger(reported).some(({ id }) => id === 'pickup')).toBe(false);
  });

  it('without a time is listed and does not disagree (trap 23)', () => {
    const { statements, agreement } = fact('emptyReturn', { events: [event('empty_in', null)] });
    expect(statements).toMatchObject([{ moment: null }]);
    expect(statements.map(statementLag)).toEqual([null]);
    expect(agreement).toEqual({ kind: 'single' });
  });

  it('read as a raw event too is one statement', () => {
    const reported = event('vessel_arrived', arrived, { learned: '2026-08-12T02:00:00Z' });
    const { statements } = fact('podArrival', {
      events: [reported],
      rawEvents: [{ ...reported, id: 'raw' }],
    });
    expect(statements).toMatchObject([{ origins: ['event', 'rawEvent'] }]);
  });

  it('that is unknown is a fact under the name it came with (trap 25)', () => {
    const facts = ledger({ events: [event('drone_landed', arrived, { dataSource: 'drone' })] });
    expect(facts).toMatchObject([{ name: 'drone_landed', statements: [{ source: 'drone' }] }]);
    expect(facts.map(describeFact)).toEqual(['drone_landed']);
  });
});

describe('last free days', () => {
  const line = at('2026-08-18T07:00:00Z');
  const terminal = at('2026-08-14T07:00:00Z');
  const changed = (name: string, value: string, learned: string) =>
    event(`container.${name}.changed`, learned, { learned, changedTo: at(value) });

  it('of line and terminal are both shown, and the service’s own value is no third voice (trap 13)', () => {
    const { statements, agreement } = fact('lastFreeDay', {
      container: { deadlines: { line, terminal, rail: null }, lastFreeDay: line },
      events: [
        changed('pickup_lfd', '2026-08-18T07:00:00Z', '2026-08-10T00:00:00Z'),
        changed('pickup_lfd_line', '2026-08-18T07:00:00Z', '2026-08-10T00:00:00Z'),
      ],
    });
    expect(statements.map(({ source, moment }) => [source, moment])).toEqual([
      ['shipping_line', { kind: 'day', day: '2026-08-18' }],
      ['terminal', { kind: 'day', day: '2026-08-14' }],
    ]);
    expect(agreement).toMatchObject({ kind: 'differs', apart: { code: 'days', days: 4 } });
  });

  it('are read from the value of a change, never from its time (trap 26)', () => {
    const { statements } = fact('lastFreeDay', {
      container: { deadlines: { line: null, terminal, rail: null } },
      events: [
        changed('pickup_lfd_terminal', '2026-08-14T07:00:00Z', '2026-08-11T00:00:00Z'),
        changed('pickup_lfd_terminal', '2026-08-13T07:00:00Z', '2026-08-10T00:00:00Z'),
      ],
    });
    expect(statements.map(({ moment, superseded, learnedAt }) => [moment, superseded, learnedAt])).toEqual([
      [{ kind: 'day', day: '2026-08-14' }, null, parseInstant('2026-08-11T00:00:00Z')],
      [{ kind: 'day', day: '2026-08-13' }, 'revised', parseInstant('2026-08-10T00:00:00Z')],
    ]);
  });
});

it('stands in the order of the journey, deadlines last', () => {
  const facts = ledger({
    container: { pickupAppointment: at('2026-08-01T07:00:00Z'), podArrived: at(arrived) },
    events: [event('empty_in', '2026-08-20T20:00:00Z'), event('full_in', '2026-07-01T20:00:00Z')],
  });
  expect(facts.map(({ id }) => id)).toEqual(['gateIn', 'podArrival', 'emptyReturn', 'appointment']);
});

it('loses no word that anyone said, and never says that a single voice differs', () => {
  const source = fc.constantFrom('shipping_line', 'terminal', 'ais', null);
  const day = fc
    .integer({ min: 1, max: 28 })
    .map((number) => `2026-08-${String(number).padStart(2, '0')}T10:00:00Z`);
  const anything = fc.array(
    fc
      .record({
        name: fc.constantFrom('vessel_arrived', 'vessel_discharged', 'full_out', 'rail_arrived', 'available'),
        when: day,
        learned: day,
        dataSource: source,
        estimated: fc.boolean(),
        invalidated: fc.boolean(),
      })
      .map(({ name, when, ...known }) => event(name, when, known)),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(anything, anything, (events, rawEvents) => {
      const facts = ledger({ events, rawEvents });
      const said = facts.flatMap(({ statements }) => statements);
      for (const { when } of [...events, ...rawEvents].filter((one) => !one.estimated)) {
        expect(said.some(({ moment, kind }) => kind === 'actual' && isSameMoment(moment, when))).toBe(true);
      }
      for (const { statements, agreement } of facts) {
        expect(new Set(statements.map(({ key }) => key)).size).toBe(statements.length);
        const status = statements.filter(({ superseded }) => superseded === null).length;
        expect(status < 2).toBe(agreement.kind === 'single');
      }
    }),
  );
});
