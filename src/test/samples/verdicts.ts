import type { Container, Fee, Hold } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { type Verdict, verdictOf } from '#/domain/verdict/verdict.ts';
import { day } from '#/time/durations.ts';
import { type Instant, instant } from '#/time/instant.ts';
import { readMoment } from '#/time/moment.ts';
import { describeAct, describeDeadline, describeHeadline, describeReason } from '#/wording/verdict.ts';
import { sampleContainer, samplePlace, sampleShipment } from './records.ts';

/** Bare situations for verdicts: a container from Shanghai to Los Angeles, the carrier asked two hours ago. */

export const now = instant(Date.parse('2026-08-12T15:00:00Z'));
const zone = 'America/Los_Angeles';
export const limits = { etaSlipHours: 48, emptyReturnDays: 7, freeDayNearDays: 3 };
const shanghai = samplePlace({ id: 'sha', name: 'Shanghai', zone: 'Asia/Shanghai' });
export const losAngeles = samplePlace({ id: 'lax', name: 'Los Angeles', zone });
export const memphis = samplePlace({
  id: 'mem',
  name: 'Memphis',
  type: 'metro_area',
  zone: 'America/Chicago',
});
export const local = (text: string) => readMoment(text, zone);
export const ago = (days: number): Instant => instant(now - days * day);
export const tracked = (days = 0.1, more: Partial<Shipment['carrierTracking']> = {}) => ({
  lastAttemptedAt: ago(days),
  lastSucceededAt: ago(days),
  stoppedAt: null,
  stoppedReason: null,
  ...more,
});
export const hold = (name: string, status: string | null = 'hold'): Hold => ({
  name,
  status,
  description: null,
});
export const fee = (type: string, amount: number): Fee => ({ type, amount, currencyCode: 'USD' });

export function shipmentWith(known: Partial<Shipment>, container: Container | null): Shipment {
  return sampleShipment({
    portOfLoading: shanghai,
    portOfDischarge: losAngeles,
    carrierTracking: tracked(),
    containers: container ? [container] : [],
    ...known,
  });
}

export function judge(ofContainer: Partial<Container> | null, ofShipment: Partial<Shipment> = {}): Verdict {
  const container = ofContainer && sampleContainer({ podZone: zone, ...ofContainer });
  return verdictOf({ shipment: shipmentWith(ofShipment, container), container, now, limits });
}

/** The verdict in one line, as somebody would read it out. */
export function spoken({ tone, headline, deadline, reasons, next }: Verdict): string {
  const why = reasons
    .map((one) => describeReason(one) + (one.next === null ? '' : ` (${describeAct(one.next)})`))
    .join('; ');
  const clock = deadline ? ` [${deadline.tone}: ${describeDeadline(deadline)}]` : '';
  return `${tone} · ${describeHeadline(headline)}${clock}${why === '' ? '' : ` · ${why}`} · ${next ?? 'no action'}`;
}

export const departed = { polAtd: local('2026-07-25T12:00:00Z') };
export const arrived = { ...departed, podAta: local('2026-08-08T12:00:00Z') };
/** Discharged, and the terminal asked a moment ago. */
export const onLand = {
  podArrived: local('2026-08-08T12:00:00Z'),
  podDischarged: local('2026-08-09T12:00:00Z'),
  terminalCheckedAt: ago(0.1),
  availabilityKnown: true,
  availableForPickup: false,
  holds: [],
  fees: [],
} as const;
export const free = (text: string) => ({
  lastFreeDay: local(text),
  deadlines: { line: null, terminal: local(text), rail: null },
});
export const past = free('2026-08-10');
export const today = free('2026-08-12');
export const near = free('2026-08-14');
export const later = free('2026-08-20');
