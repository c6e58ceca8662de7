import type { PickupSite } from '#/domain/pickup/pickupSite.ts';
import type { Whereabouts, WhereBeside } from '#/domain/pickup/whereNow.ts';
import { placeName, placeWithCode } from '#/domain/records/placeName.ts';
import { comma } from '#/language/punctuation.ts';

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

/** `At CN Brampton, Toronto`, `On rail to Elwood`. */
export function describeWhere({ kind, site }: Whereabouts): string {
  if (kind === 'at') return `${at} ${describeSite(site) ?? unreportedPlace}`;
  if (kind === 'offDock') return offDockAt(site.terminal?.name ?? null);
  return `${carriedBy[kind]} ${to(placeName(site.place))}`;
}

/** The same beside its status, which it does not repeat: `CN Brampton, Toronto`, `to Elwood`. */
export function describeWhereBeside(where: WhereBeside): string {
  const { kind, site, isSaid } = where;
  if (kind === 'at') return describeSite(site) ?? unreportedPlace;
  if (!isSaid) return describeWhere(where);
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
