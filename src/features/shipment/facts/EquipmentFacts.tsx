import type { ReactNode } from 'react';
import type { Container } from '#/domain/records/container.ts';
import { equipmentWords, weightWords } from '#/domain/status/equipment.ts';
import { pickupSite, siteWords } from '#/domain/pickup/pickupSite.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { whereNow } from '#/domain/pickup/whereNow.ts';
import { Fact, Facts } from './Fact.tsx';
import { Freshness } from '#/parts/Freshness.tsx';
import { Lines } from './Lines.tsx';
import { Section } from '#/parts/Section.tsx';

/** Where the container stands and what it is. Texts of the terminal are shown as they came. */
export function EquipmentFacts({
  container,
  shipment,
  references,
}: {
  container: Container;
  shipment: Shipment;
  references: ReactNode;
}) {
  const now = whereNow({ shipment, container });
  const discharged = pickupSite('discharge', { shipment, container });
  const { pickupFacility } = container;
  const elsewhere = pickupFacility !== null && pickupFacility.id !== discharged.terminal?.id;
  return (
    <Section title="Place and equipment">
      <Facts>
        {now !== null && (
          <Fact label="Where it is" wide>
            {now}
          </Fact>
        )}
        <Fact label="Discharge terminal">{discharged.terminal && siteWords(discharged)}</Fact>
        <Fact label="Terminal last checked">
          {container.terminalCheckedAt !== null && <Freshness at={container.terminalCheckedAt} />}
        </Fact>
        {elsewhere && <Fact label="Pickup facility">{pickupFacility.name ?? 'Name not reported'}</Fact>}
        <Fact label="Yard location">
          {container.locationAtPodTerminal && <Lines text={container.locationAtPodTerminal} />}
        </Fact>
        <Fact label="Equipment">{equipmentWords(container)}</Fact>
        <Fact label="Weight">{weightWords(container.weightInPounds)}</Fact>
        <Fact label="Seal">
          {container.sealNumber && <span className="num">{container.sealNumber}</span>}
        </Fact>
        {container.podFullOutChassisNumber && (
          <Fact label="Chassis">
            <span className="num">{container.podFullOutChassisNumber}</span>
          </Fact>
        )}
        <Fact label="Container references" wide>
          {references}
        </Fact>
      </Facts>
    </Section>
  );
}
