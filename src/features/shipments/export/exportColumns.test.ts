import { assert, property, subarray, constantFrom } from 'fast-check';
import { expect, it } from 'vitest';
import { fleetColumns, knownColumns } from '#/domain/list/columns.ts';
import { rowKinds } from '#/domain/list/row.ts';
import { usualLimits } from '#/domain/verdict/limits.ts';
import { sampleContainer, sampleShipment } from '#/test/samples/records.ts';
import { instant } from '#/time/instant.ts';
import { readMoment } from '#/time/moment.ts';
import { describeCell } from '#/wording/listCells.ts';
import { exportColumns } from './exportColumns.ts';

const now = instant(Date.parse('2026-08-12T15:00:00Z'));
const choose = (ids: readonly string[]) => ids.map((id) => ({ id, width: null }));
const idsOf = (...ids: string[]) =>
  exportColumns({ choices: choose(ids), by: 'shipment', known: knownColumns([]) }).map(({ id }) => id);

it('has the values of a second line as columns of their own, unless they are chosen', () => {
  expect(idsOf('carrier', 'arrival')).toEqual(['carrier', 'vessel', 'voyage', 'arrival', 'etaChange']);
  expect(idsOf('carrier', 'etaChange', 'arrival', 'vessel')).toEqual([
    'carrier',
    'voyage',
    'etaChange',
    'arrival',
    'vessel',
  ]);
});

it('keeps what the second line says of a verdict: which hold blocks the pickup', () => {
  const container = sampleContainer({
    currentStatus: 'grounded',
    podDischarged: readMoment('2026-08-08T12:00:00Z', 'America/Los_Angeles'),
    terminalCheckedAt: now,
    holds: [{ name: 'VACIS', status: 'hold', description: null }],
  });
  const tracking = { lastAttemptedAt: now, lastSucceededAt: now, stoppedAt: null, stoppedReason: null };
  const shipment = sampleShipment({ containers: [container], carrierTracking: tracking });
  const row = { id: 'row', kind: 'shipment', shipment, containers: [container] } as const;
  const cells = exportColumns({
    choices: choose(['verdict', 'ready']),
    by: 'shipment',
    known: knownColumns([]),
  }).map(({ id, value }) => {
    const found = value(row, { now, limits: usualLimits });
    return [id, found?.kind === 'fact' ? describeCell(found.fact).join('; ') : found];
  });
  expect(cells).toEqual([
    ['verdict', expect.stringContaining('Not ready for pickup')],
    ['verdictReasons', expect.stringContaining('VACIS exam')],
    ['ready', expect.stringContaining('Not ready')],
    ['readyReasons', expect.stringContaining('On hold: VACIS exam')],
  ]);
});

it('has every chosen column once, in the order of the screen, where the number leads', () => {
  const all = fleetColumns.map(({ id }) => id);
  assert(
    property(subarray(all, { minLength: 1 }), constantFrom(...rowKinds), (ids, by) => {
      const exported = exportColumns({ choices: choose(ids.toReversed()), by, known: knownColumns([]) }).map(
        ({ id }) => id,
      );
      expect(new Set(exported).size).toBe(exported.length);
      const order = ids.toReversed().filter((id) => id !== 'number');
      expect(exported.filter((id) => order.includes(id))).toEqual(order);
      expect(exported.indexOf('number')).toBe(ids.includes('number') ? 0 : -1);
    }),
  );
});
