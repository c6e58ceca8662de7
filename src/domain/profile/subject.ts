import type { ShipmentFacet } from '#/domain/list/facetNames.ts';
import { placeChoice, valueName, valuesOf, vesselChoice } from '#/domain/list/facets.ts';
import type { FleetSearch } from '#/domain/list/search.ts';
import { isInPath } from '#/domain/records/identifiers.ts';
import { carrierKey } from '#/domain/records/identityKeys.ts';
import type { Facility, Place, Vessel } from '#/domain/records/place.ts';
import type { Carrier, Shipment } from '#/domain/records/shipment.ts';
import { vesselKey } from '#/domain/records/vesselIdentity.ts';
import type { Instant } from '#/time/instant.ts';

export const profileKinds = ['port', 'terminal', 'vessel', 'carrier'] as const;
export type ProfileKind = (typeof profileKinds)[number];

/** What a page is about, by the value that the filters of the list have for it (domain/list/facets.ts). */
export interface ProfileSubject {
  readonly kind: ProfileKind;
  readonly value: string;
}

/** What of a shipment may be the subject; of several the first. */
const parts = {
  port: ['pod', 'pol', 'destination'],
  terminal: ['terminal'],
  vessel: ['podVessel'],
  carrier: ['carrier'],
} as const satisfies Readonly<Record<ProfileKind, readonly ShipmentFacet[]>>;

/** The subject that an address names: `USLAX`, `IMO9321483` or its digits, a SCAC or another code of a carrier, a terminal's name. */
export function subjectOf(kind: ProfileKind, text: string): ProfileSubject {
  const name = text.trim();
  if (kind === 'terminal') return { kind, value: name };
  if (kind === 'carrier') return { kind, value: carrierKey({ scac: name, shortName: null, name: null }) };
  const upper = name.toUpperCase();
  return { kind, value: kind === 'vessel' ? upper.replace(/^IMO\s*(?=\d{7}(?: |$))/, '') : upper };
}

/** The subject of a value; null where it is not reported, or not well enough for the address of a page. */
export const profileSubject = (kind: ProfileKind, value: string): ProfileSubject | null =>
  isInPath(value) ? { kind, value } : null;
export const portSubject = (place: Place | null) => profileSubject('port', placeChoice(place));
export const vesselSubject = (vessel: Vessel | null) =>
  vesselKey(vessel) === null ? null : profileSubject('vessel', vesselChoice(vessel));
export const carrierSubject = (carrier: Carrier) => profileSubject('carrier', carrierKey(carrier));
export const terminalSubject = (terminal: Facility | null) =>
  profileSubject('terminal', terminal?.name ?? '');

/** What of an arrival is the subject: of a port the discharge there. */
export const facetOf = ({ kind }: ProfileSubject): ShipmentFacet => parts[kind][0];

/** All that arrives with it, or there. */
export const narrowedTo = (subject: ProfileSubject): FleetSearch => ({ [facetOf(subject)]: [subject.value] });

/** By what the shipment has to do with the subject; null where it has not. */
export function partOf(
  { kind, value }: ProfileSubject,
  shipment: Shipment,
  now: Instant,
): ShipmentFacet | null {
  if (kind === 'vessel' && vesselKey(shipment.podVessel) === null) return null;
  const facets: readonly ShipmentFacet[] = parts[kind];
  return facets.find((facet) => valuesOf(facet, shipment, now).includes(value)) ?? null;
}

/** The values of a shipment that have pages, with what they are called. */
export function* subjectsIn(
  shipment: Shipment,
  now: Instant,
): Generator<ProfileSubject & { readonly label: string }, void, undefined> {
  for (const kind of profileKinds)
    for (const facet of parts[kind])
      for (const value of valuesOf(facet, shipment, now)) {
        const subject = kind === 'vessel' ? vesselSubject(shipment.podVessel) : profileSubject(kind, value);
        if (subject?.value === value) yield { ...subject, label: valueName(facet, shipment) ?? value };
      }
}

export type FigureKind = keyof typeof searches | 'loading' | 'inland' | 'atDestination';

const atPort = { where: ['port'] };
const searches = {
  aboard: { where: ['sea'] },
  expected: { arrival: ['expected'] },
  overdue: { arrival: ['overdue'] },
  atPort,
  onLand: { where: ['port', 'destination'] },
  ready: { ready: ['yes'] },
  hold: { hold: ['on_hold'] },
  past: { lfd: ['past'] },
  near: { lfd: ['today', 'soon'] },
  out: { where: ['out'] },
} as const satisfies Readonly<Record<string, FleetSearch>>;

const kindsOf = {
  port: ['expected', 'overdue', 'atPort', 'ready', 'hold', 'past', 'near'],
  terminal: ['expected', 'overdue', 'atPort', 'ready', 'hold', 'past', 'near'],
  vessel: ['aboard', 'overdue', 'atPort', 'ready', 'hold', 'past', 'near'],
  carrier: ['expected', 'overdue', 'onLand', 'ready', 'hold', 'past', 'near', 'out'],
} as const satisfies Readonly<Record<ProfileKind, readonly (keyof typeof searches)[]>>;

/** Of a port or terminal only what waits there: who has gone inland waits elsewhere. */
const waitsHere: readonly FigureKind[] = ['ready', 'hold', 'past', 'near'];

/** The figures of a page, each with what narrows the list to its rows. */
export function figuresOf({ kind, value }: ProfileSubject): readonly {
  readonly kind: FigureKind;
  readonly search: FleetSearch;
}[] {
  const [part] = parts[kind];
  const isPlace = kind === 'port' || kind === 'terminal';
  const own = kindsOf[kind].map((one) => ({
    kind: one,
    search: {
      ...searches[one],
      ...(isPlace && waitsHere.includes(one) ? atPort : {}),
      [part]: [value],
    } satisfies FleetSearch,
  }));
  if (kind !== 'port') return own;
  return [
    { kind: 'loading', search: { where: ['origin'], pol: [value] } },
    ...own,
    { kind: 'inland', search: { where: ['inland'], destination: [value] } },
    { kind: 'atDestination', search: { where: ['destination'], destination: [value] } },
  ];
}
