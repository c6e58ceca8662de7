import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ListEntry } from '#/device/openedList.ts';
import type { RecordChanges } from '#/domain/changes/shipmentChanges.ts';
import type { FleetRow } from '#/domain/list/row.ts';
import { containerInAddress } from '#/domain/records/containerInAddress.ts';
import { ChangeMark } from '#/features/shipments/lazyParts.ts';
import { SecondLine } from '#/ui/SecondLine.tsx';
import { containerName } from '#/wording/containerName.ts';
import { blank } from './formatCell.tsx';
import { andMore, containerCount } from './words.ts';

/** What a row is called by: the number of the shipment, or of the container that it is for. */
export function rowNumber({ kind, shipment, containers }: FleetRow): string {
  const container = kind === 'container' ? containers[0] : undefined;
  return containerName(container ?? { number: shipment.billOfLading });
}

/** What a row opens. */
export function rowEntry({ kind, shipment, containers }: FleetRow): ListEntry {
  const container = kind === 'container' ? containers[0] : undefined;
  return {
    shipmentId: shipment.id,
    container: container ? containerInAddress(container, shipment.containers) : null,
  };
}

/** The link of the row, and below it what has changed, else its other numbers, unless a column has them. */
export function numberCell(
  row: FleetRow,
  tabIndex: 0 | -1,
  shown: ReadonlySet<string>,
  changes: RecordChanges | null,
): ReactNode {
  const number = rowNumber(row);
  const { shipmentId, container } = rowEntry(row);
  const names = <SecondLine>{otherNames(row, shown)}</SecondLine>;
  return (
    <>
      <Link
        to="/shipments/$shipmentId"
        params={{ shipmentId }}
        search={container === null ? {} : { container }}
        tabIndex={tabIndex}
        className="num block truncate font-semibold xl:in-data-[density=compact]:inline outline-offset-0 hover:underline"
      >
        {number}
      </Link>
      {changes ? <ChangeMark changes={changes} without={names} /> : names}
    </>
  );
}

function otherNames({ kind, shipment }: FleetRow, shown: ReadonlySet<string>): ReactNode {
  const count = shipment.containers.length;
  if (kind === 'container' && !shown.has('bill') && shipment.billOfLading)
    return <span className="num">{shipment.billOfLading}</span>;
  // The verdict says how many there are.
  const isCounted = shown.has('containers') || shown.has('verdict');
  const [reference, ...more] = shown.has('references') ? [] : shipment.refNumbers;
  const name =
    reference !== undefined
      ? andMore(reference, more.length)
      : shown.has('customer')
        ? null
        : shipment.customerName;
  return [count > 1 && !isCounted && containerCount(count), name].filter(Boolean).join(' · ') || null;
}

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
