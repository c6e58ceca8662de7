import { type CustomDefinition, customDefinitions } from './customDefinitions.ts';
import type { Gazetteer } from './gazetteer.ts';
import type { ContainerPlan, ShipmentPlan } from './plan.ts';
import { chance, type Key, pick, range, rootKey, uuid, whole } from './random.ts';
import { day, hour } from './schedule.ts';

/** One value that somebody filled in. */
export interface CustomValue {
  readonly id: string;
  readonly definition: CustomDefinition;
  readonly entity: { readonly type: 'shipment' | 'container'; readonly id: string };
  readonly value: unknown;
  /** As the service's own screens write it (docs/interface.md 3.9, formats). */
  readonly display: string;
}

type Filled = readonly [value: unknown, display: string];

/** What people filled in on a shipment: on about half of them, and there most fields. */
export function shipmentValues(gazetteer: Gazetteer, plan: ShipmentPlan): readonly CustomValue[] {
  const key = rootKey(plan.id);
  if (!chance(0.5, key, 'custom fields')) return [];
  return fill('Shipment', { type: 'shipment', id: plan.id }, key, (slug) =>
    shipmentValue(slug, gazetteer, plan, key),
  );
}

/** What people filled in on a container of a shipment that has such values at all. */
export function containerValues(shipment: ShipmentPlan, plan: ContainerPlan): readonly CustomValue[] {
  if (!chance(0.5, rootKey(shipment.id), 'custom fields')) return [];
  const key = rootKey(plan.id);
  return fill('Cargo', { type: 'container', id: plan.id }, key, (slug) =>
    containerValue(slug, shipment, key),
  );
}

function fill(
  entityType: CustomDefinition['entityType'],
  entity: CustomValue['entity'],
  key: Key,
  valueOf: (slug: string) => Filled | null,
): readonly CustomValue[] {
  return customDefinitions.flatMap((definition) => {
    const { slug } = definition;
    if (definition.entityType !== entityType || !chance(0.75, key, `has ${slug}`)) return [];
    const filled = valueOf(slug) ?? valueOfOptions(definition, key);
    if (!filled) return [];
    const [value, display] = filled;
    return [{ id: uuid(key, `custom ${slug}`), definition, entity, value, display }];
  });
}

function shipmentValue(slug: string, gazetteer: Gazetteer, plan: ShipmentPlan, key: Key): Filled | null {
  switch (slug) {
    case 'cost_center':
      return text(`${pick(['LOG', 'MFG', 'RTL'], key, 'house')}-${whole(1000, 9999, key, 'center')}`);
    case 'insured':
      return flag(chance(0.7, key, 'insured'));
    case 'declared_value_usd':
      return text(String(whole(16_000, 960_000, key, 'value') / 2));
    case 'promised_on':
      return text(dayOf((plan.destinationAta ?? plan.podAta) + whole(3, 12, key, 'promise') * day));
    case 'agreed_terminal': {
      const terminal = plan.podTerminalId === null ? null : gazetteer.terminal(plan.podTerminalId);
      return terminal && [{ type: terminal.type, id: terminal.id }, terminal.name];
    }
    default:
      return null;
  }
}

function containerValue(slug: string, shipment: ShipmentPlan, key: Key): Filled | null {
  switch (slug) {
    case 'pallets':
      return text(String(whole(8, 44, key, 'pallets')));
    case 'inspected':
      return flag(chance(0.8, key, 'inspected'));
    case 'dock_slot': {
      const last = shipment.destinationAta ?? shipment.podAta;
      const at = Math.floor((last + range(2, 9, key, 'slot') * day) / (hour / 2)) * (hour / 2);
      return text(`${dayOf(at)} ${new Date(at).toISOString().slice(11, 19)}`);
    }
    default:
      return null;
  }
}

function valueOfOptions({ dataType, options }: CustomDefinition, key: Key): Filled | null {
  if (dataType === 'enum') {
    const option = pick(options, key, 'option');
    return [option.value, option.label];
  }
  if (dataType !== 'enum_multi') return null;
  const chosen = options.filter((option) => chance(0.4, key, option.value));
  if (chosen.length === 0) return null;
  return [chosen.map(({ value }) => value), chosen.map(({ label }) => label).join(', ')];
}

const text = (value: string): Filled => [value, value];
const flag = (value: boolean): Filled => [value, value ? 'Yes' : 'No'];
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
