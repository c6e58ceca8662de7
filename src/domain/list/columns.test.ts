import { describe, expect, it } from 'vitest';
import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { usualLimits } from '#/domain/verdict/limits.ts';
import { sampleContainer, samplePlace, sampleShipment } from '#/test/samples/records.ts';
import { instant } from '#/time/instant.ts';
import { readMoment } from '#/time/moment.ts';
import { describeCell } from '#/wording/listCells.ts';
import { columnLabel } from '#/wording/listColumns.ts';
import { findColumn, fleetColumns, knownColumns } from './columns.ts';
import { fleetRows } from './list.ts';
import { orderRows } from './order.ts';
import { rowPlace } from './pickupColumns.ts';
import { type RowKind, rowKinds } from './row.ts';
import { defaultColumns } from './view.ts';

const now = instant(Date.parse('2026-08-12T15:00:00Z'));

function cell(id: string, shipment: Partial<Shipment>, by: RowKind = 'shipment') {
  const [row] = fleetRows([sampleShipment(shipment)], by, {}, now);
  const column = findColumn(id);
  if (!row || !column) throw new Error(`no row or no column ${id}`);
  return column.value(row, { now, limits: usualLimits });
}
const words = (...args: Parameters<typeof cell>) => {
  const value = cell(...args);
  if (value?.kind === 'fact') {
    const texts = describeCell(value.fact);
    return texts.length === 1 ? texts[0] : texts;
  }
  return value?.kind === 'text' ? value.text : value;
};
const fact = (...args: Parameters<typeof cell>) => {
  const value = cell(...args);
  return value?.kind === 'fact' ? value.fact : value;
};
const boxes = (...all: readonly Partial<Container>[]) => ({
  containers: all.map((known, index) => sampleContainer({ id: `c${index}`, ...known })),
});
const text = (word: string) => ({ kind: 'text', text: word });
const day = (word: string) => readMoment(word, null);

