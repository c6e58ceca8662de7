import type { FigureKind, ProfileKind } from '#/domain/profile/subject.ts';
import { counted, formatCount } from '#/language/plural.ts';

/** Stands after the count of containers. */
export const order = 'each figure opens its rows';
export const showInList = 'Show in list';
export const showOnMap = 'Show on map';

export const figuresTitle = 'Containers';
export const figureLabels: Readonly<Record<FigureKind, string>> = {
  loading: 'To be loaded here',
  aboard: 'At sea',
  expected: 'Expected',
  overdue: 'Arrival overdue',
  atPort: 'At the port',
  onLand: 'On land',
  ready: 'Ready for pickup',
  hold: 'On hold',
  past: 'Past last free day',
  near: 'LFD within 3 days',
  out: 'Empty not returned',
  inland: 'On the way inland to here',
  atDestination: 'Here after the move inland',
};

export const callsTitle = 'Calls ahead';
export const callsIntro = 'ETAs of different shipments are shown as a range.';
export const headings = { vessel: 'Vessel', port: 'Port', eta: 'ETA', containers: 'Containers' } as const;
export const overdue = 'overdue';
export const noCalls = 'No call is expected.';
export const withoutCall = (count: number): string =>
  `Not in the table: ${counted(count, 'container')} expected without a vessel, port or day of arrival.`;

export const freeDaysTitle = 'Last free days';
export const noFreeDays = 'No container waits here by a last free day.';
export const moreContainers = (count: number): string => `and ${formatCount(count)} more`;

export const recordTitle = 'Arrivals so far';
/** @param range such as `1 to 4 days later than the original ETA` */
export const usually = (range: string, arrivals: number): string =>
  `Usually ${range}, ${counted(arrivals, 'arrival')}. This is history, not a new ETA.`;
/** Names the carrier whose arrivals with a vessel they are. */
export const usuallyOf = (carrier: string, range: string, arrivals: number): string =>
  `${carrier}: usually ${range}, ${counted(arrivals, 'arrival')}. This is history, not a new ETA.`;
export const noRecord =
  'No range is shown: too few arrivals are known, or a range was not right often enough when tested.';
export const openRecord = 'Open carrier reliability';

export const contactsTitle = 'Contacts';
export const noContacts = 'No contact on this device names it.';
export const addContact = 'Open contacts';

/** @param name as the address has it */
export const unknown = (kind: ProfileKind, name: string) => ({
  title: `No shipment of yours names ${name}`,
  text:
    kind === 'port'
      ? 'A port is looked up by its UN/LOCODE, such as USLAX.'
      : kind === 'vessel'
        ? 'A vessel is looked up by its IMO number, such as IMO9321483.'
        : kind === 'carrier'
          ? 'A carrier is looked up by its SCAC, such as MAEU.'
          : 'A terminal is looked up by its name, as shipments have it.',
  find: `Find “${name}” in the whole account`,
});
