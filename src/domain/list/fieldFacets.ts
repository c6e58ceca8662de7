import type { Container } from '#/domain/records/container.ts';
import type { CustomDefinition, CustomField } from '#/domain/records/customField.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { Instant } from '#/time/instant.ts';
import type { FacetValue, NamedValue } from './facetCounts.ts';
import { anyValue, fieldTest, namedChoices } from './fieldFilter.ts';
import { fieldsOf } from './fields.ts';
import { filterTests } from './filter.ts';
import { foundBy } from './foundBy.ts';
import type { RowKind } from './row.ts';
import type { ReadyFilter } from './view.ts';

/** A custom field as a filter. */
export interface FieldFacet {
  readonly slug: string;
  readonly label: string;
  readonly chosen: readonly string[];
  /** That it is filled in, then the values that can be chosen, most first. */
  readonly values: readonly FacetValue[];
}

/** Only of these are the values few enough to choose from. */
const chosenTypes: ReadonlySet<string | null> = new Set(['enum', 'enum_multi', 'boolean']);

/**
 * How many rows each value of each custom field would leave, whatever is chosen in that field now.
 *
 * @param nameOf orders values of one count
 */
export function fieldFacets(
  shipments: readonly Shipment[],
  definitions: readonly CustomDefinition[],
  by: RowKind,
  filter: ReadyFilter,
  now: Instant,
  nameOf: (value: NamedValue) => string,
): readonly FieldFacet[] {
  const tests = filterTests({ ...filter, fields: undefined }, now);
  const failingFields = fieldTest(filter.fields);
  const choices = new Map(Object.entries(filter.fields ?? {}));
  const facets = new Map(
    definitions.map(({ slug, label, dataType }) => {
      const chosen = choices.get(slug) ?? [];
      return [slug, { label, chosen, isChosen: chosenTypes.has(dataType), tally: new Tally(chosen) }];
    }),
  );
  for (const { shipment, containers: found } of foundBy(shipments, filter)) {
    if (tests.failing(shipment).length > 0 || !tests.window(shipment)) continue;
    const left = tests.containers(shipment, found);
    if (!left || (by === 'container' && left.length === 0)) continue;
    const members: readonly (Container | null)[] = left.length > 0 ? left : [null];
    const failing = members.map((member) => failingFields(shipment, member));
    for (const [slug, { tally, isChosen }] of facets) {
      // No choice in this field brings back what another field excludes.
      const open = members.filter((_, index) => failing[index]?.every((other) => other === slug));
      const rows = by === 'shipment' ? [open] : open.map((member) => [member]);
      for (const row of rows) {
        if (row.length > 0) tally.addRow(fieldsOf(slug, shipment, row), isChosen);
      }
    }
  }
  return [...facets].map(([slug, { label, chosen, tally }]) => ({
    slug,
    label,
    chosen,
    values: tally.values(nameOf),
  }));
}

class Tally {
  readonly #counts = new Map<string, Omit<FacetValue, 'value'>>([[anyValue, { name: null, count: 0 }]]);

  /** @param chosen is listed even when nothing has it */
  constructor(chosen: readonly string[]) {
    for (const value of chosen) this.#counts.set(value, { name: null, count: 0 });
  }

  /** A row counts once for each of its values. */
  addRow(fields: readonly CustomField[], isChosen: boolean) {
    const names = new Map(fields.flatMap(namedChoices));
    for (const [value, name] of names) {
      if (value !== anyValue && !isChosen && !this.#counts.has(value)) continue;
      this.#counts.set(value, { name, count: (this.#counts.get(value)?.count ?? 0) + 1 });
    }
  }

  values(nameOf: (value: NamedValue) => string): FacetValue[] {
    const [any, ...rest] = [...this.#counts].map(([value, counted]) => ({ value, ...counted }));
    return [
      ...(any ? [any] : []),
      ...rest.toSorted((a, b) => b.count - a.count || (nameOf(a) < nameOf(b) ? -1 : 1)),
    ];
  }
}
