import { minute, second } from '#/time/durations.ts';

/** Ages of answers come in whole seconds. */
export const ageStep = second;

/** How long an answer counts as fresh, other than the list (fleet.ts). Terminals are asked a few times an hour, carriers less often. */
export const staleAfter = {
  shipment: 30 * second,
  events: minute,
  requests: 2 * minute,
  /** Carriers come and go a few times a year. */
  carriers: 60 * minute,
  customFields: 10 * minute,
  customDefinitions: 30 * minute,
  parties: 10 * minute,
  documents: 30 * second,
  documentTypes: 30 * minute,
  webhooks: 15 * second,
  /** Which events there are and where deliveries come from change with a release of the service. */
  aboutWebhooks: 60 * minute,
  /** Under which number something was requested does not change; a request may be new. */
  requestedUnder: 10 * minute,
  /** Vessels are located about every 15 minutes (docs/interface.md 7). */
  positions: 15 * minute,
  /** Each vessel of a fleet costs a request, so its position is read again at most once an hour at sea. */
  fleetPositions: 60 * minute,
  /** A leg is estimated as a whole; the position within it is read more often. */
  fleetTracks: 6 * 60 * minute,
} as const;

/** How often what is on the screen is read again, at the most. */
export const pace = {
  shipment: minute,
  requests: 5 * minute,
  positions: 15 * minute,
  /** Somebody who sets up a receiver waits for what comes of it. */
  webhooks: 15 * second,
} as const;

/** How long what is not on the screen is cached. */
export const cachedFor = {
  requests: Infinity,
  findAnswer: minute,
  customFields: Infinity,
  /** Longer than an answer is fresh: a route costs a request, and a vessel stays where it was seen until it is read again. */
  positions: 24 * 60 * minute,
  fleetTracks: 24 * 60 * minute,
  /** A change that was refused, with what was typed, and one that can be taken back. */
  edit: 30 * minute,
} as const;
