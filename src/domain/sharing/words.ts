import { comma } from '#/language/punctuation.ts';
import type { ShareKind } from './choices.ts';

/** What each choice is of, as a list names it. */
export const kindLabels: Readonly<Record<ShareKind, string>> = {
  references: 'References and bill of lading',
  parties: 'Customer',
  money: 'Fees',
  holds: 'Holds',
  exceptions: 'Problems and changes of ETA',
  documents: 'Names of documents',
  map: 'Map and position of the vessel',
};

export const booking = 'Booking';
export const carrier = 'Carrier';
export const billOfLading = 'Bill of lading';
export const references = 'References';
export const customer = 'Customer';
export const portOfLoading = 'Port of loading';
export const portOfDischarge = 'Port of discharge';
export const inlandDestination = 'Inland destination';
export const terminal = 'Terminal';
export const vessel = 'Vessel';
export const etd = 'ETD';
export const atd = 'ATD';
export const eta = 'ETA';
export const ata = 'ATA';
export const passed = 'passed, not confirmed';
/** `ETA Los Angeles` */
export const ofPlace = (what: string, place: string | null): string =>
  place === null ? what : `${what} ${place}`;
export const appointment = 'Pickup appointment';
export const pickedUp = 'Picked up';
export const holds = 'Holds';
export const noHolds = 'None';
export const fees = 'Fees reported';
export const carrierUpdated = 'Carrier last updated';
export const noUpdate = 'No update yet';
export const trackingStopped = 'Tracking stopped';
export const terminalChecked = 'Terminal last checked';
export const railChecked = 'Railroad last checked';

export const mapOf = (places: readonly string[]): string => `Map: ${places.join(comma)}.`;
/** `Ivory Accord at 34.05° N 140.20° W, reported Tue 24 Nov 09:00 UTC.` */
export const vesselAt = (name: string | null, position: string, reported: string | null): string =>
  `${name ?? 'Vessel'} at ${position}, ${reported === null ? 'time not reported' : `reported ${reported}`}.`;

/** A container whose number is not reported, by its place. */
export const unnamedContainer = (position: number): string => `container ${position}`;
