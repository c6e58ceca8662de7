import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { shipmentDocumentsQuery } from '#/data/documents/queries.ts';
import type { Container } from '#/domain/records/container.ts';
import { containerName } from '#/domain/records/containerName.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { shareKinds, usualChoices, withoutMap } from '#/domain/sharing/choices.ts';
import type { ShareSubject } from '#/domain/sharing/sharing.ts';
import { useContainerEvents } from '#/features/shipment/useContainerEvents.ts';
import { ShareDialog } from '#/parts/sharing/ShareDialog.tsx';
import { loadingDocuments } from '#/parts/sharing/words.ts';
import type { Instant } from '#/time/instant.ts';
import { RadioGroup } from '#/ui/fields/RadioGroup.tsx';
import { useRoutePicture } from './useRoutePicture.ts';
import * as words from './words.ts';

const route = getRouteApi('/_app/shipments/$shipmentId');

/** Shares the container of the page, with its timeline, or all of its shipment. */
export function ShareShipment({
  at,
  onClose,
  ...asked
}: {
  shipment: Shipment;
  /** Null for a booking that names no containers. */
  container: Container | null;
  /** When the record was loaded: the moment of the picture. */
  at: Instant;
  onClose: () => void;
}) {
  // The next answer of the service does not change a picture that is being chosen.
  const [{ shipment, container, takenAt }] = useState({ ...asked, takenAt: at });
  const [choices, setChoices] = useState(usualChoices);
  const [hasAll, setAll] = useState(false);
  const api = route.useRouteContext({ select: (context) => context.api });
  const { events, raw } = useContainerEvents(container?.id ?? null);
  const documents = useQuery({ ...shipmentDocumentsQuery(api, shipment), enabled: choices.documents });
  const { picture, state } = useRoutePicture(shipment, container, choices.map);
  const subjects = useMemo((): ShareSubject[] => {
    const common = { shipment, documents: documents.data?.documents.map(({ name }) => name) ?? [] };
    const own = events.data && {
      events: events.data.records,
      rawEvents: raw.data?.records ?? [],
    };
    const shared = hasAll ? shipment.containers : [container];
    return shared.map((one) => ({
      ...common,
      container: one,
      events: (one?.id === container?.id && own) || null,
      picture: one?.id === container?.id ? picture : null,
    }));
  }, [shipment, container, hasAll, events.data, raw.data, documents.data, picture]);
  const { length: count } = shipment.containers;
  return (
    <ShareDialog
      name={container ? containerName(container) : shipment.billOfLading}
      subjects={subjects}
      choices={choices}
      onChoices={setChoices}
      at={takenAt}
      kinds={container ? shareKinds : withoutMap}
      notices={[
        choices.documents && documents.isPending ? loadingDocuments : null,
        state === 'ready' && !picture ? words.noMap : words.mapNotices[state],
      ]}
      onClose={onClose}
    >
      {count > 1 && (
        <div className="flex flex-wrap items-center gap-2">
          <RadioGroup
            label={words.what}
            value={hasAll ? 'all' : 'one'}
            options={[
              { value: 'one', label: words.onlyThis },
              { value: 'all', label: words.all(count) },
            ]}
            onChange={(value) => setAll(value === 'all')}
          />
          {hasAll && <span className="text-xs text-ink-soft">{words.onlyRecords}</span>}
        </div>
      )}
    </ShareDialog>
  );
}
