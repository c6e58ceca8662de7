import { carrierName } from '#/domain/records/carrierName.ts';
import { carrierKey } from '#/domain/records/recordKeys.ts';
import type { Carrier, Shipment } from '#/domain/records/shipment.ts';

/**
 * One name for each carrier of a fleet, by `carrierKey`: sources write `MSC`, `MEDU` and `Mediterranean Shipping Company`, and its
 * exceptions are one group with one message. A name goes before a bare code, and then the shorter one.
 */
export function carrierNames(shipments: readonly Shipment[]): ReadonlyMap<string, string> {
  const names = new Map<string, Carrier>();
  for (const { carrier } of shipments) {
    const key = carrierKey(carrier);
    const known = names.get(key);
    if (key !== '' && known !== carrier && (!known || isBetter(carrier, known))) names.set(key, carrier);
  }
  return new Map([...names].flatMap(([key, carrier]) => [[key, carrierName(carrier) ?? key] as const]));
}

function isBetter(one: Carrier, other: Carrier): boolean {
  const [a, b] = [carrierName(one) ?? '', carrierName(other) ?? ''];
  if (a === b) return false;
  const isCode = (name: string, { scac }: Carrier) => Number(name === scac);
  const order = isCode(a, one) - isCode(b, other) || a.length - b.length || (a < b ? -1 : 1);
  return order < 0;
}
