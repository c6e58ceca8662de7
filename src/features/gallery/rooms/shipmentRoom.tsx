import { etaHistory } from '#/domain/provenance/etaHistory.ts';
import type { Room } from '#/features/gallery/room.ts';
import {
  ago,
  arrived,
  atSea,
  atTerminal,
  booked,
  longText,
  losAngeles,
  overdue,
  sailing,
  terminal,
  untracked,
} from '#/features/gallery/samples.ts';
import { ContainerHeading } from '#/features/shipment/ContainerHeading.tsx';
import { Fact, Facts } from '#/features/shipment/facts/Fact.tsx';
import { LabelWords } from '#/features/shipment/labels/LabelWords.tsx';
import { Token } from '#/features/shipment/labels/Token.tsx';
import { NoContainers } from '#/features/shipment/NoContainers.tsx';
import { EtaPlot } from '#/features/shipment/route/EtaPlot.tsx';
import { EtaRevisions } from '#/features/shipment/route/EtaRevisions.tsx';
import { RouteStop } from '#/features/shipment/route/RouteStop.tsx';
import { ShipmentMissing } from '#/features/shipment/ShipmentMissing.tsx';
import { ShipmentSkeleton } from '#/features/shipment/ShipmentSkeleton.tsx';
import { CopyButton } from '#/parts/CopyButton.tsx';
import { Section } from '#/parts/Section.tsx';
import { local } from '#/test/samples/exceptions.ts';
import { sampleEvent } from '#/test/samples/records.ts';
import { day } from '#/time/durations.ts';

const nothing = () => undefined;
const estimate = (eta: string, learnedDaysAgo: number) =>
  sampleEvent('vessel_arrived', null, {
    estimated: true,
    when: local(eta),
    createdAt: ago(learnedDaysAgo * day),
  });
const history = etaHistory({
  name: 'vessel_arrived',
  rawEvents: [
    estimate('2026-08-12T16:00:00Z', 24),
    estimate('2026-08-15T16:00:00Z', 12),
    estimate('2026-08-14T16:00:00Z', 6),
  ],
  original: null,
  current: local('2026-08-16T16:00:00Z'),
  actual: null,
  actualLearnedAt: null,
});
const many = Array.from({ length: 15 }, (_, index) => `PO ${4_700 + index}`);

const stop = (shipment: typeof sailing) => (
  <ol className="card">
    <RouteStop
      title="Port of discharge"
      of="podArrival"
      place={shipment.portOfDischarge}
      facility={shipment.podTerminal}
      tracking={shipment.carrierTracking}
      actual={{ words: 'Arrived', moment: shipment.podAta }}
      expected={{ words: 'Arrival expected', moment: shipment.podEta }}
    />
  </ol>
);

export const shipmentRoom: Room = {
  id: 'shipment',
  title: 'Shipment',
  specimens: [
    {
      files: ['src/features/shipment/ShipmentSkeleton.tsx'],
      wide: true,
      states: { loading: <ShipmentSkeleton /> },
    },
    { files: ['src/features/shipment/ShipmentMissing.tsx'], states: { 'not found': <ShipmentMissing /> } },
    {
      files: ['src/features/shipment/NoContainers.tsx'],
      states: {
        booked: <NoContainers shipment={booked} />,
        'tracking stopped': <NoContainers shipment={untracked} />,
      },
    },
    {
      files: ['src/features/shipment/ContainerHeading.tsx'],
      states: {
        'at terminal': <ContainerHeading shipment={arrived} container={atTerminal} />,
        'long text': <ContainerHeading shipment={sailing} container={{ ...atSea, number: longText }} />,
      },
    },
    {
      files: ['src/features/shipment/route/RouteStop.tsx'],
      states: {
        arrived: stop(arrived),
        expected: stop(sailing),
        overdue: stop(overdue),
        'not reported': stop(booked),
        'long text': stop({ ...arrived, podTerminal: { ...terminal, name: longText } }),
      },
    },
    {
      files: ['src/features/shipment/route/EtaPlot.tsx', 'src/features/shipment/route/EtaRevisions.tsx'],
      states: {
        slipped: history && (
          <>
            <EtaPlot history={history} />
            <EtaRevisions history={history} />
          </>
        ),
      },
    },
    {
      files: ['src/features/shipment/facts/Fact.tsx'],
      states: {
        facts: (
          <Facts>
            <Fact label="Terminal">{terminal.name}</Fact>
            <Fact label="Chassis" />
            <Fact label="Cargo" wide>
              {longText}
            </Fact>
          </Facts>
        ),
      },
    },
    {
      files: ['src/parts/Section.tsx'],
      states: {
        'with something aside': (
          <Section title={losAngeles.name ?? ''} aside={<span className="text-xs">Aside</span>}>
            <p className="text-sm">{longText}</p>
          </Section>
        ),
      },
    },
    {
      files: ['src/parts/CopyButton.tsx'],
      states: {
        'ready to copy': <CopyButton text={atTerminal.number}>Copy</CopyButton>,
      },
    },
    {
      files: ['src/features/shipment/labels/LabelWords.tsx', 'src/features/shipment/labels/Token.tsx'],
      states: {
        references: <LabelWords labels={['PO 4711', 'SO 22705']} look="words" />,
        tags: <LabelWords labels={['urgent', longText]} look="badges" />,
        many: <LabelWords labels={many} look="badges" />,
        none: <LabelWords labels={[]} look="words" />,
        'being edited': (
          <ul className="gallery-row">
            <Token text="PO 4711" onRemove={nothing} />
            <Token text={longText} onRemove={nothing} />
          </ul>
        ),
      },
    },
  ],
};
