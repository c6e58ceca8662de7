import type { AgainstStatus, Contradiction } from '#/domain/pickup/contradiction.ts';
import {
  carrierReleaseHold,
  type HoldClearing,
  type HoldEffect,
  knownHold,
  type KnownHoldName,
} from '#/domain/pickup/holds.ts';
import type { ReadinessReason, UnderWay } from '#/domain/pickup/pickup.ts';
import type { PickupSite } from '#/domain/pickup/pickupSite.ts';
import { saysWhere, type Whereabouts, whereabouts } from '#/domain/pickup/whereNow.ts';
import type { Release } from '#/domain/records/container.ts';
import { lookup } from '#/domain/records/lookup.ts';
import { placeName, placeWithCode } from '#/domain/records/placeName.ts';
import type { ShipmentContainer } from '#/domain/records/shipmentContainer.ts';
import { formatList } from '#/language/formatList.ts';
import { comma } from '#/language/punctuation.ts';
import { statusLabel } from './status.ts';

// Holds.

/** What a hold is called. */
interface HoldName {
  readonly label: string;
  /** By itself; an exam is one by its name. */
  readonly hold: string;
  /** Who clears it. */
  readonly who: string;
}

const holdNames: Readonly<Record<KnownHoldName, HoldName>> = {
  freight: { label: 'Freight', hold: 'Freight hold', who: 'carrier' },
  // Says by its name who clears it, and that this is pending.
  line: { label: 'Carrier release', hold: 'Carrier release pending', who: 'carrier' },
  customs: { label: 'Customs', hold: 'Customs hold', who: 'customs broker' },
  USDA: { label: 'USDA', hold: 'USDA hold', who: 'customs broker' },
  VACIS: { label: 'VACIS exam', hold: 'VACIS exam', who: 'customs broker' },
  TMF: { label: 'TMF', hold: 'TMF hold', who: 'payer of the fee' },
  other: { label: 'Other', hold: 'Other hold', who: 'terminal' },
};

/** When or where a hold is cleared. */
export const holdClearings: Readonly<Record<HoldClearing, string>> = {
  freightPaid: 'once freight is paid and the bill released',
  afterExam: 'after the customs exam',
  atFeeService: 'at the terminal’s fee service',
};

/** Our words for the name of a hold; a name we do not know as it came. */
export const holdLabel = (name: string): string => lookup(holdNames, name)?.label ?? name;

/** `Customs hold`; an exam is one by its name. */
export function holdName(name: string): string {
  const known = lookup(holdNames, name);
  if (known) return known.hold;
  return name.endsWith(' exam') ? name : `${name} hold`;
}

/** Who usually clears a hold, when and where; null of one we do not know. */
export function holdResolver(name: string): string | null {
  const who = lookup(holdNames, name)?.who;
  const clearing = knownHold(name)?.clearing;
  return who === undefined ? null : [who, clearing && holdClearings[clearing]].filter(Boolean).join(comma);
}

/**
 * A hold that may become one: `Customs hold pending`.
 *
 * @param called what it is called where this stands
 */
export const pendingHold = (name: string, called = holdName(name)): string =>
  name === carrierReleaseHold ? called : `${called} pending`;

/** A hold whose status is unknown. */
export const unclearHold = (called: string): string => `${called}, status unknown`;

/** A hold with what it does: `USDA hold`, `Customs hold pending`. */
export function holdWithEffect(
  { name, effect }: { readonly name: string; readonly effect: HoldEffect },
  called = holdName(name),
): string {
  switch (effect) {
    case 'blocks':
      return called;
    case 'warns':
      return pendingHold(name, called);
    case 'unclear':
      return unclearHold(called);
  }
}

const holdLabels = (names: readonly string[]): string => names.map(holdLabel).join(comma);

// Releases and availability.

/** Who has to let a container go (docs/interface.md 3.12): on its own, and in a sentence. */
const releasers: Readonly<Record<string, { readonly label: string; readonly by: string }>> = {
  customs: { label: 'Customs', by: 'customs' },
  freight: { label: 'Carrier', by: 'the carrier' },
  terminal: { label: 'Terminal', by: 'the terminal' },
};
const releaseStates: Readonly<Record<string, string>> = {
  released: 'released',
  hold: 'on hold',
  pending: 'pending',
};

/** `Customs released`, `Carrier on hold`; a word that we do not know as it came. */
export const releaseLabel = ({ name, status }: Release): string =>
  `${lookup(releasers, name)?.label ?? name} ${lookup(releaseStates, status) ?? status}`;

/** `Not released by customs and the terminal` */
export function notReleasedBy(releases: readonly string[]): string {
  const names = formatList(releases.map((name) => lookup(releasers, name)?.by ?? name));
  return `Not released by ${names}`;
}

const underWay: Readonly<Record<UnderWay, string>> = {
  notLoaded: 'Not on the vessel yet.',
  onVessel: 'Still on the vessel.',
  onRail: 'Still on rail.',
  onTheWayInland: 'Gated out at the port, on the way inland.',
  probablyInland: 'Gated out at the port. The destination is inland, so this is probably not the pickup.',
};

