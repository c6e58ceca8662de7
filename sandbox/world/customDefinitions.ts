import { instant, type Instant } from '#/time/instant.ts';
import { rootKey, uuid } from './random.ts';

/** The kinds of custom fields that the interface knows (docs/interface.md 3.9). */
export type CustomDataType =
  | 'short_text'
  | 'number'
  | 'date'
  | 'datetime'
  | 'boolean'
  | 'enum'
  | 'enum_multi'
  | 'reference';

export interface CustomOption {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly position: number;
}

export interface CustomDefinition {
  readonly id: string;
  /** Live services call containers `Cargo` here (docs/interface.md 3.12). */
  readonly entityType: 'Shipment' | 'Cargo';
  readonly slug: string;
  readonly name: string;
  readonly dataType: CustomDataType;
  readonly description: string | null;
  readonly referenceType: string | null;
  readonly validation: Readonly<Record<string, unknown>> | null;
  readonly createdAt: Instant;
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
    createdAt,
    ...rest,
    options: options.map(([value, label], index) => ({
      id: uuid(key, `${slug} ${value}`),
      label,
      value,
      position: index + 1,
    })),
  };
}

/** What the account has defined: every kind of value once, as a team would use it. */
export const customDefinitions: readonly CustomDefinition[] = [
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
