import { expect, it } from 'vitest';
import { shipmentPages } from '#/data/shipments/calls.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { instant } from '#/time/instant.ts';
import { countedTwice, countFacts } from './samples/factCounts.ts';
import { createSandboxApi } from './sandboxApi.ts';

it('a fact has one number for each unit, whoever counts it', async () => {
  const now = instant(Date.parse('2026-08-12T15:00:00Z'));
  const { api } = createSandboxApi({ shipments: 300, now });
  const shipments: Shipment[] = [];
  for await (const page of shipmentPages(api, { priority: 'user' })) shipments.push(...page.shipments);
  const counts = countFacts(shipments, now);
  expect(countedTwice(counts)).toEqual([]);
  for (const { inRows } of counts) expect(inRows[0], 'the account has such a fact').toBeGreaterThan(0);
});