/** Whether it can be picked up, and why: a sentence. */
export function describeReadiness(reason: ReadinessReason): string {
  switch (reason.code) {
    case 'pickedUp':
      return 'Picked up.';
    case 'underWay':
      return underWay[reason.why];
    case 'holds':
      return `On hold: ${holdLabels(reason.holds)}.`;
    case 'unclearHolds':
      return `Hold status unknown: ${holdLabels(reason.holds)}.`;
    case 'pendingHolds':
      return `Pending, may become a hold: ${holdLabels(reason.holds)}.`;
    case 'holdsNotReported':
      return 'Holds not reported.';
    case 'notReleased':
      return `${notReleasedBy(reason.releases)}.`;
    case 'notReported':
      return reason.isNeverReported
        ? 'The terminal does not report availability.'
        : 'Availability not reported.';
    case 'available':
      return 'Available, as the terminal reports.';
    case 'conflict':
      return describeContradiction(reason.contradiction);
  }
}

const againstStatus: Readonly<Record<AgainstStatus, string>> = {
  arrived: 'the arrival at the port is reported',
  discharged: 'the discharge is reported',
  leftPort: 'the gate-out at the port is reported',
  onRail: 'the loading on rail is reported',
  cameInland: 'the arrival inland is reported',
  pickedUp: 'the gate-out full is reported',
  delivered: 'the delivery is reported',
  returned: 'the empty return is reported',
  ahead: 'its time lies ahead',
  reportedAvailable: 'the terminal reports it as available',
  reportedNotAvailable: 'the terminal reports it as not available',
  availabilityNotReported: 'the terminal reports no availability',
  blocked: 'a hold blocks the pickup',
};

/** What contradicts what, as a sentence: `The status says “Available”, though the delivery is reported.` */
export function describeContradiction(contradiction: Contradiction): string {
  switch (contradiction.code) {
    case 'availability':
      return 'The terminal reports it as available, which contradicts this: its data is out of step.';
    case 'returnedBeforeArrival':
      return 'The empty return is reported for a time before the arrival.';
    case 'status':
      return `The status says “${statusLabel(contradiction.status)}”, though ${againstStatus[contradiction.against]}.`;
  }
}

// Where it is.

const at = 'At';
/** What takes it to a place. */
const carriedBy = { rail: 'On rail', vessel: 'On vessel', inland: 'On the way inland' } as const;
const to = (place: string | null): string => `to ${place ?? unreportedPlace}`;
const unreportedPlace = 'a place that is not reported';
const offDock = 'Off dock';
const yardNotReported = 'yard not reported';
const offDockAt = (yard: string | null): string =>
  yard === null ? `${offDock}, ${yardNotReported}` : `${offDock} at ${yard}`;
const atYard = (yard: string): string => `at ${yard}`;

/** `CN Brampton, Toronto`; null where neither is named. */
export function describeSite({ terminal, place }: PickupSite): string | null {
  const names = [terminal?.name, placeName(place)].filter(Boolean);
  return names.length > 0 ? names.join(comma) : null;
}

/** `At CN Brampton, Toronto`, `On rail to Elwood`; null where it is not reported, and once it is out. */
export function describeWhere(box: ShipmentContainer): string | null {
  const found = whereabouts(box);
  if (!found) return null;
  const { kind, site } = found;
  if (kind === 'at') return `${at} ${describeSite(site) ?? unreportedPlace}`;
  if (kind === 'offDock') return offDockAt(site.terminal?.name ?? null);
  return `${carriedBy[kind]} ${to(placeName(site.place))}`;
}

/**
 * The same beside its status, which it does not repeat: `CN Brampton, Toronto`, `to Elwood`.
 *
 * @param status the word of a `StatusFact`
 */
export function placeBeside(status: string, box: ShipmentContainer): string | null {
  const found = whereabouts(box);
  if (!found) return null;
  const { kind, site } = found;
  if (kind === 'at') return describeSite(site) ?? unreportedPlace;
  if (!saysWhere(status, kind)) return describeWhere(box);
  if (kind !== 'offDock') return to(placeName(site.place));
  const yard = site.terminal?.name ?? null;
  return yard === null ? offDockAt(null) : atYard(yard);
}

/** Where it is in two parts, the place first: `Los Angeles (USLAX)` and `West Basin`, `On vessel` and `to Oakland (USOAK)`. */
export function whereInParts({ kind, site }: Whereabouts): readonly [where: string, more: string | null] {
  const place = placeWithCode(site.place);
  const terminal = site.terminal?.name ?? null;
  if (kind === 'offDock') return [offDock, terminal ?? yardNotReported];
  if (kind !== 'at') return [carriedBy[kind], to(place)];
  return place === null ? [terminal ?? unreportedPlace, null] : [place, terminal];
}
