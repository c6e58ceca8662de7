import type { Fields } from './fields.ts';

export interface Labels {
  readonly refNumbers?: readonly string[];
  readonly tags?: readonly string[];
}

/** Lists replace what was there; `null` clears (docs/interface.md 2.6). */
export function readShipmentLabels(attributes: Fields): Labels {
  const tags = attributes.texts('tags');
  return { ...readReferences(attributes), ...(tags ? { tags: [...new Set(tags)] } : {}) };
}

/** A container has references and no tags (docs/interface.md 3.4). */
export function readReferences(attributes: Fields): Pick<Labels, 'refNumbers'> {
  const refNumbers = attributes.texts('ref_numbers');
  return refNumbers ? { refNumbers } : {};
}
