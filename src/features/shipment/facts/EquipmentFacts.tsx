import type { ReactNode } from 'react';
import { usePreferences } from '#/device/preferences.ts';
import { pickupSite, siteWords } from '#/domain/pickup/pickupSite.ts';
import { whereNow } from '#/domain/pickup/whereNow.ts';
import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { equipmentWords, weightWords } from '#/domain/status/equipment.ts';
import { Freshness } from '#/parts/Freshness.tsx';
import { Section } from '#/parts/Section.tsx';
import { Fact, Facts } from './Fact.tsx';
import { Lines } from './Lines.tsx';
import * as words from './words.ts';

/** Where the container is and what it is. Texts of the terminal are shown as they came. */
export function EquipmentFacts({
  container,
  shipment,
  references,
}: {
  container: Container;
  shipment: Shipment;
  references: ReactNode;
}) {
  const unit = usePreferences((preferences) => preferences.weight);
  const now = whereNow({ shipment, container });
  const discharged = pickupSite('discharge', { shipment, container });
  const { pickupFacility } = container;
  const elsewhere = pickupFacility !== null && pickupFacility.id !== discharged.terminal?.id;
  return (
    <Section title={words.placeAndEquipment}>
      <Facts>
        {now !== null && (
          <Fact label={words.whereItIs} wide>
            {now}
          </Fact>
        )}
        <Fact label={words.dischargeTerminal}>{discharged.terminal && siteWords(discharged)}</Fact>
        <Fact label={words.terminalLastChecked}>
          {container.terminalCheckedAt !== null && <Freshness at={container.terminalCheckedAt} />}
        </Fact>
        {elsewhere && (
          <Fact label={words.pickupFacility}>{pickupFacility.name ?? words.nameNotReported}</Fact>
        )}
        <Fact label={words.yardLocation}>
          {container.locationAtPodTerminal && <Lines text={container.locationAtPodTerminal} />}
        </Fact>
        <Fact label={words.equipment}>{equipmentWords(container)}</Fact>
        <Fact label={words.weight}>{weightWords(container.weightInPounds, unit)}</Fact>
        <Fact label={words.seal}>
          {container.sealNumber && <span className="num">{container.sealNumber}</span>}
        </Fact>
        {container.podFullOutChassisNumber && (
          <Fact label={words.chassis}>
            <span className="num">{container.podFullOutChassisNumber}</span>
          </Fact>
        )}
        <Fact label={words.containerReferences} wide>
          {references}
        </Fact>
      </Facts>
    </Section>
  );
}
