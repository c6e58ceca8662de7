import type { CostState } from '#/domain/list/column.ts';
import { onHold } from '#/domain/list/containerFacets.ts';
import type { FacetCounts, NamedValue, NameValue } from '#/domain/list/facetCounts.ts';
import type { Facet } from '#/domain/list/facetNames.ts';
import { anyValue } from '#/domain/list/fieldFilter.ts';
import { lookup } from '#/domain/records/lookup.ts';
import { arrivalStateLabels } from './arrival.ts';
import { flagLabels } from './customFields.ts';
import { holdLabel } from './holds.ts';
import { readyLabels } from './listCells.ts';
import { statusLabel, trackingStateLabels } from './status.ts';

/** A hold that blocks the pickup, whatever it is called. */
const onHoldWord = 'On hold';
/** How far away the last free day is. */
const freeDayLabels = {
  past: 'LFD past',
  today: 'LFD today',
  soon: 'LFD in 1 to 3 days',
  later: 'LFD later',
} as const;
/** Where a container is on its journey. */
export const whereLabels = {
  origin: 'At origin',
  sea: 'At sea',
  port: 'At port',
  inland: 'On rail/inland',
  destination: 'At destination',
  out: 'Empty not returned',
  returned: 'Empty returned',
  unknown: 'Not reported',
} as const;
/** How the ETA has moved against the original one. */
const etaShiftLabels = { slipped: 'Slipped', on_time: 'On time', pulled_in: 'Pulled in' } as const;

/** How a container stands by the team's tariffs. */
export const costStateLabels: Readonly<Record<CostState, string>> = {
  now: 'Counting now',
  tomorrow: 'From tomorrow',
  free: 'Within free time',
  ended: 'No longer counting',
  unknown: 'No sum',
};

/** A custom field that has any value. */
const filledIn = 'Filled in';

/** What a value of a facet is called; a word that we do not know as it came. */
export const valueLabel: NameValue = (facet, { value, name }) => {
  switch (facet) {
    case 'status':
      return statusLabel(value);
    case 'ready':
      return lookup(readyLabels, value) ?? value;
    case 'hold':
      return value === onHold ? onHoldWord : holdLabel(value);
    case 'lfd':
      return lookup(freeDayLabels, value) ?? value;
    case 'where':
      return lookup(whereLabels, value) ?? value;
    case 'arrival':
      return lookup(arrivalStateLabels, value) ?? value;
    case 'eta':
      return lookup(etaShiftLabels, value) ?? value;
    case 'tracking':
      return lookup(trackingStateLabels, value) ?? value;
    case 'carrier':
    case 'podVessel':
    case 'pol':
    case 'pod':
    case 'destination':
    case 'terminal':
    case 'customer':
    case 'tag':
      return name ?? value;
  }
};

/** What the values are called that were counted. */
export function countedLabels(counts: FacetCounts) {
  return (facet: Facet, value: string): string | undefined => {
    const found = counts[facet].find((counted) => counted.value === value);
    return found && valueLabel(facet, found);
  };
}

/** What a value of a custom field is called, by the name that records have for it. */
export function fieldValueLabel({ value, name }: NamedValue): string {
  return name ?? (value === anyValue ? filledIn : (lookup(flagLabels, value) ?? value));
}
