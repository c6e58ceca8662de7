import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { readCoastline } from '#/basemap/coastline.ts';
import { isFeatureMissing } from '#/data/cache/absence.ts';
import { shipmentDocumentsQuery } from '#/data/documents/queries.ts';
import { containerRouteQuery } from '#/data/routes/queries.ts';
import type { Container } from '#/domain/records/container.ts';
import { tryOr } from '#/domain/records/mapTolerant.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { routeLegs } from '#/domain/route/routeLegs.ts';
import { routeStops } from '#/domain/route/stops.ts';
import { shareKinds, usualChoices, withoutMap } from '#/domain/sharing/choices.ts';
import { type Coastline, type RoutePicture, routePicture } from '#/domain/sharing/routePicture.ts';
import type { ShareSubject } from '#/domain/sharing/sharing.ts';
import { buildJourney } from '#/domain/timeline/legs.ts';
import { selectEvents } from '#/domain/timeline/selectEvents.ts';
import { useContainerEvents } from '#/features/shipment/useContainerEvents.ts';
import { ShareDialog } from '#/parts/sharing/ShareDialog.tsx';
import { loadingDocuments } from '#/parts/sharing/words.ts';
import type { Instant } from '#/time/instant.ts';
import { RadioGroup } from '#/ui/fields/RadioGroup.tsx';
import { containerName } from '#/wording/containerName.ts';
import * as words from './words.ts';

const route = getRouteApi('/_app/shipments/$shipmentId');

const mapNotices = {
  unwanted: null,
  loading: words.mapLoading,
  failed: words.mapFailed,
  ready: null,
} as const;

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
        state === 'ready' && !picture ? words.noMap : mapNotices[state],
      ]}
      onClose={onClose}
    >
      {count > 1 && (
        <div className="flex flex-wrap items-center gap-2">
          <RadioGroup
            label={words.containers}
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

/** Read once, as it never changes. */
let coastline: Promise<Coastline> | null = null;

async function loadCoastline(): Promise<Coastline> {
  try {
    coastline ??= readCoastline();
    return await coastline;
  } catch (error) {
    coastline = null;
    throw error;
  }
}

/**
 * The route of a container on a map, loaded once it is wanted. Without route data its ports and the shortest way between
 * them are drawn.
 */
function useRoutePicture(
  shipment: Shipment,
  container: Container | null,
  isWanted: boolean,
): { readonly picture: RoutePicture | null; readonly state: 'unwanted' | 'loading' | 'failed' | 'ready' } {
  const api = route.useRouteContext({ select: (context) => context.api });
  const asked = isWanted && container !== null;
  const query = useQuery({ ...containerRouteQuery(api, container?.id ?? ''), enabled: asked });
  const { events, raw } = useContainerEvents(container?.id ?? null);
  const [land, setLand] = useState<Coastline | 'failed' | null>(null);
  useEffect(() => {
    if (!asked) return undefined;
    let isShown = true;
    loadCoastline().then(
      (rings) => isShown && setLand(rings),
      () => isShown && setLand('failed'),
    );
    return () => {
      isShown = false;
    };
  }, [asked]);
  const reported = isFeatureMissing(query.error) ? null : (query.data ?? null);
  const isLoaded = (reported !== null || query.isError) && land !== null && land !== 'failed';
  const picture = useMemo(() => {
    if (!asked || !isLoaded) return null;
    const lists = { events: events.data?.records ?? [], rawEvents: raw.data?.records ?? [] };
    return tryOr(() => {
      const legs = selectEvents(lists, shipment, container, (own) =>
        buildJourney({ ...own, shipment, container }),
      ).result;
      const stops = routeStops(reported, { shipment, container, legs });
      return routePicture(stops, routeLegs(stops, reported, container), land);
    }, null);
  }, [asked, isLoaded, shipment, container, reported, events.data, raw.data, land]);
  const state = !asked ? 'unwanted' : land === 'failed' ? 'failed' : isLoaded ? 'ready' : 'loading';
  return { picture, state };
}
