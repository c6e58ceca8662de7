import { inSentence } from '#/language/inSentence.ts';
import { counted } from '#/language/plural.ts';
import { comma } from '#/language/punctuation.ts';

/** `Not reported: weight, seal`. Abbreviations stay capitals. */
export function notReportedList(labels: readonly string[]): string {
  return `Not reported: ${labels.map(inSentence).join(comma)}`;
}

/** `MAERSK does not provide last free day, weight` */
export function notProvided(source: string, labels: readonly string[]): string {
  return `${source} does not provide ${labels.map(inSentence).join(comma)}`;
}

export const facts = 'Facts';

export const pickup = 'Pickup';
export const lastFreeDay = 'Last free day';
export const holds = 'Holds';
export const releases = 'Releases';
export const fees = 'Fees';
export const appointment = 'Pickup appointment';
export const pickupFacility = 'Pickup facility';
export const nameNotReported = 'Name not reported';
export const yardLocation = 'Yard location';
export const chassis = 'Chassis';
export const terminalNotes = 'Terminal notes';
/** What a terminal says of a fact that it supplies only in part. */
export const terminalNote = (label: string | null, note: string): string =>
  label === null ? note : `${label}: ${note}`;
export const terminalLastChecked = 'Terminal last checked';
/** What the port reported before the container left it: `Holds at Long Beach, before it left`. */
export const historyOf = (label: string, port: string | null): string =>
  `${label} at ${port ?? 'the port'}, before it left`;
/**
 * `USDA, Other hold · 3 fees`, as far as they are reported.
 *
 * @param held the names of holds; null where not reported
 * @param feeCount null where not reported
 */
export function pickupDigest(held: readonly string[] | null, feeCount: number | null): string {
  const ofHolds = held && (held.length === 0 ? 'No holds' : `${held.join(comma)} hold`);
  const ofFees = feeCount === null ? null : feeCount === 0 ? 'no fees' : counted(feeCount, 'fee');
  return [ofHolds, ofFees].filter((part) => part !== null).join(' · ');
}

export const route = 'Route';
export const portOfLoading = 'Port of loading';
export const portOfDischarge = 'Port of discharge';
export const inlandDestination = 'Inland destination';
export const originalEtd = 'Original ETD';
export const vessel = 'Vessel';
export const vesselAndVoyage = (vesselName: string, voyage: string | null): string =>
  voyage === null ? vesselName : `${vesselName} · voyage ${voyage}`;
export const railroad = 'Railroad';
export const railLastChecked = 'Railroad last checked';

export const equipmentAndCargo = 'Equipment and cargo';
export const weight = 'Weight';
export const seal = 'Seal';
export const containerReferences = 'Container references';

export const tracking = 'Tracking';
export const trackedWith = 'Carrier';
export const carrierLastUpdated = 'Carrier last updated';
export const scac = 'SCAC';
export const carrierPage = (carrier: string): string => `Tracking page of ${carrier}`;
export const contactPage = (carrier: string): string => `Contact page of ${carrier}`;
export const carrierNumber = 'Carrier number';
export const added = 'Added';
export const customer = 'Customer';
export const noCustomer = 'No customer';

export const customFieldsOf = (entity: string): string =>
  entity === 'container' ? 'Custom fields of the container' : 'Custom fields of the shipment';
export const noneFilledIn = 'None filled in';
export const filledIn = (count: number): string => (count === 0 ? noneFilledIn : `${count} filled in`);
export const notLoaded = 'Not loaded';
export const noneDefined = 'None defined';
export const defineFirst =
  'This account has no custom fields yet. They hold what no carrier reports, such as a cost center.';
export const manageFields = 'Define or edit custom fields';
export const loadingCustomFields = 'Loading custom fields';
export const customFieldsFailed = (why: string): string => `Custom fields could not be loaded. ${why}.`;
