import { instant } from '#/time/instant.ts';
import {
  type CustomDataType,
  type CustomDefinition,
  type CustomEntityType,
  type CustomOption,
  plannedDefinitions,
} from '#sandbox/world/customDefinitions.ts';
import type { Database, Row } from './database.ts';
import { seedOnce } from './seedOnce.ts';

/** By definition: what users filled in on a record. Null is a value of the simulated world that they deleted. */
export type ChangedValues = ReadonlyMap<string, unknown>;

/** A value to fill in, or null to leave nothing. */
export interface ValueChange {
  readonly entityId: string;
  readonly definitionId: string;
  readonly value: unknown;
}

/** Custom fields, kept in SQLite and held in memory. Values are JSON, and are checked before they come here. */
export interface CustomFieldStore {
  /** Oldest first. */
  definitions(): readonly CustomDefinition[];
  definition(id: string): CustomDefinition | null;
  /** Adds it, or replaces the one with its id; its options are those of `putOptions`. */
  putDefinition(definition: CustomDefinition): void;
  /** With its options and all values. */
  deleteDefinition(id: string): void;
  /** Replaces the options of a definition. */
  putOptions(definitionId: string, options: readonly CustomOption[]): void;
  changed(entityId: string): ChangedValues | null;
  /** All of them or none. */
  change(changes: readonly ValueChange[]): void;
}

export function createCustomFieldStore(database: Database): CustomFieldStore {
  const saveDefinition = (definition: CustomDefinition): void =>
    database.write(
      `INSERT INTO custom_definition VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (id) DO UPDATE SET name = excluded.name, description = excluded.description,
         reference_type = excluded.reference_type, validation = excluded.validation,
         default_format = excluded.default_format, default_value = excluded.default_value,
         updated_at = excluded.updated_at`,
      definition.id,
      definition.entityType,
      definition.slug,
      definition.name,
      definition.dataType,
      definition.description,
      definition.referenceType,
      toJson(definition.validation),
      definition.defaultFormat,
      toJson(definition.defaultValue),
      definition.createdAt,
      definition.updatedAt,
    );
  const saveOptions = (definitionId: string, options: readonly CustomOption[]): void => {
    database.write('DELETE FROM custom_option WHERE definition_id = ?', definitionId);
    for (const { id, label, value, position } of options) {
      database.write(
        'INSERT INTO custom_option VALUES (?, ?, ?, ?, ?)',
        id,
        definitionId,
        label,
        value,
        position,
      );
    }
  };
  seedOnce(database, 'custom fields', () => {
    for (const definition of plannedDefinitions) {
      saveDefinition(definition);
      saveOptions(definition.id, definition.options);
    }
  });

  const definitions = readDefinitions(database);
  const values = readValues(database);

  return {
    definitions: () => [...definitions.values()],
    definition: (id) => definitions.get(id) ?? null,
    putDefinition(definition) {
      saveDefinition(definition);
      definitions.set(definition.id, definition);
    },
    deleteDefinition(id) {
      database.write('DELETE FROM custom_definition WHERE id = ?', id);
      definitions.delete(id);
      for (const [entityId, own] of values) {
        own.delete(id);
        if (own.size === 0) values.delete(entityId);
      }
    },
    putOptions(definitionId, options) {
      database.transaction(() => saveOptions(definitionId, options));
      const definition = definitions.get(definitionId);
      if (definition) definitions.set(definitionId, { ...definition, options });
    },
    changed: (entityId) => values.get(entityId) ?? null,
    change(changes) {
      database.transaction(() => {
        for (const { entityId, definitionId, value } of changes) {
          database.write(
            `INSERT INTO custom_value VALUES (?, ?, ?)
             ON CONFLICT (entity_id, definition_id) DO UPDATE SET value = excluded.value`,
            entityId,
            definitionId,
            toJson(value),
          );
        }
      });
      for (const { entityId, definitionId, value } of changes) {
        valuesOf(values, entityId).set(definitionId, value);
      }
    },
  };
}

type Values = Map<string, Map<string, unknown>>;

function valuesOf(values: Values, entityId: string): Map<string, unknown> {
  const own = values.get(entityId) ?? new Map<string, unknown>();
  values.set(entityId, own);
  return own;
}

function readValues(database: Database): Values {
  const values: Values = new Map();
  for (const row of database.rows('SELECT * FROM custom_value')) {
    valuesOf(values, String(row['entity_id'])).set(String(row['definition_id']), fromJson(row['value']));
  }
  return values;
}

function readDefinitions(database: Database): Map<string, CustomDefinition> {
  const options = Map.groupBy(database.rows('SELECT * FROM custom_option ORDER BY position'), (row) =>
    String(row['definition_id']),
  );
  const rows = database.rows('SELECT * FROM custom_definition ORDER BY rowid');
  return new Map(
    rows.map((row) => {
      const id = String(row['id']);
      return [id, readDefinition(row, (options.get(id) ?? []).map(readOption))];
    }),
  );
}

// Words of a column are what this program wrote, so they are of the types that it writes.
function readDefinition(row: Row, options: readonly CustomOption[]): CustomDefinition {
  return {
    id: String(row['id']),
    entityType: row['entity_type'] as CustomEntityType,
    slug: String(row['slug']),
    name: String(row['name']),
    dataType: row['data_type'] as CustomDataType,
    description: readText(row['description']),
    referenceType: readText(row['reference_type']),
    validation: fromJson(row['validation']) as CustomDefinition['validation'],
    defaultFormat: readText(row['default_format']),
    defaultValue: fromJson(row['default_value']),
    createdAt: instant(Number(row['created_at'])),
    updatedAt: instant(Number(row['updated_at'])),
    options,
  };
}

function readOption(row: Row): CustomOption {
  return {
    id: String(row['id']),
    label: String(row['label']),
    value: String(row['value']),
    position: Number(row['position']),
  };
}

function readText(value: Row[string] | undefined): string | null {
  return typeof value === 'string' ? value : null;
}

function toJson(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value);
}

function fromJson(value: Row[string] | undefined): unknown {
  return typeof value === 'string' ? JSON.parse(value) : null;
}
