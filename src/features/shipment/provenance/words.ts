export const dateSources = 'Date sources and history';
export const dateSourcesOf = (number: string): string => `Date sources and history of ${number}`;
/** Names the button beside a date: `AIS: sources of Vessel arrived`. */
export const sourcesOf = (source: string, fact: string): string => `${source}: sources of ${fact}`;
export const close = 'Close';

export const copyAsText = 'Copy as text';
export const copyDateSources = 'Copy as text: date sources and history';
export const theDateSources = 'date sources and history';
export const containerOfShipment = (container: string, shipment: string): string =>
  `Container ${container}, shipment ${shipment}`;
export const asOf = (time: string): string => `As of ${time}`;

export const noDates = 'No dates yet';
export const noDatesWhy = 'Neither the carrier nor a terminal has reported a date for this container.';
export const eventsMissing = 'Events could not be loaded, so only the records are shown.';
export const estimatesMissing = 'Estimates could not be loaded, so revisions are missing.';

export const columns = [
  'Event',
  'Date',
  'Source',
  'Received',
  'Lag',
  'Age, last update',
  'Agreement',
] as const;

export const ofAnotherContainer = (source: string): string => `${source}, of another container`;
export const differsBy = (source: string, apart: string): string => `${source} · differs by ${apart}`;

export const timeNotReported = 'Time not reported';
export const learned = 'Received';
export const learnedAt = 'received';
export const learnedNotReported = 'Received: not reported';
export const notReported = 'not reported';
export const lastUpdated = 'last updated';
export const inThe = (origins: string): string => `in the ${origins}`;
