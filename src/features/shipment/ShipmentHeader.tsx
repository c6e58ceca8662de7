import type { ReactNode } from 'react';
import { carrierName } from '#/domain/records/carrierName.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { LabelField } from '#/features/shipment/labels/LabelField.tsx';
import { LabelWords } from '#/features/shipment/labels/LabelWords.tsx';
import { references, tags } from '#/features/shipment/labels/words.ts';
import { CopyButton } from '#/parts/CopyButton.tsx';
import { TrackingState } from './TrackingState.tsx';
import * as words from './words.ts';

const factsLook = 'flex flex-wrap gap-x-6 gap-y-1 text-sm [&_dd]:inline [&_dt]:inline [&_dt]:text-ink-faint';

/** Who and what the shipment is: its numbers, references and tags, carrier, vessel, and whether it is tracked. */
export function ShipmentHeader({ shipment, age }: { shipment: Shipment; age: ReactNode }) {
  const { billOfLading, normalizedNumber, carrier, podVessel, podVoyageNumber } = shipment;
  const name = carrierName(carrier);
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-2">
      {/* Grows and shrinks, so that many references do not push the age of the record to a line of its own. */}
      <div className="min-w-0 flex-1 basis-96 space-y-1.5">
        <p className="eyebrow">{words.shipment}</p>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="num text-title font-semibold break-all">{billOfLading}</h1>
          <CopyButton text={billOfLading} label={words.copyNumber(billOfLading)}>
            {words.copy}
          </CopyButton>
          {normalizedNumber !== null && normalizedNumber !== billOfLading && (
            <span className="text-sm text-ink-soft">
              {words.carrierNumber} <span className="num">{normalizedNumber}</span>
            </span>
          )}
        </div>
        <dl className={`${factsLook} items-center`}>
          <Named label={words.carrier}>
            {name ?? words.notReported}
            {name !== carrier.scac && carrier.scac !== null && (
              <span className="num ml-1.5 text-ink-faint">{carrier.scac}</span>
            )}
          </Named>
          <Named label={words.vessel}>
            {podVessel?.name ?? words.notReported}
            {podVoyageNumber !== null && (
              <>
                {' '}
                {words.voyage} <span className="num">{podVoyageNumber}</span>
              </>
            )}
          </Named>
          {shipment.customerName !== null && <Named label={words.customer}>{shipment.customerName}</Named>}
        </dl>
        <dl className={`${factsLook} items-start`}>
          <Named label={references.name}>
            <LabelField
              key={shipment.id}
              target={{ kind: 'shipment', shipmentId: shipment.id, field: 'refNumbers' }}
              {...references}
              labels={shipment.refNumbers}
            >
              <LabelWords labels={shipment.refNumbers} look="words" />
            </LabelField>
          </Named>
          <Named label={tags.name}>
            <LabelField
              key={shipment.id}
              target={{ kind: 'shipment', shipmentId: shipment.id, field: 'tags' }}
              {...tags}
              labels={shipment.tags}
            >
              <LabelWords labels={shipment.tags} look="badges" />
            </LabelField>
          </Named>
        </dl>
      </div>
      <div className="flex min-w-0 flex-col items-start gap-1 lg:items-end">
        {age}
        <TrackingState tracking={shipment.carrierTracking} />
      </div>
    </header>
  );
}

function Named({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt>{label} </dt>
      <dd>{children}</dd>
    </div>
  );
}
