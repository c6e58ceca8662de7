import type { CustomDefinition } from './customField.ts';
import type { DataType } from './fieldEntry.ts';

/** A custom field that is being defined. */
export interface DefinitionDraft {
  readonly entityType: 'shipment' | 'container';
  readonly label: string;
  readonly slug: string;
  readonly dataType: DataType;
  readonly description: string;
  /** Of a field of type `reference`. */
  readonly referenceType: ReferenceType;
}

/** What can be changed once a field exists. */
export type DefinitionText = Pick<CustomDefinition, 'id' | 'label' | 'description'>;

/** What a field of type `reference` may refer to (docs/interface.md 2.11). */
export const referenceTypes = ['Party', 'Shipment', 'Container', 'Port', 'Terminal', 'Vessel'] as const;
export type ReferenceType = (typeof referenceTypes)[number];

const longestSlug = 63;

/** `Cost center` as `cost_center`; empty where the name has no letter that a slug may begin with. */
export function slugOf(label: string): string {
  return label
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replace(/^[^a-z]+/, '')
    .slice(0, longestSlug)
    .replace(/_+$/, '');
}

/** The value that records hold for an option of that label, which no other option has. */
export function optionValueOf(label: string, taken: readonly string[]): string {
  const value = slugOf(label) || 'option';
  for (let copy = 1; ; copy += 1) {
    const name = copy === 1 ? value : `${value}_${copy}`;
    if (!taken.includes(name)) return name;
  }
}
