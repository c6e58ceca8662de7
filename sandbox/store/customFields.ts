import {
  type CustomDefinition,
  type CustomOption,
  plannedDefinitions,
} from '#sandbox/world/customDefinitions.ts';
import type { Database } from './database.ts';
import { seedOnce } from './seedOnce.ts';
import { json, number, oneOf, openTable, optional, text, time } from './table.ts';

/** By definition: what users filled in on a record. Null is a value of the simulated world that they deleted. */
export type ChangedValues = ReadonlyMap<string, unknown>;

/** A value to fill in, or null to leave nothing. */
export interface ValueChange {
  readonly entityId: string;
  readonly definitionId: string;
  readonly value: unknown;
}

/** Custom fields, kept in SQLite and held in memory. Values are JSON, and are checked before they come here. */
export function createCustomFieldStore(database: Database) {
  const definitionTable = openTable<Omit<CustomDefinition, 'options'>>(database, 'custom_definition', {
    id: text,
    entityType: oneOf(),
    slug: text,
    name: text,
    dataType: oneOf(),
    description: optional(text),
    referenceType: optional(text),
    validation: optional(json()),
    defaultFormat: optional(text),
    defaultValue: optional(json<unknown>()),
    createdAt: time,
    updatedAt: time,
  });
  const optionTable = openTable<CustomOption & { readonly definitionId: string }>(database, 'custom_option', {
    id: text,
    definitionId: text,
    label: text,
    value: text,
    position: number,
  });
  const valueTable = openTable<ValueChange>(
    database,
    'custom_value',
    { entityId: text, definitionId: text, value: optional(json<unknown>()) },
    ['entityId', 'definitionId'],
  );
  const saveOptions = (definitionId: string, options: readonly CustomOption[]): void =>
    optionTable.replace(
      'definitionId',
      definitionId,
      options.map((option) => ({ ...option, definitionId })),
    );
  seedOnce(database, 'custom fields', () => {
    for (const definition of plannedDefinitions) {
      definitionTable.put(definition);
      saveOptions(definition.id, definition.options);
    }
  });

  const allOptions = optionTable.rows('ORDER BY position');
  const definitions = new Map<string, CustomDefinition>();
  for (const definition of definitionTable.rows('ORDER BY rowid')) {
    const options = allOptions.filter(({ definitionId }) => definitionId === definition.id);
    definitions.set(definition.id, { ...definition, options });
  }
  const values = new Map<string, Map<string, unknown>>();
  const hold = ({ entityId, definitionId, value }: ValueChange): void => {
    const own = values.get(entityId) ?? new Map<string, unknown>();
    values.set(entityId, own.set(definitionId, value));
  };
  valueTable.rows().forEach(hold);

  return {
    /** Oldest first. */
    definitions: (): readonly CustomDefinition[] => [...definitions.values()],
    definition: (id: string): CustomDefinition | null => definitions.get(id) ?? null,
    /** Adds it, or replaces the one with its id; its options are those of `putOptions`. */
    putDefinition(definition: CustomDefinition): void {
      definitionTable.put(definition);
      definitions.set(definition.id, definition);
    },
    /** With its options and all values. */
    deleteDefinition(id: string): void {
      definitionTable.remove(id);
      definitions.delete(id);
      for (const [entityId, own] of values) {
        own.delete(id);
        if (own.size === 0) values.delete(entityId);
      }
    },
    /** Replaces the options of a definition. */
    putOptions(definitionId: string, options: readonly CustomOption[]): void {
      saveOptions(definitionId, options);
      const definition = definitions.get(definitionId);
      if (definition) definitions.set(definitionId, { ...definition, options });
    },
    changed: (entityId: string): ChangedValues | null => values.get(entityId) ?? null,
    /** All of them or none. */
    change(changes: readonly ValueChange[]): void {
      database.transaction(() => changes.forEach(valueTable.put));
      changes.forEach(hold);
    },
  };
}

export type CustomFieldStore = ReturnType<typeof createCustomFieldStore>;
