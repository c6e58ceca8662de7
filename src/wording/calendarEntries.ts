import { colon } from '#/language/punctuation.ts';

// Entries of a calendar (files/calendarFact.ts).

/** Notes on the start of a calendar entry. */
export const zoneNotReported =
  'Local time at the place. Its time zone is not reported, so this entry has none.';
export const timeNotReported = 'The source reports 00:00, so it may know only the day.';
export const timeTwice = (time: string) =>
  `${time} at the place, where clocks go back and show that time twice.`;

/** `MEDU0000001 arrival at Los Angeles: overdue` */
export function arrivalTitle(number: string, place: string | null, state: string): string {
  return `${number} arrival${place === null ? '' : ` at ${place}`}: ${state}`;
}
export const arrivalFacts = (state: string) => `Arrival at the port of discharge: ${state}.`;
export const vesselLine = (words: string) => `Vessel: ${words}`;
export const containersLine = (numbers: readonly string[]) => `Containers: ${numbers.join(', ')}`;
export const theCarrier = 'the carrier';

/** @param updated when the carrier last updated; null where that is not reported */
export function estimateSource(carrier: string, updated: string | null): string {
  return `Source: ${carrierUpdate(carrier, updated)}`;
}

/** Who reported an actual arrival is in its events, which the list does not have. */
export function actualSource(carrier: string, updated: string | null): string {
  return `Recorded by the tracking service. Carrier: ${carrierUpdate(carrier, updated)}`;
}

/** @param when what the record of the shipment says, where the one of the container counts */
export const otherArrival = (when: string): string => `The carrier reports ${when}.`;

function carrierUpdate(carrier: string, updated: string | null): string {
  return `${carrier}, ${updated === null ? 'last update not reported' : `last updated ${updated}`}`;
}

export const appointmentTitle = (number: string) => `Pickup appointment ${number}`;
export const appointmentFacts = (bill: string) => `Pickup appointment, bill of lading ${bill}.`;
export function terminalSource(checked: string | null): string {
  return `Source: the terminal, ${checkedOn(checked)}`;
}

export function freeDayTitle(number: string, isPickedUp: boolean): string {
  return `${isPickedUp ? 'Picked up: last' : 'Last'} free day ${number}`;
}
export const freeDayFacts = (bill: string) => `The whole day is free at the place. Bill of lading ${bill}.`;
export const freeDayOf = (source: string, day: string) => `${source}${colon}${day}`;
export const pickedUpOn = (day: string) => `The container was picked up on ${day}.`;
export const lastChecked = (who: 'terminal' | 'rail', checked: string | null) =>
  `${who === 'rail' ? 'Railroad' : 'Terminal'} ${checkedOn(checked)}`;

function checkedOn(at: string | null): string {
  return at === null ? 'never checked' : `last checked ${at}`;
}
