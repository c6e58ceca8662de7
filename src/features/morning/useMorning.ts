import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { RouterContext } from '#/data/cache/routerContext.ts';
import { comparisonQuery } from '#/data/changes/queries.ts';
import { useAccountFields } from '#/data/customFields/useAccountFields.ts';
import { useCases } from '#/data/customFields/useCases.ts';
import { useExceptions } from '#/data/exceptions/useExceptions.ts';
import { usePlanRows } from '#/data/fleet/planRows.ts';
import { fleetQuery } from '#/data/fleet/queries.ts';
import { isAcknowledged, useAcknowledgements } from '#/device/acknowledgements.ts';
import { askedOn, useAskedToday } from '#/device/askedToday.ts';
import { useContacts } from '#/device/contacts.ts';
import { devicePlan } from '#/device/deviceFields.ts';
import { useMessageLog } from '#/device/messageLog.ts';
import { usePreferences } from '#/device/preferences.ts';
import { useTariffs } from '#/device/tariffs.ts';
import type { ShipmentChanges } from '#/domain/changes/changedShipment.ts';
import { estimatedCosts } from '#/domain/exceptions/estimatedCosts.ts';
import { exceptionRows } from '#/domain/exceptions/exceptionRows.ts';
import { arrivesToday } from '#/domain/morning/arrivesToday.ts';
import { morningDrafts, splitAsked } from '#/domain/morning/asks.ts';
import { fetchToday } from '#/domain/morning/fetchToday.ts';
import { avoidedSince, morningSums, nextDaysOf } from '#/domain/morning/morningSums.ts';
import { newsOf } from '#/domain/morning/news.ts';
import { waitingFor } from '#/domain/morning/waiting.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { minute } from '#/time/durations.ts';
import { instant } from '#/time/instant.ts';
import { localDay } from '#/time/localDay.ts';
import { viewerZone } from '#/time/zone.ts';
import { useNow } from '#/ui/hooks/useNow.ts';
import { namedPlanFields } from '#/wording/pickupPlan.ts';

const noShipments: readonly Shipment[] = [];
const noChanges: readonly ShipmentChanges[] = [];

/** What the morning has, from what has been read so far. */
export function useMorning(api: RouterContext['api']) {
  const fleet = useQuery(fleetQuery(api));
  const comparison = useQuery(comparisonQuery);
  const now = instant(useNow(minute));
  // A day begins in every zone at a quarter of an hour.
  const quarter = instant(useNow(15 * minute));
  const today = localDay(now, viewerZone());
  const limits = usePreferences((preferences) => preferences.exceptions);
  const acknowledged = useAcknowledgements((state) => state.acknowledged);
  const contacts = useContacts((state) => state.contacts);
  const log = useMessageLog((state) => state.messages);
  const book = useTariffs();
  const askedToday = useAskedToday();

  const shipments = fleet.data?.shipments ?? noShipments;
  // Requests have nothing to be written about, and no money.
  const { items, rejected } = useExceptions(fleet.data, undefined, now, limits);
  // What a colleague snoozed is put aside here, too.
  const { fields: cases } = useCases(
    api,
    useMemo(() => exceptionRows(items), [items]),
    today,
  );
  const rows = useMemo(
    () => exceptionRows(items.filter((item) => !isAcknowledged(acknowledged, item, today))),
    [items, acknowledged, today],
  );
  const plan = usePlanRows(shipments, book, quarter);
  const { entries } = useAccountFields(api, namedPlanFields, devicePlan);
  const estimates = useMemo(() => estimatedCosts(rows, shipments, book, now), [rows, shipments, book, now]);
  const facts = useMemo(() => ({ estimates, nextDays: nextDaysOf(plan.rows), log }), [estimates, plan, log]);
  const all = useMemo(
    () => morningDrafts(rows, { shipments, contacts, now, limits }, facts),
    [rows, shipments, contacts, now, limits, facts],
  );
  const asked = askedOn(askedToday, today);
  const changed = comparison.data?.found.shipments ?? noChanges;
  return {
    fleet,
    shipments,
    rejected,
    now,
    today,
    plan,
    cases: cases.entries,
    snapshot: comparison.data?.snapshot ?? null,
    changed,
    drafts: useMemo(() => splitAsked(all, asked, facts), [all, asked, facts]),
    sums: useMemo(() => morningSums(rows, estimates, plan.rows, book), [rows, estimates, plan, book]),
    stops: useMemo(() => fetchToday(plan.rows, entries), [plan, entries]),
    arrivals: useMemo(() => arrivesToday(shipments, quarter), [shipments, quarter]),
    waiting: useMemo(() => waitingFor(log, rows), [log, rows]),
    news: useMemo(() => newsOf(changed), [changed]),
    avoided: useMemo(() => avoidedSince(changed, book, quarter), [changed, book, quarter]),
  };
}

export type Morning = ReturnType<typeof useMorning>;
