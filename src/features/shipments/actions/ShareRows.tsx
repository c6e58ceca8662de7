import { useQueries, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { shipmentDocumentsQuery } from '#/data/documents/queries.ts';
import type { FleetRow } from '#/domain/list/row.ts';
import { uniqueById } from '#/domain/records/uniqueById.ts';
import { usualChoices, withoutMap } from '#/domain/sharing/choices.ts';
import type { ShareSubject } from '#/domain/sharing/sharing.ts';
import { ShareDialog } from '#/parts/sharing/ShareDialog.tsx';
import { loadingDocuments, shareTitle } from '#/parts/sharing/words.ts';
import type { Instant } from '#/time/instant.ts';
import { Dialog } from '#/ui/overlays/Dialog.tsx';
import * as words from './words.ts';

/** As many as a link may hold (src/data/sharing/schema.ts); more is an export. */
const maxShared = 100;

const route = getRouteApi('/_app/shipments');

/** Shares the containers of rows, each as its records have it. */
export function ShareRows({
  rows,
  view,
  now,
  onClose,
}: {
  rows: readonly FleetRow[];
  /** The name of the saved view whose rows they all are; null where they are others. */
  view: string | null;
  now: Instant;
  onClose: () => void;
}) {
  const { fleetQuery } = route.useRouteContext();
  const { data: fleet } = useQuery(fleetQuery);
  // The next answer of the service does not change a picture that is being chosen.
  const [{ at, shared }] = useState(() => ({ at: fleet?.readAt ?? now, shared: sharedRows(rows) }));
  const name = words.sharedName(view, shared.length);
  if (shared.length <= maxShared)
    return <SharedContainers name={name} at={at} shared={shared} onClose={onClose} />;
  return (
    <Dialog title={shareTitle(name)} onClose={onClose}>
      <p className="p-4 text-sm">{words.shareTooMany(maxShared)}</p>
    </Dialog>
  );
}

type SharedRow = Pick<ShareSubject, 'shipment' | 'container'>;

/** Each container of the rows, and each booking that names none. */
export const sharedRows = (rows: readonly FleetRow[]): SharedRow[] =>
  rows.flatMap(({ shipment, containers }) =>
    (shipment.containers.length === 0 ? [null] : containers).map((container) => ({ shipment, container })),
  );

function SharedContainers({
  name,
  at,
  shared,
  onClose,
}: {
  name: string;
  at: Instant;
  shared: readonly SharedRow[];
  onClose: () => void;
}) {
  const api = route.useRouteContext({ select: (context) => context.api });
  const [choices, setChoices] = useState(usualChoices);
  const shipments = useMemo(() => uniqueById(shared.map(({ shipment }) => shipment)), [shared]);
  const documents = useQueries({
    queries: shipments.map((shipment) => ({
      ...shipmentDocumentsQuery(api, shipment),
      enabled: choices.documents,
    })),
    combine: byShipment,
  });
  const subjects = useMemo(() => {
    const names = new Map(
      shipments.map(({ id }, index) => [
        id,
        documents.lists[index]?.documents.map((document) => document.name),
      ]),
    );
    return shared.map((one): ShareSubject => ({
      ...one,
      events: null,
      picture: null,
      documents: names.get(one.shipment.id) ?? [],
    }));
  }, [shared, shipments, documents]);
  return (
    <ShareDialog
      name={name}
      subjects={subjects}
      choices={choices}
      onChoices={setChoices}
      at={at}
      kinds={withoutMap}
      notices={[choices.documents && documents.isPending ? loadingDocuments : null]}
      onClose={onClose}
    >
      <p className="text-xs text-ink-soft">{words.withoutTimelines}</p>
    </ShareDialog>
  );
}

const byShipment = <Data,>(
  results: readonly { readonly data: Data | undefined; readonly isPending: boolean }[],
) => ({
  lists: results.map(({ data }) => data),
  isPending: results.some(({ isPending }) => isPending),
});
