import type { ReactNode } from 'react';
import type { Container } from '#/domain/records/container.ts';
import type { CarrierTracking } from '#/domain/records/shipment.ts';
import { isRailMove, movesInland } from '#/domain/status/inlandMove.ts';
import { hasReached } from '#/domain/status/reached.ts';
import { DateSources } from '#/features/shipment/provenance/DateSources.tsx';
import { PassedNote } from '#/parts/PassedNote.tsx';
import { Section } from '#/parts/Section.tsx';
import { Time } from '#/parts/Time.tsx';
import type { Moment } from '#/time/moment.ts';
import { Fact, Facts } from './Fact.tsx';
import * as words from './words.ts';

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
    <Section title={words.milestones}>
      <Facts>
        <Milestone label={words.podArrived} of="podArrival" moment={container.podArrived} />
        <Milestone label={words.discharged} of="discharge" moment={container.podDischarged} />
        {(!inland || container.podFullOut !== null) && (
          <Milestone
            label={inland ? words.gateOutAtPort : words.gateOut}
            of={inland ? 'portOut' : 'pickup'}
            moment={container.podFullOut}
          />
        )}
        {byRail && (
          <>
            <Fact label={words.railroad}>{carriers.length > 0 ? carriers.join(', ') : null}</Fact>
            <Milestone label={words.loadedOnRail} of="railLoaded" moment={container.podRailLoaded} />
            <Milestone label={words.railDeparted} of="railDeparted" moment={container.podRailDeparted} />
            {!hasReached('arrived_at_inland_destination', container, null) ? (
              <Milestone
                label={words.inlandEta}
                of="inlandArrival"
                moment={container.inlandEta}
                note={<PassedNote expected={container.inlandEta} tracking={tracking} />}
              />
            ) : (
              <Milestone label={words.arrivedInland} of="inlandArrival" moment={container.inlandAta} />
            )}
            <Milestone
              label={words.unloadedFromRail}
              of="railUnloaded"
              moment={container.inlandRailUnloaded}
            />
          </>
        )}
        {inland && (
          <Milestone
            label={words.pickedUpAtDestination}
            of="pickup"
            moment={container.finalDestinationFullOut}
          />
        )}
        {container.delivered && (
          <Milestone label={words.delivered} of="delivered" moment={container.delivered} />
        )}
        <Milestone label={words.emptyReturned} of="emptyReturn" moment={container.emptyTerminated} />
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
            <DateSources of={of} moment={moment} />
          </span>
        </>
      )}
    </Fact>
  );
}
