import { readWrongCheckDigit, type WrongCheckDigit } from '#/domain/find/checkDigit.ts';
import { type CarrierNames, findCarrier } from './carriers.ts';
import type { RequestType } from './readType.ts';
import { detectedLater, type TrackLine } from './tracking.ts';

/** What a reader should know before a line is sent; a line has one of a code at most. */
export type LineWarning =
  | (WrongCheckDigit & { readonly code: 'wrongCheckDigit' })
  /** `reason` as the service has it; null where it gives none. */
  | { readonly code: 'notValid'; readonly reason: string | null }
  | { readonly code: 'carrierByPrefix' }
  /** The carrier that the number looks like one of. */
  | { readonly code: 'otherCarrier'; readonly carrier: string }
  | { readonly code: 'notTracked'; readonly carrier: string; readonly type: RequestType }
  /** `name`: as the list has it. */
  | { readonly code: 'unknownCustomer'; readonly name: string };

/** None of it stops anything. */
export function lineWarnings(
  { number, type, scac, isCarrierByPrefix, inference, unknownCustomer }: TrackLine,
  carriers: CarrierNames,
): readonly LineWarning[] {
  const warnings: LineWarning[] = [];
  const isContainer = (type ?? inference?.type ?? 'container') === 'container';
  const wrong = isContainer ? readWrongCheckDigit(number) : null;
  if (wrong !== null) warnings.push({ code: 'wrongCheckDigit', ...wrong });
  else if (inference?.isValid === false) warnings.push({ code: 'notValid', reason: inference.reason });
  if (isCarrierByPrefix) warnings.push({ code: 'carrierByPrefix' });
  const selected = inference?.selected;
  const carrier = scac === null || scac === detectedLater ? null : findCarrier(carriers, scac);
  if (carrier && selected && findCarrier(carriers, selected.scac)?.scac !== carrier.scac) {
    warnings.push({ code: 'otherCarrier', carrier: selected.name ?? selected.scac });
  }
  if (carrier && type && !carrier.tracks[type]) {
    warnings.push({ code: 'notTracked', carrier: carrier.shortName ?? carrier.name, type });
  }
  if (unknownCustomer !== null) warnings.push({ code: 'unknownCustomer', name: unknownCustomer });
  return warnings;
}
