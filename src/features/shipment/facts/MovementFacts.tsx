import type { ReactNode } from 'react';
import type { Container } from '#/domain/records/container.ts';
import { isRailMove, movesInland } from '#/domain/status/inlandMove.ts';
import { hasReached } from '#/domain/status/reached.ts';
import type { CarrierTracking } from '#/domain/records/shipment.ts';
import type { Moment } from '#/time/moment.ts';
import { Fact, Facts } from './Fact.tsx';
import { PassedNote } from '#/parts/PassedNote.tsx';
import { Proof } from '#/features/shipment/provenance/Proof.tsx';
import { Section } from '#/parts/Section.tsx';
import { Time } from '#/parts/Time.tsx';

/** The milestones that the container's own record carries, from the port of discharge on. */
export function MovementFacts({ container, tracking }: { container: Container; tracking: CarrierTracking }) {
  const carriers = [...new Set([container.podRailCarrier, container.inlandRailCarrier])].filter(
    (scac) => scac !== null,
  );
  const byRail = isRailMove(container);
  // A record of an inland move has no full-out at the port (docs/interface.md 3.4), though live rail records do at
  // times.
  const inland = movesInland(container);
  return (
    <Section title="Milestones">
      <Facts>
        <Milestone label="Arrived at port of discharge" of="podArrival" moment={container.podArrived} />
        <Milestone label="Discharged" of="discharge" moment={container.podDischarged} />
        {(!inland || container.podFullOut !== null) && (
          <Milestone
            label={inland ? 'Out of the port terminal' : 'Picked up full'}
            of={inland ? 'portOut' : 'pickup'}
            moment={container.podFullOut}
          />
        )}
        {byRail && (
          <>
            <Fact label="Railroad">{carriers.length > 0 ? carriers.join(', ') : null}</Fact>
            <Milestone label="Loaded on rail" of="railLoaded" moment={container.podRailLoaded} />
            <Milestone label="Departed by rail" of="railDeparted" moment={container.podRailDeparted} />
            {!hasReached('arrived_at_inland_destination', container, null) ? (
              <Milestone
                label="Inland arrival expected by the railroad"
                of="inlandArrival"
                moment={container.inlandEta}
                note={<PassedNote expected={container.inlandEta} tracking={tracking} />}
              />
            ) : (
              <Milestone label="Arrived inland" of="inlandArrival" moment={container.inlandAta} />
            )}
            <Milestone label="Unloaded from rail" of="railUnloaded" moment={container.inlandRailUnloaded} />
          </>
        )}
        {inland && (
          <Milestone
            label="Picked up at destination"
            of="pickup"
            moment={container.finalDestinationFullOut}
          />
        )}
        {container.delivered && <Milestone label="Delivered" of="delivered" moment={container.delivered} />}
        <Milestone label="Empty returned" of="emptyReturn" moment={container.emptyTerminated} />
      </Facts>
    </Section>
  );
}

function Milestone({
  label,
  of,
  moment,
  note = null,
}: {
  label: string;
  /** The fact in the ledger that it states. */
  of: string;
  moment: Moment | null;
  /** Follows the time. */
  note?: ReactNode;
}) {
  return (
    <Fact label={label}>
      {moment && (
        <>
          <Time moment={moment} />
          {note}
          <span className="block">
            <Proof of={of} moment={moment} />
          </span>
        </>
      )}
    </Fact>
  );
}
