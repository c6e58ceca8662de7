import { describe, expect, it } from 'vitest';
import { fresh, now } from '#/test/samples/exceptions.ts';
import { sampleContainer, sampleShipment } from '#/test/samples/records.ts';
import { usualLimits } from './limits.ts';
import { mostPressingContainer } from './mostPressingContainer.ts';

const onLand = { currentStatus: 'available', availableForPickup: true, terminalCheckedAt: now } as const;
const ready = (id: string) => sampleContainer({ ...onLand, id, holds: [] });
const returned = sampleContainer({ id: 'returned', currentStatus: 'empty_returned' });
const held = sampleContainer({
  ...onLand,
  id: 'held',
  holds: [{ name: 'customs', status: 'hold', description: null }],
});

describe('the container that a shipment is opened for', () => {
  it.each([
    ['one on hold before one that is ready', [ready('a'), held], 'held'],
    ['one that is ready before one whose empty is back', [returned, ready('a')], 'a'],
    ['the first of equals', [ready('a'), ready('b')], 'a'],
    ['none of a booking that names none', [], undefined],
  ])('is %s', (_what, containers, id) => {
    const shipment = sampleShipment({ containers, carrierTracking: fresh });
    expect(mostPressingContainer(shipment, now, usualLimits)?.id).toBe(id);
  });
});
