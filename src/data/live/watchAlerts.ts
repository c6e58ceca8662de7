import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { oneAtATime } from '#/async/oneAtATime.ts';
import { runCooperatively } from '#/async/runCooperatively.ts';
import { isSameQuestion } from '#/data/exceptions/useExceptions.ts';
import { fleetQuery, isBehind } from '#/data/fleet/queries.ts';
import type { Api } from '#/data/http/api.ts';
import { openRequestsQuery } from '#/data/trackingRequests/queries.ts';
import { isAcknowledged, useAcknowledgements } from '#/device/acknowledgements.ts';
import { readAlertLedger, writeAlertLedger } from '#/device/alertLedger.ts';
import { notificationState } from '#/device/notifications.ts';
import { clockOf, usePreferences } from '#/device/preferences.ts';
import { useSavedViews } from '#/device/savedViews.ts';
import { useAlertRules } from '#/device/useAlertRules.ts';
import type { AlertLedger } from '#/domain/alerts/alertLedger.ts';
import { alertNotices, type AlertNotice } from '#/domain/alerts/alertNotices.ts';
import { chosenAlerts } from '#/domain/alerts/chosenAlerts.ts';
import { isQuiet } from '#/domain/alerts/quietHours.ts';
import { reviewAlerts } from '#/domain/alerts/reviewAlerts.ts';
import { type ExceptionQuestion, findExceptionsInSteps } from '#/domain/exceptions/exceptions.ts';
import { systemClock } from '#/time/clock.ts';
import { minute } from '#/time/durations.ts';
import type { FormatOptions } from '#/time/format.ts';
import { instant } from '#/time/instant.ts';
import { localDay } from '#/time/localDay.ts';
import { viewerZone } from '#/time/zone.ts';

interface Watched {
  readonly client: QueryClient;
  readonly api: Api;
  /** @param format how the reader's times are written */
  readonly show: (notice: AlertNotice, format: FormatOptions) => void;
}

/**
 * Looks for exceptions that are new to this device whenever the account was read or a minute has passed, also while no one
 * looks at the page, and shows those that are wanted. One page of a device does it: whoever calls it owns that.
 *
 * @returns ends it
 */
export function watchAlerts({ client, api, show }: Watched): () => void {
  const ended = new AbortController();
  const inBackground = { refetchIntervalInBackground: true } as const;
  const fleet = new QueryObserver(client, { ...fleetQuery(api), ...inBackground });
  const requests = new QueryObserver(client, { ...openRequestsQuery(api), ...inBackground });
  // A page may be on the way to its end, and its work with it: the ledger says what was shown.
  let ledger: AlertLedger | null = null;
  let last: ExceptionQuestion | null = null;

  /** What the exceptions are found by; null as long as something of it is missing or too old to count by. */
  function question(): ExceptionQuestion | null {
    const known = fleet.getCurrentResult().data;
    const open = requests.getCurrentResult().data;
    if (!known?.complete || known.cached !== null || !open) return null;
    // A page that was asleep would find that everything is overdue.
    if (isBehind(known, systemClock.now(), api.requestsPerMinute)) return null;
    return {
      shipments: known.shipments,
      requests: open.requests,
      // The step in which other screens count, so that a shipment is judged once.
      now: instant(Math.floor(systemClock.now() / minute) * minute),
      settings: usePreferences.getState().exceptions,
    };
  }

  async function look(): Promise<void> {
    const asked = question();
    if (!asked || notificationState() !== 'granted' || (last && isSameQuestion(last, asked))) return;
    const { items } = await runCooperatively(findExceptionsInSteps(asked), ended.signal);
    last = asked;
    // Not before the account has been read: what was seen of another one is deleted by then (data/fleet/cachedFleet.ts).
    ledger ??= await readAlertLedger();
    const { shipments, now, settings } = asked;
    const rules = useAlertRules.getState();
    const { acknowledged } = useAcknowledgements.getState();
    const zone = viewerZone();
    const today = localDay(now, zone);
    const open = items.filter((item) => !isAcknowledged(acknowledged, item, today));
    const isOpen = new Set(open);
    const review = reviewAlerts(ledger, {
      items,
      basis: JSON.stringify({ ...settings, slipDays: rules.slipDays }),
      slipDays: rules.slipDays,
      quiet: isQuiet(now, zone, rules.quiet),
      choose: (some) =>
        chosenAlerts(
          some.filter((item) => isOpen.has(item)),
          rules,
          useSavedViews.getState().views,
          { shipments, open, now },
        ),
    });
    if (review.ledger === ledger) return;
    // Another page may have taken over, or alerts are off.
    if (ended.signal.aborted) return;
    ledger = review.ledger;
    // Written first: what was shown is never shown again.
    await writeAlertLedger(ledger);
    const { hours, dateOrder, ...clock } = usePreferences.getState();
    const format = { ...clockOf(clock), now, hours, dateOrder };
    for (const notice of alertNotices(review.due, review.hasWaited)) show(notice, format);
  }

  const soon = oneAtATime<void>(async () => {
    if (!ended.signal.aborted) await look();
  });
  const ticking = setInterval(soon, minute);
  const stops = [
    fleet.subscribe(() => soon()),
    requests.subscribe(() => soon()),
    () => clearInterval(ticking),
    () => ended.abort(),
  ];
  soon();
  return () => stops.forEach((stop) => stop());
}
