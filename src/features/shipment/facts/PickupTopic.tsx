import { Fragment } from 'react';
import { describeHolds } from '#/domain/pickup/holds.ts';
import { pickupSite } from '#/domain/pickup/pickupSite.ts';
import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { Fees } from '#/features/shipment/pickup/Fees.tsx';
import { FreeDays } from '#/features/shipment/pickup/FreeDays.tsx';
import { Holds } from '#/features/shipment/pickup/Holds.tsx';
import { DateSources } from '#/features/shipment/provenance/DateSources.tsx';
import { Freshness } from '#/parts/Freshness.tsx';
import { Time } from '#/parts/Time.tsx';
import { FactList } from './FactList.tsx';
import { Topic } from './Topic.tsx';
import * as words from './words.ts';

/** What the verdict rests on, piece by piece: last free days by source, holds in the terminal's words, items of fees. */
export function PickupTopic({ shipment, container }: { shipment: Shipment; container: Container }) {
  const { holds, fees, pickupAppointment, pickupFacility } = container;
  const atPort = pickupSite('discharge', { shipment, container }).terminal;
  const elsewhere = pickupFacility !== null && pickupFacility.id !== atPort?.id;
  const named = describeHolds(holds ?? []).map(({ label }) => label);
  const hasFreeDay = container.lastFreeDay ?? Object.values(container.deadlines).find((day) => day !== null);
  return (
    <Topic
      title={words.pickup}
      digest={words.pickupDigest(holds && named, fees && fees.filter(({ amount }) => amount > 0).length)}
    >
      <FactList
        facts={[
          {
            label: words.lastFreeDay,
            value: hasFreeDay && <FreeDays container={container} shipment={shipment} />,
            wide: true,
          },
          { label: words.holds, value: holds && <Holds holds={holds} />, wide: true },
          { label: words.fees, value: fees && <Fees fees={fees} /> },
          {
            label: words.appointment,
            value: pickupAppointment && (
              <>
                <Time moment={pickupAppointment} />
                <span className="block">
                  <DateSources of="appointment" moment={pickupAppointment} />
                </span>
              </>
            ),
          },
          { label: words.pickupFacility, value: elsewhere && (pickupFacility.name ?? words.nameNotReported) },
          {
            label: words.yardLocation,
            value: container.locationAtPodTerminal && <Lines text={container.locationAtPodTerminal} />,
          },
          {
            label: words.chassis,
            value: container.podFullOutChassisNumber && (
              <span className="num">{container.podFullOutChassisNumber}</span>
            ),
          },
          {
            label: words.terminalLastChecked,
            value: container.terminalCheckedAt !== null && <Freshness at={container.terminalCheckedAt} />,
          },
        ]}
      />
    </Topic>
  );
}

/** A text of several lines, as a terminal writes them. */
function Lines({ text }: { text: string }) {
  return text.split('\n').map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}
