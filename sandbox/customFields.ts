import type { Instant } from '#/time/instant.ts';
import type { Account } from './account.ts';
import type { CustomDefinition, CustomEntityType } from './world/customDefinitions.ts';
import { containerValues, shipmentValues } from './world/customValues.ts';
import type { ContainerPlan, PlannedValue, ShipmentPlan } from './world/plan.ts';
import { rootKey, uuid } from './world/random.ts';

export type FieldEntityType = 'shipment' | 'container' | 'tracking_request';

/** A record that custom fields are filled in on. */
export interface FieldOwner {
  readonly type: FieldEntityType;
  readonly id: string;
  /** What is filled in from the start. */
  planned(): readonly PlannedValue[];
}

/** One value that is filled in. */
export interface FilledField {
  readonly id: string;
  readonly definition: CustomDefinition;
  readonly owner: FieldOwner;
  readonly value: unknown;
  /** Whether a user of the account wrote it. */
  readonly byUser: boolean;
}

/** What a definition calls the type of a record. */
const definedFor: Readonly<Record<FieldEntityType, CustomEntityType>> = {
  shipment: 'Shipment',
  container: 'Cargo',
  tracking_request: 'TrackingRequest',
};

/** The fields that can be filled in on a record of that type. */
export function definitionsFor(
  { customFields }: Account,
  type: FieldEntityType,
): readonly CustomDefinition[] {
  return customFields.definitions().filter(({ entityType }) => entityType === definedFor[type]);
}

// Plans never change, so what is planned for them stays right.
const planned = new WeakMap<ShipmentPlan | ContainerPlan, readonly PlannedValue[]>();

function plannedOnce(
  plan: ShipmentPlan | ContainerPlan,
  read: () => readonly PlannedValue[],
): readonly PlannedValue[] {
  const known = planned.get(plan) ?? read();
  planned.set(plan, known);
  return known;
}

export function shipmentOwner({ world }: Account, plan: ShipmentPlan): FieldOwner {
  const read = () => shipmentValues(world.gazetteer, plan);
  return { type: 'shipment', id: plan.id, planned: () => plannedOnce(plan, read) };
}

export function containerOwner(shipment: ShipmentPlan, plan: ContainerPlan): FieldOwner {
  const read = () => containerValues(shipment, plan);
  return { type: 'container', id: plan.id, planned: () => plannedOnce(plan, read) };
}

function requestOwner(id: string): FieldOwner {
  return { type: 'tracking_request', id, planned: () => [] };
}

export function ownerOf(
  account: Account,
  type: FieldEntityType,
  id: string,
  now: Instant,
): FieldOwner | null {
  switch (type) {
    case 'shipment': {
      const plan = account.world.shipment(id, now);
      return plan && shipmentOwner(account, plan);
    }
    case 'container': {
      const found = account.container(id, now);
      return found && containerOwner(found.shipment.plan, found.container.plan);
    }
    case 'tracking_request':
      return account.world.request(id, now) && requestOwner(id);
  }
}

/** Every record of the account, the newest shipment first with its containers after it, then the requests. */
export function* fieldOwners(account: Account, now: Instant): Generator<FieldOwner> {
  for (const plan of account.world.shipmentsAt(now)) {
    yield shipmentOwner(account, plan);
    const until = account.knownUntil(plan, now);
    for (const container of plan.containers) {
      if (container.knownAt <= until) yield containerOwner(plan, container);
    }
  }
  for (const { request } of account.world.requestsAt(now)) yield requestOwner(request.id);
}

/** What is filled in on one record, in the order in which the fields were defined. */
export function fieldsOf({ customFields }: Account, owner: FieldOwner): readonly FilledField[] {
  const changed = customFields.changed(owner.id);
  if (!changed) {
    return owner.planned().flatMap(({ definitionId, value }) => {
      const definition = customFields.definition(definitionId);
      return definition ? [filled(definition, owner, value, false)] : [];
    });
  }
  const values = new Map(owner.planned().map(({ definitionId, value }) => [definitionId, value]));
  for (const [id, value] of changed) values.set(id, value);
  return customFields.definitions().flatMap((definition) => {
    const value = values.get(definition.id) ?? null;
    return value === null ? [] : [filled(definition, owner, value, changed.has(definition.id))];
  });
}

/** Whether a text that somebody filled in holds those words, written in capitals. */
export function hasText({ customFields }: Account, owner: FieldOwner, wanted: string): boolean {
  const changed = customFields.changed(owner.id);
  const holds = (definitionId: string, value: unknown) =>
    typeof value === 'string' &&
    value.toUpperCase().includes(wanted) &&
    customFields.definition(definitionId)?.dataType === 'short_text';
  return (
    owner.planned().some(({ definitionId: id, value }) => !changed?.has(id) && holds(id, value)) ||
    (changed !== null && [...changed].some(([id, value]) => holds(id, value)))
  );
}

function filled(
  definition: CustomDefinition,
  owner: FieldOwner,
  value: unknown,
  byUser: boolean,
): FilledField {
  // Hashing an id costs more than the rest, and most are never asked for.
  let id: string | undefined;
  return {
    get id() {
      id ??= uuid(rootKey(owner.id), `custom ${definition.slug}`);
      return id;
    },
    definition,
    owner,
    value,
    byUser,
  };
}
