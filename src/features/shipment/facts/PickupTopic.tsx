import { Fragment } from 'react';
import type { ContainerCharge } from '#/domain/charges/containerCharges.ts';
import { freeDaysByTariff } from '#/domain/charges/sums.ts';
import { reportedFreeDays } from '#/domain/pickup/freeDay.ts';
import { pickupSite } from '#/domain/pickup/pickupSite.ts';
import { hasLeftPort, terminalReport } from '#/domain/pickup/terminalReport.ts';
import type { Container } from '#/domain/records/container.ts';
import { lookup } from '#/domain/records/lookup.ts';
import type { ProvidedData } from '#/domain/records/place.ts';
import { placeName } from '#/domain/records/placeName.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { Fees, FreeDays, Holds, TariffFreeDays } from '#/features/shipment/pickup/PickupFacts.tsx';
import { DateSources } from '#/features/shipment/provenance/DateSources.tsx';
import { comma } from '#/language/punctuation.ts';
import { Freshness } from '#/parts/time/Freshness.tsx';
import { Time } from '#/parts/time/Time.tsx';
import type { Moment } from '#/time/moment.ts';
import { holdLabel } from '#/wording/holds.ts';
import { releaseLabel } from '#/wording/readiness.ts';
import { type DataSupplier, FactList, type NamedFact, Topic } from './FactList.tsx';
import * as words from './words.ts';

/**
 * What the verdict rests on, piece by piece: last free days by source, holds in the terminal's words, items of fees; and
 * what the port had reported of a container that has left it.
 */
export function PickupTopic({
  shipment,
  container,
  charges,
  sources,
}: {
  shipment: Shipment;
  container: Container;
  /** By the tariffs of the team. */
  charges: readonly ContainerCharge[];
  sources: readonly DataSupplier[];
}) {
  const { pickupFacility } = container;
  const isReported = reportedFreeDays(container).length > 0;
  const byTariff = freeDaysByTariff(charges);
  const { holds, releases, fees, pickupAppointment } = terminalReport(container, shipment);
  const atPort = pickupSite('discharge', { shipment, container }).terminal;
  const elsewhere = pickupFacility !== null && pickupFacility.id !== atPort?.id;
  const named = (holds ?? []).map(({ name }) => holdLabel(name));
  const isHistory = hasLeftPort(container, shipment);
  const port = placeName(shipment.portOfDischarge);
  const atPortFact = (label: string) => (isHistory ? words.historyOf(label, port) : label);
  return (
    <Topic
      title={words.pickup}
      digest={words.pickupDigest(holds && named, fees && fees.filter(({ amount }) => amount > 0).length)}
    >
      <FactList
        sources={sources}
        facts={[
          {
            label: words.lastFreeDay,
            value: (isReported || byTariff.length > 0) && (
              <div className="space-y-1">
                {isReported && <FreeDays container={container} shipment={shipment} />}
                <TariffFreeDays days={byTariff} />
              </div>
            ),
            attributes: ['ssl_lfd', 'pickup_lfd'],
            wide: true,
          },
          {
            label: words.holds,
            value: holds && <Holds holds={holds} />,
            attributes: ['holds_at_pod_terminal'],
            wide: true,
          },
          ...(releases
            ? [{ label: words.releases, value: releases.map(releaseLabel).join(comma) || null, wide: true }]
            : []),
          { label: words.fees, value: fees && <Fees fees={fees} />, attributes: ['fees_at_pod_terminal'] },
          {
            label: words.appointment,
            value: pickupAppointment && <Appointment moment={pickupAppointment} />,
            attributes: ['pickup_appointment_at'],
          },
          { label: words.pickupFacility, value: elsewhere && (pickupFacility.name ?? words.nameNotReported) },
          ...(isHistory
            ? reportedOnly([
                {
                  label: atPortFact(words.holds),
                  value: (container.holds?.length ?? 0) > 0 && <Holds holds={container.holds} />,
                  wide: true,
                },
                {
                  label: atPortFact(words.fees),
                  value: (container.fees?.length ?? 0) > 0 && <Fees fees={container.fees} />,
                },
                {
                  label: atPortFact(words.appointment),
                  value: !pickupAppointment && container.pickupAppointment && (
                    <Appointment moment={container.pickupAppointment} />
                  ),
                },
              ])
            : []),
          {
            label: atPortFact(words.yardLocation),
            value: container.locationAtPodTerminal && <Lines text={container.locationAtPodTerminal} />,
            attributes: ['location_at_pod_terminal'],
          },
          {
            label: words.chassis,
            value: container.podFullOutChassisNumber && (
              <span className="num">{container.podFullOutChassisNumber}</span>
            ),
            attributes: ['pod_full_out_chassis_number'],
          },
          {
            label: words.terminalLastChecked,
            value: container.terminalCheckedAt !== null && <Freshness at={container.terminalCheckedAt} />,
          },
          ...(atPort?.provided && atPort.provided.notes.length > 0
            ? [{ label: words.terminalNotes, value: <Notes notes={atPort.provided.notes} />, wide: true }]
            : []),
        ]}
      />
    </Topic>
  );
}

/** Of a port that the container has left, what it never reported is not missed. */
const reportedOnly = (facts: readonly NamedFact[]) => facts.filter(({ value }) => value);

function Appointment({ moment }: { moment: Moment }) {
  return (
    <>
      <Time moment={moment} />
      <span className="block">
        <DateSources of="appointment" moment={moment} />
      </span>
    </>
  );
}

const noteLabels: Readonly<Record<string, string>> = {
  pickup_lfd: words.lastFreeDay,
  holds_at_pod_terminal: words.holds,
  fees_at_pod_terminal: words.fees,
  pickup_appointment_at: words.appointment,
  location_at_pod_terminal: words.yardLocation,
  pod_full_out_chassis_number: words.chassis,
};

/** What the terminal says of the facts that it supplies, each by its name where we have one. */
function Notes({ notes }: Pick<ProvidedData, 'notes'>) {
  return (
    <ul className="space-y-1 text-ink-soft">
      {notes.map(({ attribute, text }) => (
        <li key={attribute}>{words.terminalNote(lookup(noteLabels, attribute) ?? null, text)}</li>
      ))}
    </ul>
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
