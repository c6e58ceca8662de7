import type { ReactNode } from 'react';
import type { ColumnContext } from '#/domain/list/column.ts';
import { findColumn } from '#/domain/list/columns.ts';
import type { FleetRow } from '#/domain/list/row.ts';
import { SecondLine } from '#/ui/SecondLine.tsx';
import { blank } from './cellWords.tsx';
import { andMore } from './words.ts';

/** The customer, and below it the first of the references, unless they have a column. */
export function customerCell(row: FleetRow, context: ColumnContext, shown: ReadonlySet<string>): ReactNode {
  const references = shown.has('references') ? null : findColumn('references')?.value(row, context);
  const texts =
    references?.kind === 'texts' ? references.texts : references?.kind === 'text' ? [references.text] : [];
  const [first, second, ...more] = [row.shipment.customerName, ...texts].filter(Boolean);
  if (!first) return blank;
  return (
    <>
      <span className="block truncate xl:in-data-[density=compact]:inline" title={first}>
        {first}
      </span>
      <SecondLine>
        {second && [second, more.length > 0 && andMore(more.length)].filter(Boolean).join(' ')}
      </SecondLine>
    </>
  );
}
