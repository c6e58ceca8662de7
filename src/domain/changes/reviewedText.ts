import { containerParts, type Parts, shipmentParts } from './reviewedParts.ts';
import type { ReviewedShipment } from './reviewedShipment.ts';

/** Rises with every part that is added, dropped or written otherwise. */
export const textVersion = 3;

/** What is compared of a shipment as one short text; two that say the same are equal. */
export function reviewedText({ containers, ...shipment }: ReviewedShipment): string {
  return JSON.stringify({
    v: textVersion,
    ...writeParts(shipmentParts, shipment),
    containers: containers.map((container) => writeParts(containerParts, container)),
  });
}

// What is null is left out: most parts of most containers are.
function writeParts<T extends object>(parts: Parts<T>, record: T): Record<string, unknown> {
  const written: Record<string, unknown> = {};
  for (const name in parts) {
    const value = record[name];
    if (value !== null && value !== undefined) written[name] = parts[name].write(value);
  }
  return written;
}
