// Apart from the words of times, for what reads the wire and comes before them.

export const zoneUnknown = 'zone unknown';
export const onlyTheDay = '00:00 may mean that the source gave only the day.';
export const unknownZone = 'Clock time of the place; its time zone is not known.';
export const zoneNotKnown = (zone: string): string =>
  `The source names the zone “${zone}”, which is not known.`;
export const shownInUtc = (note: string): string => `${note} Shown in UTC.`;
