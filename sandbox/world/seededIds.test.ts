import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { instant } from '#/time/instant.ts';
import type { ShipmentPlan } from './plan.ts';
import stored from './seededIds.json' with { type: 'json' };
import { createWorld } from './world.ts';

// Whoever has stored an id (a webhook's receiver, a custom field, a link in an e-mail) finds the same record after an
// update of the service. The digests were taken before the world had withdrawn events; those came with ids of their own.
const now = instant(Date.parse('2026-08-22T12:00:00Z'));

function digestOf({ id, containers }: ShipmentPlan): string {
  const ids = containers.map((box) => {
    const lasting = box.events.filter(({ withdrawnAt }) => withdrawnAt === null);
    return [box.id, lasting.map((event) => [event.id, event.name])];
  });
  return createHash('sha256')
    .update(JSON.stringify([id, ids]))
    .digest('hex')
    .slice(0, 8);
}

it('gives shipments, containers and events the ids that they have always had', () => {
  const plans = createWorld({ seed: 'landfall', shipments: 300 }).shipmentsAt(now);
  const digests = plans.toSorted((a, b) => a.slot - b.slot).map(digestOf);
  expect(digests).toEqual(stored.split(' '));
});