describe('the columns', () => {
  it('have an id and a heading of their own each', () => {
    const ids = fleetColumns.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(fleetColumns.map(columnLabel)).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-zA-Z]+$/);
  });

  it('that a list shows at first are among them', () => {
    for (const { id } of [...defaultColumns.shipment, ...defaultColumns.container]) {
      expect(findColumn(id), id).not.toBeNull();
    }
  });

  it('are completed by others of them', () => {
    const ids: readonly string[] = fleetColumns.map(({ id }) => id);
    const below = fleetColumns.flatMap((column) => rowKinds.flatMap((by) => column.below?.(by) ?? []));
    expect(below).not.toEqual([]);
    expect(below.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('are empty for a record without values, and never fail on it', () => {
    const filled = fleetColumns.filter(({ id }) => cell(id, {}) !== null).map(({ id }) => id);
    expect(filled).toEqual(['number', 'bill', 'containers', 'verdict', 'verdictReasons', 'tracking']);
    for (const { id } of fleetColumns) expect(() => cell(id, boxes({}, {}), 'container')).not.toThrow();
  });

  it('say of a journey what is true of the container that the verdict speaks of', () => {
    const out = { podFullOut: day('2026-08-11'), podDischarged: day('2026-08-08') };
    const onHold = {
      podDischarged: day('2026-08-08'),
      holds: [{ name: 'customs', status: 'hold', description: null, referenceType: null }],
      terminalCheckedAt: now,
    };
    const at = { podAta: day('2026-08-07'), portOfDischarge: samplePlace({ name: 'Oakland' }) };
    const alone = words('progress', { ...at, ...boxes(onHold) });
    for (const both of [
      [out, onHold],
      [onHold, out],
    ]) {
      expect(words('verdict', { ...at, ...boxes(...both) })).toBe('Not ready for pickup');
      expect(words('progress', { ...at, ...boxes(...both) })).toEqual(alone);
    }
  });

  it('say where the container is that the verdict speaks of, ports with their codes', () => {
    const at = { portOfDischarge: samplePlace({ name: 'Los Angeles', locode: 'USLAX' }) };
    const terminal = { type: 'terminal', id: 't', name: 'West Basin' } as const;
    const out = { podFullOut: day('2026-08-11'), currentStatus: 'delivered' };
    const stuck = { currentStatus: 'not_available', podTerminal: terminal };
    const atSea = boxes({ currentStatus: 'on_ship' });
    expect(words('place', { ...at, ...boxes(out, stuck) })).toBe('Los Angeles (USLAX) · West Basin');
    expect(words('place', { ...at, ...atSea })).toBe('On vessel · to Los Angeles (USLAX)');
    expect(words('place', { ...at, ...boxes(out) })).toBeNull();
    expect(words('place', at)).toBeNull();
    expect(words('discharge', at)).toBe('Los Angeles (USLAX)');
  });

  it('say where it is by the limits of the reader, as the verdict does', () => {
    const out = { podFullOut: day('2026-08-08'), currentStatus: 'picked_up', terminalCheckedAt: now };
    const shipment = sampleShipment({
      portOfDischarge: samplePlace({ name: 'Oakland', locode: 'USOAK' }),
      carrierTracking: { lastAttemptedAt: now, lastSucceededAt: now, stoppedAt: null, stoppedReason: null },
      ...boxes(out, { currentStatus: 'on_ship' }),
    });
    const [row] = fleetRows([shipment], 'shipment', {}, now);
    const place = (emptyReturnDays: number) =>
      row && rowPlace(row, { now, limits: { ...usualLimits, emptyReturnDays } });
    expect(place(7)).toMatchObject({ kind: 'vessel', site: { place: { locode: 'USOAK' } } });
    expect(place(3)).toBeNull();
  });

  it('of custom fields have the names of the account, or their slugs before those are loaded', () => {
    const costCenter = { id: 'd', slug: 'cost_center', label: 'Kostenstelle', dataType: null };
    const known = knownColumns([
      { ...costCenter, entityType: 'shipment', description: null, referenceType: null },
    ]);
    expect(known.all.at(-1)).toBe(known.find('field.cost_center'));
    const labelOf = (id: string) => {
      const column = known.find(id);
      return column && columnLabel(column);
    };
    expect(known.find('field.cost_center')?.name).toBe('Kostenstelle');
    expect(labelOf('field.cost_center')).toBe('Kostenstelle');
    expect(labelOf('field.other_one')).toBe('Other one');
    expect(known.find('carrier')).toBe(findColumn('carrier'));
    expect(known.find('mood')).toBeNull();
  });

  it('progress is the stage, and sorts by the journey and not by the alphabet', () => {
    const stages = [
      { polEtd: day('2026-08-20') },
      { polAtd: day('2026-08-01') },
      { polAtd: day('2026-08-01'), podAta: day('2026-08-10') },
      boxes({ currentStatus: 'available' }),
      boxes({ currentStatus: 'empty_returned' }),
    ];
    expect(stages.map((shipment) => fact('progress', shipment))).toEqual(
      ['notDeparted', 'vessel_departed', 'vessel_arrived', 'vessel_discharged', 'empty_in'].map((stage) => ({
        code: 'progress',
        stage,
      })),
    );
    expect(stages.map((shipment) => words('progress', shipment))).toEqual([
      'Not departed',
      'At sea',
      'In port',
      'At terminal',
      'Complete',
    ]);
    const rows = stages.flatMap((shipment) => fleetRows([sampleShipment(shipment)], 'shipment', {}, now));
    const descending = orderRows(
      rows,
      { column: 'progress', descending: true },
      { now, limits: usualLimits },
      describeCell,
    );
    expect(descending).toEqual(rows.toReversed());
  });

  it('number and creation are those of what the row is for', () => {
    const shipment = {
      billOfLading: 'MAEU1',
      createdAt: instant(1),
      ...boxes({ number: 'MSCU1', createdAt: instant(2) }),
    };
    expect(cell('number', shipment)).toEqual(text('MAEU1'));
    expect(cell('number', shipment, 'container')).toEqual(text('MSCU1'));
    expect(cell('created', shipment)).toEqual({ kind: 'instant', at: 1 });
    expect(cell('created', shipment, 'container')).toEqual({ kind: 'instant', at: 2 });
  });

  it('the arrival is the actual one once there is one, with its status', () => {
    const [eta, ata] = [day('2026-08-10'), day('2026-08-11')];
    expect(cell('arrival', { podEta: eta })).toEqual({ kind: 'moment', moment: eta, status: 'expected' });
    expect(cell('arrival', { podEta: eta, podAta: ata })).toEqual({
      kind: 'moment',
      moment: ata,
      status: 'actual',
    });
    expect(cell('etaChange', { podOriginalEta: eta, podAta: ata })).toEqual({
      kind: 'number',
      number: 1,
      unit: 'days',
    });
  });

  it('a place without a name goes by its code', () => {
    expect(cell('discharge', { portOfDischarge: samplePlace({ locode: 'USLAX' }) })).toEqual(text('USLAX'));
  });

  it('tracking says why it stopped', () => {
    const carrierTracking = {
      lastAttemptedAt: null,
      lastSucceededAt: now,
      stoppedAt: now,
      stoppedReason: 'cancelled_by_user',
    };
    expect(fact('tracking', { carrierTracking })).toEqual({
      code: 'trackingStopped',
      reason: 'cancelled_by_user',
    });
    expect(words('tracking', { carrierTracking })).toBe('Stopped: cancelled by a user');
    const goesOn = { carrierTracking: { ...carrierTracking, stoppedAt: null, stoppedReason: null } };
    expect(fact('tracking', goesOn)).toEqual({ code: 'tracking', state: 'on' });
    expect(words('tracking', goesOn)).toBe('Tracked');
  });
});

describe('a row for several containers', () => {
  it('counts statuses, and has one word where all are alike', () => {
    expect(words('status', boxes({ currentStatus: 'on_ship' }, { currentStatus: 'on_ship' }))).toBe(
      'On vessel',
    );
    expect(
      words(
        'status',
        boxes({ currentStatus: 'on_ship' }, { currentStatus: 'available' }, { currentStatus: 'on_ship' }),
      ),
    ).toEqual(['2 × On vessel', '1 × Available']);
    expect(fact('status', boxes({ currentStatus: 'on_ship' }, { currentStatus: 'in_orbit' }))).toMatchObject({
      code: 'statuses',
      statuses: [
        { fact: { code: 'on_ship' }, count: 1 },
        { fact: { code: 'other', word: 'in_orbit' }, count: 1 },
      ],
    });
  });

  it('counts as one status what the dates of a container say where its source has none', () => {
    const discharged = {
      podDischarged: day('2026-08-11'),
      availabilityKnown: true,
      availableForPickup: true,
    };
    expect(
      fact('status', boxes({ ...discharged, currentStatus: null }, { currentStatus: 'available' })),
    ).toMatchObject({
      code: 'statuses',
      statuses: [{ fact: { code: 'available' }, count: 2 }],
    });
  });

  it('is discharged or returned when the last of them is', () => {
    const [first, last] = [day('2026-08-01'), day('2026-08-03')];
    expect(cell('discharged', boxes({ podDischarged: last }, { podDischarged: first }))).toMatchObject({
      moment: last,
    });
    expect(cell('discharged', boxes({ podDischarged: last }, {}))).toBeNull();
  });

  it('has the earliest last free day of those that still wait, with the days left there', () => {
    const free = (deadline: string, more: Partial<Container> = {}) => ({
      deadlines: { line: day(deadline), terminal: null, rail: null },
      terminalCheckedAt: now,
      ...more,
    });
    const gone = free('2026-08-01', { podFullOut: day('2026-07-30') });
    const waiting = boxes(gone, free('2026-08-20'), free('2026-08-15'));
    expect(cell('freeDay', waiting)).toMatchObject({ moment: { day: '2026-08-15' } });
    expect(cell('daysLeft', waiting)).toEqual({ kind: 'number', number: 3, unit: 'days' });
    expect(cell('freeDay', boxes(gone))).toMatchObject({ moment: { day: '2026-08-01' } });
    expect(cell('daysLeft', boxes(gone))).toBeNull();
    expect(cell('daysLeft', boxes(free('2026-08-15', { terminalCheckedAt: null })))).toBeNull();
  });

  it('adds up fees per currency, and distinguishes none from not reported', () => {
    const fee = (amount: number, currencyCode: string | null) => ({
      fees: [{ type: 'demurrage', amount, currencyCode }],
    });
    expect(cell('fees', boxes(fee(10.1, 'USD'), fee(20.2, 'USD')))).toEqual({
      kind: 'number',
      number: 30.3,
      unit: 'USD',
    });
    expect(words('fees', boxes(fee(10, 'USD'), fee(5, 'CAD'), fee(1, null)))).toEqual([
      '10.00 USD',
      '5.00 CAD',
      '1.00 (currency not reported)',
    ]);
    expect(cell('fees', boxes({ fees: [] }, { fees: [] }))).toEqual({
      kind: 'number',
      number: 0,
      unit: null,
    });
    expect(cell('fees', boxes({ fees: [] }, { fees: null }))).toBeNull();
  });

  it('names every hold once with its status, and distinguishes none from not reported', () => {
    const hold = (name: string, status: string) => ({
      holds: [{ name, status, description: null, referenceType: null }],
    });
    expect(
      words('holds', boxes(hold('customs', 'hold'), hold('customs', 'hold'), hold('TMF', 'pending'))),
    ).toEqual(['Customs', 'TMF (pending)']);
    expect(fact('holds', boxes(hold('customs', 'hold'), hold('TMF', 'seized')))).toEqual({
      code: 'holds',
      holds: [
        { name: 'customs', effect: 'blocks' },
        { name: 'TMF', effect: 'unclear' },
      ],
    });
    expect(fact('holds', boxes({ holds: [] }))).toEqual({ code: 'holds', holds: [] });
    expect(cell('holds', boxes({ holds: [] }, {}))).toBeNull();
  });

  it('has a weight only where all are reported, and the oldest check', () => {
    expect(cell('weight', boxes({ weightInPounds: 1000 }, { weightInPounds: 1000 }))).toEqual({
      kind: 'number',
      number: 907,
      unit: 'kg',
    });
    expect(cell('weight', boxes({ weightInPounds: 1000 }, {}))).toBeNull();
    expect(
      cell('terminalChecked', boxes({ terminalCheckedAt: instant(9) }, { terminalCheckedAt: instant(4) })),
    ).toEqual({
      kind: 'instant',
      at: 4,
    });
    expect(cell('terminalChecked', boxes({ terminalCheckedAt: instant(9) }, {}))).toBeNull();
  });

  it('describes after a filter the containers that it left', () => {
    const shipment = sampleShipment(
      boxes({ number: 'MSCU1', currentStatus: 'on_ship' }, { number: 'TCLU2', currentStatus: 'available' }),
    );
    const [row] = fleetRows([shipment], 'shipment', { status: ['available'] }, now);
    expect(row && findColumn('containers')?.value(row, { now, limits: usualLimits })).toMatchObject({
      number: 1,
    });
    expect(row && findColumn('status')?.value(row, { now, limits: usualLimits })).toMatchObject({
      kind: 'fact',
      fact: { code: 'statuses', statuses: [{ fact: { code: 'available' }, count: 1 }] },
    });
  });
});
