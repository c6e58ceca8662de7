import { uniqueHolds } from '#/domain/pickup/holds.ts';
import type { ShareKind } from '#/domain/sharing/choices.ts';
import type { ReportedFact } from '#/domain/sharing/sharedFacts.ts';
import type { SharedFact } from '#/domain/sharing/snapshot.ts';
import { comma } from '#/language/punctuation.ts';
import { formatInstant, formatMoment, type FormatOptions, momentLine } from '#/time/format.ts';
import type { Instant } from '#/time/instant.ts';
import { wholeDay } from '#/time/localDay.ts';
import type { Moment } from '#/time/moment.ts';
import { daysLeftCount, freeDaySourceLabels } from './freeDay.ts';
import { holdLabel } from './holds.ts';
import { listFees } from './money.ts';
import { vesselAndVoyage } from './vessels.ts';

/** What each choice is of, as a list names it. */
export const shareKindLabels: Readonly<Record<ShareKind, string>> = {
  references: 'References and bill of lading',
  parties: 'Customer',
  money: 'Fees',
  holds: 'Holds',
  exceptions: 'Problems and changes of ETA',
  documents: 'Names of documents',
  map: 'Map and position of the vessel',
};

const factLabels: Readonly<
  Record<Exclude<ReportedFact['code'], 'departure' | 'arrival' | 'freeDay'>, string>
> = {
  carrier: 'Carrier',
  billOfLading: 'Bill of lading',
  references: 'References',
  customer: 'Customer',
  portOfLoading: 'Port of loading',
  vessel: 'Vessel',
  portOfDischarge: 'Port of discharge',
  terminal: 'Terminal',
  inlandDestination: 'Inland destination',
  pickedUp: 'Picked up',
  appointment: 'Pickup appointment',
  holds: 'Holds',
  fees: 'Fees reported',
  terminalChecked: 'Terminal last checked',
  railChecked: 'Railroad last checked',
  carrierUpdated: 'Carrier last updated',
  neverUpdated: 'Carrier last updated',
  trackingStopped: 'Tracking stopped',
};

const departureLabels = { actual: 'ATD', estimated: 'ETD', overdue: 'ETD' } as const;
const arrivalLabels = { actual: 'ATA', estimated: 'ETA', overdue: 'ETA' } as const;
/** `ETA Los Angeles` */
export const ofPlace = (what: string, place: string | null): string =>
  place === null ? what : `${what} ${place}`;

const passed = 'passed, not confirmed';
const noHolds = 'None';
const noUpdate = 'No update yet';

/** A fact as a label and what it says, on the clock of who reads it. */
export function describeReported(fact: ReportedFact, format: FormatOptions): SharedFact {
  const at = (moment: Moment) => momentLine(formatMoment(moment, format));
  switch (fact.code) {
    case 'references':
      return [factLabels.references, fact.numbers.join(', ')];
    case 'vessel':
      return [factLabels.vessel, vesselAndVoyage(fact.name, fact.voyage)];
    case 'departure':
    case 'arrival': {
      const labels = fact.code === 'departure' ? departureLabels : arrivalLabels;
      const text = at(fact.moment);
      return [
        ofPlace(labels[fact.state], fact.place),
        fact.state === 'overdue' ? `${text}, ${passed}` : text,
      ];
    }
    case 'pickedUp':
    case 'appointment':
      return [factLabels[fact.code], at(fact.moment)];
    case 'freeDay': {
      const count = fact.days === null ? '' : ` (${daysLeftCount(fact.days)})`;
      return [freeDaySourceLabels[fact.source], `${at(wholeDay(fact.day))}${count}`];
    }
    case 'holds':
      return [factLabels.holds, uniqueHolds(fact.holds).map(holdLabel).join(comma) || noHolds];
    case 'fees':
      return [factLabels.fees, listFees(fact.owed)];
    case 'neverUpdated':
      return [factLabels.neverUpdated, noUpdate];
    case 'carrierUpdated':
    case 'trackingStopped':
    case 'terminalChecked':
    case 'railChecked':
      return [factLabels[fact.code], formatAt(fact.at, format)];
    default:
      return [factLabels[fact.code], fact.name];
  }
}

const formatAt = (at: Instant, format: FormatOptions): string => momentLine(formatInstant(at, format));
