import type { ReactNode } from 'react';
import type { RowKind } from '../../src/domain/list/row.ts';
import type { Shipment } from '../../src/domain/records/shipment.ts';

/** A list under measurement. */
export interface Contender {
  /** Gets the data ready, before the clock runs, and gives what draws it. */
  readonly prepare: (
    shipments: readonly Shipment[],
    by: RowKind,
  ) => (() => ReactNode) | Promise<() => ReactNode>;
  /** A row of the list. */
  readonly row: string;
  /** What scrolls. */
  readonly viewport: string;
  /** The text box of the quick filter. */
  readonly input: string;
}
