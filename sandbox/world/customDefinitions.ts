import { instant, type Instant } from '#/time/instant.ts';
import { rootKey, uuid } from './random.ts';

/** The kinds of custom fields that the interface knows (docs/interface.md 3.9). */
export const customDataTypes = [
  'short_text',
  'number',
  'date',
  'datetime',
  'boolean',
  'enum',
  'enum_multi',
  'reference',
] as const;
export type CustomDataType = (typeof customDataTypes)[number];

/** What a field may be defined for. Live services call containers `Cargo` here (docs/interface.md 3.12). */
export type CustomEntityType = 'Shipment' | 'Cargo' | 'TrackingRequest';

/** What a value of a definition must satisfy. */
export interface CustomValidation {
  /** A value may be changed and not deleted. */
  readonly required?: boolean;
  /** A regular expression that a short text matches. */
  readonly pattern?: string;
  /** Characters of a short text. */
  readonly max_length?: number;
}

export interface CustomOption {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly position: number;
}

export interface CustomDefinition {
  readonly id: string;
  readonly entityType: CustomEntityType;
  readonly slug: string;
  readonly name: string;
  readonly dataType: CustomDataType;
  readonly description: string | null;
  readonly referenceType: string | null;
  readonly validation: CustomValidation | null;
  /** Shown and not applied: no document says how a format is written. */
  readonly defaultFormat: string | null;
  readonly defaultValue: unknown;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
  readonly options: readonly CustomOption[];
}

const key = rootKey('custom field definitions');
const createdAt = instant(Date.UTC(2025, 1, 3, 9, 30));

function define(
  entityType: CustomDefinition['entityType'],
  slug: string,
  name: string,
  dataType: CustomDataType,
  rest: Partial<Pick<CustomDefinition, 'description' | 'referenceType' | 'validation'>> = {},
  options: readonly (readonly [value: string, label: string])[] = [],
): CustomDefinition {
  return {
    id: uuid(key, slug),
    entityType,
    slug,
    name,
    dataType,
    description: null,
    referenceType: null,
    validation: null,
    defaultFormat: null,
    defaultValue: null,
    createdAt,
    updatedAt: createdAt,
    ...rest,
    options: options.map(([value, label], index) => ({
      id: uuid(key, `${slug} ${value}`),
      label,
      value,
      position: index + 1,
    })),
  };
}

/** What a fresh account has defined: every kind of value once, as a team would use it. */
export const plannedDefinitions: readonly CustomDefinition[] = [
  define('Shipment', 'cost_center', 'Cost center', 'short_text', {
    validation: { max_length: 40, pattern: '^[A-Z]{3}-\\d{4}$' },
  }),
  define('Shipment', 'incoterm', 'Incoterm', 'enum', { description: 'As agreed in the order' }, [
    ['exw', 'EXW'],
    ['fob', 'FOB'],
    ['cif', 'CIF'],
    ['dap', 'DAP'],
    ['ddp', 'DDP'],
  ]),
  define('Shipment', 'insured', 'Insured', 'boolean'),
  define('Shipment', 'declared_value_usd', 'Declared value (USD)', 'number'),
  define('Shipment', 'promised_on', 'Promised to customer', 'date'),
  define('Shipment', 'agreed_terminal', 'Agreed terminal', 'reference', { referenceType: 'Terminal' }),
  define('Cargo', 'pallets', 'Pallets', 'number'),
  define('Cargo', 'inspected', 'Inspected at origin', 'boolean'),
  define('Cargo', 'dock_slot', 'Dock slot', 'datetime', { description: 'On the clock of the warehouse' }),
  define('Cargo', 'handling', 'Handling', 'enum_multi', {}, [
    ['fragile', 'Fragile'],
    ['keep_dry', 'Keep dry'],
    ['no_stack', 'Do not stack'],
    ['temperature', 'Temperature controlled'],
  ]),
];
