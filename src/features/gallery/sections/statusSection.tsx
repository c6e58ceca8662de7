import { containerStatuses } from '#/domain/records/vocabulary.ts';
import { ago, arrived, atTerminal, longText, sailing, untracked } from '#/features/gallery/samples.ts';
import type { GallerySection } from '#/features/gallery/section.ts';
import { TrackingState } from '#/features/shipment/TrackingState.tsx';
import { StatusBadge } from '#/parts/status/StatusBadge.tsx';
import { fresh, local } from '#/test/samples/exceptions.ts';
import { sampleContainer } from '#/test/samples/records.ts';
import { day, hour } from '#/time/durations.ts';

const badges = (statuses: readonly (string | null)[], known = {}) => (
  <div className="gallery-row">
    {statuses.map((currentStatus) => (
      <StatusBadge
        key={currentStatus}
        container={sampleContainer({ ...known, currentStatus })}
        shipment={arrived}
      />
    ))}
  </div>
);

export const statusSection: GallerySection = {
  id: 'status',
  title: 'Status and tracking',
  specimens: [
    {
      files: ['src/parts/status/StatusBadge.tsx'],
      states: {
        'every status': badges(containerStatuses),
        'not reported: a stage read from the dates': (
          <div className="gallery-row">
            <StatusBadge container={sampleContainer()} shipment={sailing} />
            <StatusBadge
              container={sampleContainer({ podDischarged: local('2026-08-05') })}
              shipment={arrived}
            />
          </div>
        ),
        'word of the source': badges(['drone_landed']),
        'several containers': <StatusBadge container={atTerminal} shipment={arrived} count={12} />,
        'long text': badges([longText]),
      },
    },
    {
      files: ['src/features/shipment/TrackingState.tsx'],
      states: {
        tracking: <TrackingState tracking={fresh} />,
        'last attempt failed': <TrackingState tracking={{ ...fresh, lastSucceededAt: ago(2 * day) }} />,
        'no answer yet': <TrackingState tracking={{ ...fresh, lastSucceededAt: null }} />,
        stopped: <TrackingState tracking={untracked.carrierTracking} />,
        'stopped, in the word of the source': (
          <TrackingState tracking={{ ...fresh, stoppedAt: ago(hour), stoppedReason: longText }} />
        ),
      },
    },
  ],
};
