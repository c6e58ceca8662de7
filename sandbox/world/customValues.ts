import { type CustomDefinition, plannedDefinitions } from './customDefinitions.ts';
import type { Gazetteer } from './gazetteer.ts';
import type { ContainerPlan, InitialFields, PlannedValue, ShipmentPlan } from './plan.ts';
import { chance, type Key, pick, range, rootKey, whole } from './random.ts';
import { day, hour } from './schedule.ts';

/** What people filled in on a shipment: what a request brings, else on about half of them, and there most fields. */
export function shipmentValues(gazetteer: Gazetteer, plan: ShipmentPlan): readonly PlannedValue[] {
  const { initialFields } = plan.request;
  if (initialFields) return lastOfEach(initialFields.shipment);
  const key = rootKey(plan.id);
  if (!chance(0.5, key, 'custom fields')) return [];
  return fill('Shipment', key, (slug) => shipmentValue(slug, gazetteer, plan, key));
}

/** What people filled in on a container of a shipment that has such values at all. */
export function containerValues(shipment: ShipmentPlan, plan: ContainerPlan): readonly PlannedValue[] {
  const { initialFields } = shipment.request;
  if (initialFields) return lastOfEach(initialValues(initialFields, plan));
  if (!chance(0.5, rootKey(shipment.id), 'custom fields')) return [];
  const key = rootKey(plan.id);
  return fill('Cargo', key, (slug) => containerValue(slug, shipment, key));
}

/** Values for all containers, and then those for this one, which count more. */
function initialValues({ containers }: InitialFields, { number }: ContainerPlan): readonly PlannedValue[] {
  return [
    ...containers.filter((value) => value.number === null),
    ...containers.filter((value) => value.number === number),
  ];
}

function lastOfEach(values: readonly PlannedValue[]): readonly PlannedValue[] {
  const last = new Map(values.map(({ definitionId, value }) => [definitionId, value]));
  return Array.from(last, ([definitionId, value]) => ({ definitionId, value }));
}

function fill(
  entityType: CustomDefinition['entityType'],
  key: Key,
  valueOf: (slug: string) => unknown,
): readonly PlannedValue[] {
  return plannedDefinitions.flatMap((definition) => {
    const { id, slug } = definition;
    if (definition.entityType !== entityType || !chance(0.75, key, `has ${slug}`)) return [];
    const value = valueOf(slug) ?? chosenOf(definition, key);
    return value === null ? [] : [{ definitionId: id, value }];
  });
}

function shipmentValue(slug: string, gazetteer: Gazetteer, plan: ShipmentPlan, key: Key): unknown {
  switch (slug) {
    case 'cost_center':
      return `${pick(['LOG', 'MFG', 'RTL'], key, 'house')}-${whole(1000, 9999, key, 'center')}`;
    case 'insured':
      return chance(0.7, key, 'insured');
    case 'declared_value_usd':
      return String(whole(16_000, 960_000, key, 'value') / 2);
    case 'promised_on':
      return dayOf((plan.destinationAta ?? plan.podAta) + whole(3, 12, key, 'promise') * day);
    case 'agreed_terminal': {
      const terminal = plan.podTerminalId === null ? null : gazetteer.terminal(plan.podTerminalId);
      return terminal && { type: terminal.type, id: terminal.id };
    }
    default:
      return null;
  }
}

function containerValue(slug: string, shipment: ShipmentPlan, key: Key): unknown {
  switch (slug) {
    case 'pallets':
      return String(whole(8, 44, key, 'pallets'));
    case 'inspected':
      return chance(0.8, key, 'inspected');
    case 'dock_slot': {
      const last = shipment.destinationAta ?? shipment.podAta;
      const at = Math.floor((last + range(2, 9, key, 'slot') * day) / (hour / 2)) * (hour / 2);
      return `${dayOf(at)} ${new Date(at).toISOString().slice(11, 19)}`;
    }
    default:
      return null;
  }
}

function chosenOf({ dataType, options }: CustomDefinition, key: Key): unknown {
  if (dataType === 'enum') return pick(options, key, 'option').value;
  if (dataType !== 'enum_multi') return null;
  const chosen = options.filter((option) => chance(0.4, key, option.value));
  return chosen.length === 0 ? null : chosen.map(({ value }) => value);
}

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
