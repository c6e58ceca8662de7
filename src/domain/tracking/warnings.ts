import { checkDigitWarning } from '#/domain/find/checkDigit.ts';
import { type CarrierNames, findCarrier } from './carriers.ts';
import { detectedLater, type TrackLine } from './tracking.ts';
import { warningLabels } from './words.ts';

/** What a reader should know before a line is sent. None of it stops anything. */
export function lineWarnings(
  { number, type, scac, isCarrierByPrefix, inference, unknownCustomer }: TrackLine,
  carriers: CarrierNames,
): readonly string[] {
  const warnings: string[] = [];
  const isContainer = (type ?? inference?.type ?? 'container') === 'container';
  const digit = isContainer ? checkDigitWarning(number) : null;
  if (digit !== null) warnings.push(digit);
  else if (inference?.isValid === false) warnings.push(warningLabels.notValid(inference.reason));
  if (isCarrierByPrefix) warnings.push(warningLabels.carrierByPrefix);
  const selected = inference?.selected;
  const carrier = scac === null || scac === detectedLater ? null : findCarrier(carriers, scac);
  if (carrier && selected && findCarrier(carriers, selected.scac)?.scac !== carrier.scac) {
    warnings.push(warningLabels.otherCarrier(selected.name ?? selected.scac));
  }
  if (carrier && type && !carrier.tracks[type]) {
    warnings.push(warningLabels.notTracked(carrier.shortName ?? carrier.name, type));
  }
  if (unknownCustomer !== null) warnings.push(warningLabels.unknownCustomer(unknownCustomer));
  return warnings;
}
