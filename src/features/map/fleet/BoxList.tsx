import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { etaChange } from '#/domain/arrival/etaChange.ts';
import { nextArrival } from '#/domain/fleetMap/discharge.ts';
import { containerInAddress } from '#/domain/records/containerInAddress.ts';
import type { ShipmentContainer } from '#/domain/records/shipmentContainer.ts';
import { phaseOf } from '#/domain/status/phase.ts';
import { lowerCase } from '#/language/lowerCase.ts';
import { StatusBadge } from '#/parts/status/StatusBadge.tsx';
import { Time } from '#/parts/time/Time.tsx';
import { showFewer, showMore } from '#/parts/words.ts';
import { systemClock } from '#/time/clock.ts';
import { hasPassed } from '#/time/hasPassed.ts';
import { Button } from '#/ui/Button.tsx';
import { arrivalStateLabels } from '#/wording/arrival.ts';
import { containerName } from '#/wording/containerName.ts';
import { EtaChangeBadge } from './EtaChangeBadge.tsx';

const fold = 25;

/** Containers, each with a link to its page and, where they differ in it, its arrival or status. */
export function BoxList({
  boxes,
  label,
  beside,
}: {
  boxes: readonly ShipmentContainer[];
  label: string;
  beside?: 'arrival' | 'change' | 'status';
}) {
  const [unfolded, setUnfolded] = useState(false);
  const shown = unfolded ? boxes : boxes.slice(0, fold);
  return (
    <>
      <ul aria-label={label} className="space-y-0.5">
        {shown.map((box) => (
          <li
            key={box.container.id}
            className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm"
          >
            <span className="flex flex-wrap gap-x-2">
              <Link
                to="/shipments/$shipmentId"
                params={{ shipmentId: box.shipment.id }}
                search={{ container: containerInAddress(box.container, box.shipment.containers) }}
                className="num font-medium hover:underline"
              >
                {containerName(box.container)}
              </Link>
              <span className="wrap-anywhere text-ink-faint">
                {box.shipment.refNumbers[0] ?? box.shipment.billOfLading}
              </span>
            </span>
            <span className="ml-auto flex flex-wrap items-baseline justify-end gap-x-2">
              {beside === 'status' && <StatusBadge {...box} />}
              {beside === 'arrival' && <ArrivalOfBox box={box} />}
              {beside === 'change' && <ChangeOfBox box={box} />}
            </span>
          </li>
        ))}
      </ul>
      {boxes.length > fold && (
        <Button
          look="bare"
          className="text-xs"
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
        >
          {unfolded ? showFewer : showMore(boxes.length - fold)}
        </Button>
      )}
    </>
  );
}

function ArrivalOfBox({ box }: { box: ShipmentContainer }) {
  const arrival = nextArrival(box);
  return (
    <>
      {arrival && (
        <span className="text-xs text-ink-faint">
          {lowerCase(arrivalStateLabels[hasPassed(arrival, systemClock.now()) ? 'overdue' : 'expected'])}{' '}
        </span>
      )}
      <Time moment={arrival} />
      <ChangeOfBox box={box} />
    </>
  );
}

function ChangeOfBox({ box }: { box: ShipmentContainer }) {
  const isAtSea = phaseOf(box.container, box.shipment) === 'vessel';
  const change = isAtSea ? etaChange(box.shipment, box.container, systemClock.now()) : null;
  return change && <EtaChangeBadge change={change} />;
}
