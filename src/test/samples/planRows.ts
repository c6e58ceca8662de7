import { expect } from 'vitest';
import type { PlanRow } from '#/domain/pickups/pickups.ts';
import { parseCalendarDay } from '#/time/calendarDay.ts';
import { sampleContainer, samplePlace, sampleShipment } from './records.ts';

const today = parseCalendarDay('2026-11-25') ?? expect.fail('no day');

/** A container that is ready for pickup, of which nothing else is known. */
export const samplePlanRow = (number: string, known: Partial<PlanRow> = {}): PlanRow => ({
  kind: 'pickup',
  shipment: sampleShipment(),
  container: sampleContainer({ id: number, number }),
  site: { place: samplePlace({ id: 'lax', name: 'Los Angeles' }), terminal: null },
  today,
  expected: null,
  readiness: { answer: 'yes', reasons: [] },
  freeDay: null,
  daysLeft: null,
  appointment: null,
  reported: [],
  charges: [],
  ...known,
});
