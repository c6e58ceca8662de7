import type { ExceptionItem } from '#/domain/exceptions/exception.ts';
import { findExceptions } from '#/domain/exceptions/exceptions.ts';
import { defaultExceptionSettings as settings } from '#/domain/exceptions/exceptionSettings.ts';
import type { Container } from '#/domain/records/container.ts';
import type { ExceptionKind } from '#/domain/records/exceptionKinds.ts';
import type { CarrierTracking, Shipment } from '#/domain/records/shipment.ts';
import { day, hour } from '#/time/durations.ts';
import { instant, type Instant, parseInstant } from '#/time/instant.ts';
import { readMoment } from '#/time/moment.ts';
import { sampleContainer, sampleShipment } from './records.ts';

/** Bare situations for tests: a container at its terminal in Los Angeles, every source checked an hour ago. */

export const zone = 'America/Los_Angeles';
export const at = (text: string): Instant => parseInstant(text) ?? instant(Number.NaN);
export const now = at('2026-08-12T15:00:00Z');
export const local = (text: string) => readMoment(text, zone);
export const none = { line: null, terminal: null, rail: null };
export const fresh: CarrierTracking = {
  lastAttemptedAt: instant(now - hour),
  lastSucceededAt: instant(now - hour),
  stoppedAt: null,
  stoppedReason: null,
};
export const stopped = (stoppedReason: string): CarrierTracking => ({
  ...fresh,
  stoppedAt: instant(now - day),
  stoppedReason,
});

export function box(known: Partial<Container> = {}): Container {
  return sampleContainer({
    podZone: zone,
    currentStatus: 'grounded',
    podDischarged: local('2026-08-05T18:00:00Z'),
    terminalCheckedAt: instant(now - hour),
    ...known,
  });
}
export const freeUntil = (text: string) => ({ deadlines: { ...none, terminal: local(text) } });

export function find(
  containers: readonly Container[],
  known: Partial<Shipment> = {},
  when = now,
): readonly ExceptionItem[] {
  const shipment = sampleShipment({ carrierTracking: fresh, containers, ...known });
  return findExceptions({ shipments: [shipment], requests: [], now: when, settings }).items;
}
export const kinds = (items: readonly ExceptionItem[]): ExceptionKind[] => items.map(({ kind }) => kind);
