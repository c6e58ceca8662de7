import type { Carrier } from './shipment.ts';

/** What a carrier is called on screens: its short name, else the long one, else its SCAC; null where none is reported. */
export function carrierName({ shortName, name, scac }: Carrier): string | null {
  return shortName ?? name ?? scac;
}
