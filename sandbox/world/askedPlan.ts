import { boxCount, boxKeys, planOf, shipmentKey } from './buildPlan.ts';
import { compact } from './inference.ts';
import type { Setting } from './makeDraft.ts';
import { containerNumber, type ShipmentNumbers, shipmentNumbers } from './numbers.ts';
import type { RequestPlan, ShipmentPlan } from './plan.ts';
import type { Slot } from './slots.ts';

/** What a user has asked to be tracked, and what is written on it. */
export interface Asked {
  readonly request: RequestPlan;
  readonly scac: string;
  readonly tags: readonly string[];
}

/** The plan of the shipment that a request of a user has become. Its slot is its own, and has this one shipment. */
export function buildAskedPlan(setting: Setting, slot: Slot, asked: Asked): ShipmentPlan {
  const { request, scac, tags } = asked;
  const { requestNumber, requestType, refNumbers } = request;
  const key = shipmentKey(slot, 0);
  const isContainer = requestType === 'container';
  return planOf(setting, {
    slot,
    generation: 0,
    key,
    scac,
    numbers: askedNumbers(shipmentNumbers(setting.seed, slot, 0, scac), request, scac),
    papers: { customerId: request.customerId, refNumbers, tags },
    // The carrier names no other container than the one it was asked for.
    boxes: boxKeys(key, isContainer ? 1 : boxCount(key)),
    containerNumber: (box) =>
      isContainer ? compact(requestNumber) : containerNumber(setting.seed, slot, 0, box, scac),
    containerReferences: () => refNumbers,
    request: () => request,
  });
}

function askedNumbers(
  numbers: ShipmentNumbers,
  { requestNumber, requestType }: RequestPlan,
  scac: string,
): ShipmentNumbers {
  if (requestType === 'booking') return { ...numbers, bookingNumber: requestNumber };
  if (requestType === 'container') return numbers;
  const parsed = compact(requestNumber);
  // Written with separators, the number is to be found without them as well, and so is kept whole.
  const dropsPrefix =
    parsed === requestNumber && parsed.startsWith(scac) && numbers.normalizedNumber !== numbers.billOfLading;
  const normalizedNumber = dropsPrefix ? parsed.slice(scac.length) : parsed;
  return { ...numbers, billOfLading: requestNumber, normalizedNumber };
}
