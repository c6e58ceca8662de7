import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { shipmentDocumentsQuery } from '#/data/documents/queries.ts';
import { type MadeLink, makeLink } from '#/data/sharing/link.ts';
import { usePreferences } from '#/device/preferences.ts';
import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { ShareChoices } from '#/domain/sharing/choices.ts';
import { type ShareSubject, takeSnapshot } from '#/domain/sharing/sharing.ts';
import type { Snapshot } from '#/domain/sharing/snapshot.ts';
import { useContainerEvents } from '#/features/shipment/useContainerEvents.ts';
import { useFormatOptions } from '#/parts/time/useFormatOptions.ts';
import type { TimeDisplay } from '#/time/format.ts';
import type { Instant } from '#/time/instant.ts';

export interface ShareForm {
  readonly choices: ShareChoices;
  readonly hasAll: boolean;
  readonly sender: string;
  readonly note: string;
  readonly clock: TimeDisplay;
  readonly passphrase: string;
}

const route = getRouteApi('/_app/shipments/$shipmentId');

/** What is shared by what is chosen, at one moment. */
export function useShared(
  shipment: Shipment,
  container: Container | null,
  { choices, hasAll, sender, note, clock }: ShareForm,
  now: Instant,
) {
  const api = route.useRouteContext({ select: (context) => context.api });
  const { events, raw } = useContainerEvents(container?.id ?? null);
  const documents = useQuery({ ...shipmentDocumentsQuery(api, shipment), enabled: choices.documents });
  const limits = usePreferences((preferences) => preferences.exceptions);
  const format = useFormatOptions(clock);
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
    }));
  }, [shipment, container, hasAll, events.data, raw.data, documents.data]);
  const snapshot = useMemo(
    () => takeSnapshot(subjects, { choices, sender, note, format, limits, now }),
    [subjects, choices, sender, note, format, limits, now],
  );
  return { subjects, snapshot, isLoadingDocuments: choices.documents && documents.isPending };
}

/** After the last key of a passphrase, whose key takes a second to derive on a phone. */
const typingPause = 400;

/** The link of a snapshot; null while it is made. */
export function useLink(snapshot: Snapshot, passphrase: string): MadeLink | null {
  const [made, setMade] = useState<readonly [Snapshot, string, MadeLink] | null>(null);
  useEffect(() => {
    let isWanted = true;
    const make = async () => {
      const link = await makeLink(snapshot, passphrase);
      if (isWanted) setMade([snapshot, passphrase, link]);
    };
    const timer = setTimeout(() => void make(), passphrase === '' ? 0 : typingPause);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [snapshot, passphrase]);
  return made && made[0] === snapshot && made[1] === passphrase ? made[2] : null;
}
