import { expect, it } from 'vitest';
import type { FleetRow } from '#/domain/list/row.ts';
import { usualLimits } from '#/domain/verdict/limits.ts';
import { now } from '#/test/samples/exceptions.ts';
import { sampleContainer, sampleShipment } from '#/test/samples/records.ts';
import { messageSubjects, mostAwaited } from './RowsMessage.tsx';

const rowOf = (
  id: string,
  shipment = sampleShipment({ id, containers: [sampleContainer({ id })] }),
): FleetRow => ({
  id,
  kind: 'shipment',
  shipment,
  containers: shipment.containers,
});

/** Of which no rule can make anything. */
const broken = rowOf(
  'broken',
  Object.defineProperty(sampleShipment({ containers: [sampleContainer()] }), 'carrierTracking', {
    get: () => {
      throw new RangeError('A rule failed.');
    },
  }),
);

it('a record that no rule can make anything of costs its own place in a message', () => {
  const rows = [broken, rowOf('sound')];
  expect(
    messageSubjects(rows, { now, limits: usualLimits, findUsual: () => null }).map(
      ({ shipment }) => shipment.id,
    ),
  ).toEqual(['sound']);
  expect(mostAwaited(rows, now, usualLimits)).toBe(mostAwaited([rowOf('sound')], now, usualLimits));
});

it('a row is written about with all of its containers that share its verdict', () => {
  const containers = ['one', 'two'].map((id) => sampleContainer({ id }));
  const row = rowOf('both', sampleShipment({ id: 'both', containers }));
  const subjects = messageSubjects([row], { now, limits: usualLimits, findUsual: () => null });
  expect(subjects.map(({ container }) => container?.id)).toEqual(['one', 'two']);
});
