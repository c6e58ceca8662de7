import type { ReactNode } from 'react';
import type { FleetRow } from '#/domain/list/row.ts';
import { blank } from './formatCell.tsx';

/** The customer alone: references have a column of their own, or stand below the number. */
export function customerCell({ shipment: { customerName } }: FleetRow): ReactNode {
  if (!customerName) return blank;
  return (
    <span className="block truncate" title={customerName}>
      {customerName}
    </span>
  );
}
