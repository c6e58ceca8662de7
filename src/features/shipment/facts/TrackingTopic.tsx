import type { Shipment } from '#/domain/records/shipment.ts';
import { isStopped } from '#/domain/status/carrierTracking.ts';
import type { TrackingCarrier } from '#/domain/tracking/carriers.ts';
import { safePage, trackingPage } from '#/domain/tracking/trackingPage.ts';
import { TrackingState } from '#/features/shipment/TrackingState.tsx';
import { Freshness } from '#/parts/time/Freshness.tsx';
import { InstantTime } from '#/parts/time/Time.tsx';
import { CustomerField } from './CustomerField.tsx';
import { FactList } from './FactList.tsx';
import { Topic } from './Topic.tsx';
import * as words from './words.ts';

/** Whether and how the shipment is tracked. */
export function TrackingTopic({
  shipment,
  carrier: listed,
}: {
  shipment: Shipment;
  /** As the account's list has it. */
  carrier: TrackingCarrier | null;
}) {
  const { carrier, normalizedNumber, billOfLading, createdAt, carrierTracking } = shipment;
  const isOther = normalizedNumber !== null && normalizedNumber !== billOfLading;
  return (
    <Topic
      title={words.tracking}
      digest={
        isStopped(carrierTracking) || carrierTracking.lastSucceededAt === null ? null : (
          <>
            {words.carrierLastUpdated} <Freshness at={carrierTracking.lastSucceededAt} />
          </>
        )
      }
    >
      <FactList
        facts={[
          { label: words.trackedWith, value: <TrackingState tracking={carrierTracking} />, wide: true },
          { label: words.scac, value: carrier.scac && <span className="num">{carrier.scac}</span> },
          ...(isOther
            ? [{ label: words.carrierNumber, value: <span className="num">{normalizedNumber}</span> }]
            : []),
          { label: words.customer, value: <CustomerField key={shipment.id} shipment={shipment} /> },
          { label: words.added, value: createdAt !== null && <InstantTime at={createdAt} /> },
        ]}
      />
      {listed && <CarrierPages carrier={listed} number={normalizedNumber ?? billOfLading} />}
    </Topic>
  );
}

/** The ways to the carrier's own pages, for the number and for questions, as far as its record gives any. */
function CarrierPages({ carrier, number }: { carrier: TrackingCarrier; number: string }) {
  const name = carrier.shortName ?? carrier.name;
  const pages = [
    [words.carrierPage(name), trackingPage(carrier.trackingTemplate, number)],
    [words.contactPage(name), safePage(carrier.contactAddress)],
  ] as const;
  return (
    <p className="flex flex-wrap gap-x-4 empty:hidden">
      {pages.map(
        ([label, page]) =>
          page !== null && (
            <a
              key={label}
              href={page}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-11 items-center underline underline-offset-2 sm:min-h-6"
            >
              {label}
            </a>
          ),
      )}
    </p>
  );
}
