import type { ReactNode } from 'react';
import type { FleetRow } from '#/domain/list/row.ts';
import { blank } from './formatCell.tsx';

/** The customer alone, in both lines of the row: references have a column of their own, or stand below the number. */
export function customerCell({ shipment: { customerName } }: FleetRow): ReactNode {
  if (!customerName) return blank;
  return (
    <span
      className="block truncate xl:line-clamp-2 xl:whitespace-normal xl:in-data-[density=compact]:line-clamp-1"
      title={customerName}
    >
      {customerName}
    </span>
  );
}
