import { type ActiveFilter, activeFilters, type FilterFact } from '#/domain/list/activeFilters.ts';
import type { KnownColumns } from '#/domain/list/columns.ts';
import type { ChosenFacet } from '#/domain/list/facetNames.ts';
import { choiceName } from '#/domain/list/fieldFilter.ts';
import { fieldKey } from '#/domain/list/fields.ts';
import type { FleetFilter } from '#/domain/list/view.ts';
import type { CustomFields } from '#/domain/records/customField.ts';
import { counted } from '#/language/plural.ts';
import { formatWindow } from './arrivalWindow.ts';
import { columnLabel } from './listColumns.ts';
import { fieldValueLabel } from './listFacets.ts';

/** What filters are called beside their values. */
export const filterNames = {
  status: 'Status',
  ready: 'Pickup',
  hold: 'Hold',
  lfd: 'Last free day',
  where: 'Where',
  arrival: 'POD arrival',
  eta: 'POD ETA',
  carrier: 'Carrier',
  podVessel: 'Vessel',
  pol: 'POL',
  pod: 'POD',
  destination: 'Inland destination',
  terminal: 'Terminal',
  customer: 'Customer',
  tracking: 'Tracking',
  tag: 'Tag',
  day: 'Arrival day',
  changed: 'Changed',
  exception: 'Exception',
  cost: 'Cost by tariff',
  set: 'Number list',
  active: 'Shown',
  q: 'Text',
} as const satisfies Partial<Record<keyof FleetFilter | 'day', string>>;

export const sinceLastReview = 'Since last review';
/** @param count null where only the device knows the numbers */
const describeSet = (count: number | null): string =>
  count === null ? 'on this device' : counted(count, 'number');
/** A filter of the list that hides what is finished. */
const activeOnly = 'Active only';

/** A filter in words, and how to remove it. */
export interface FilterInForce extends Pick<ActiveFilter, 'key' | 'without'> {
  readonly name: string;
  readonly label: string;
}

/** What filters are described by. */
interface Naming {
  /** What the value of a facet is called, where that is known. */
  readonly labelOf: (facet: ChosenFacet, value: string) => string | undefined;
  /** What the values of custom fields are called, once they are known. */
  readonly fields: CustomFields | undefined;
  readonly known: KnownColumns;
}

export const filtersInForce = (filter: FleetFilter, naming: Naming): readonly FilterInForce[] =>
  activeFilters(filter).map(({ key, fact, without }) => ({ key, without, ...describeFilter(fact, naming) }));

function describeFilter(
  fact: FilterFact,
  { labelOf, fields, known }: Naming,
): { readonly name: string; readonly label: string } {
  switch (fact.code) {
    case 'active':
      return { name: filterNames.active, label: activeOnly };
    case 'facet':
      return { name: filterNames[fact.facet], label: labelOf(fact.facet, fact.value) ?? fact.value };
    case 'field': {
      const { slug, value } = fact;
      const column = known.find(fieldKey(slug));
      return {
        name: column ? columnLabel(column) : slug,
        label: fieldValueLabel({ value, name: choiceName(fields?.fields ?? [], slug, value) }),
      };
    }
    case 'window':
      return { name: filterNames.day, label: formatWindow(fact.window) };
    case 'changed':
      return { name: filterNames.changed, label: sinceLastReview };
    case 'set':
      return { name: filterNames.set, label: describeSet(fact.count) };
    case 'q':
      return { name: filterNames.q, label: fact.text };
  }
}
