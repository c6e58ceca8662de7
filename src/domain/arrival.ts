import type { Moment } from '#/time/moment.ts';
import type { Shipment } from './shipment.ts';

export interface Arrival {
  readonly moment: Moment;
  readonly standing: 'expected' | 'actual';
}

/** The arrival at the port of discharge: itself once it has happened, else its estimate; null if nobody told one. */
export function arrivalOf({ podAta, podEta }: Pick<Shipment, 'podAta' | 'podEta'>): Arrival | null {
  if (podAta) return { moment: podAta, standing: 'actual' };
  return podEta && { moment: podEta, standing: 'expected' };
}
