import type { TrackingCarrier } from '#/domain/tracking/carriers.ts';

const carrier = (scac: string, name: string, more: Partial<TrackingCarrier> = {}): TrackingCarrier => ({
  scac,
  name,
  shortName: name,
  otherScacs: [],
  trackingTemplate: null,
  contactAddress: null,
  provided: null,
  tracks: { bill_of_lading: true, booking: true, container: true },
  ...more,
});

/** Carriers as the account may have them. */
export const sampleCarriers: readonly TrackingCarrier[] = [
  carrier('MAEU', 'Maersk'),
  carrier('MSCU', 'MSC', { name: 'Mediterranean Shipping Company', otherScacs: ['MEDU'] }),
  carrier('HLCU', 'Hapag-Lloyd', { tracks: { bill_of_lading: true, booking: true, container: false } }),
  carrier('ZZZZ', 'None', { tracks: { bill_of_lading: false, booking: false, container: false } }),
  carrier('TEST', 'Test Line', { tracks: { bill_of_lading: true, booking: true, container: false } }),
];
