/* oxlint-disable import/no-unassigned-import -- what is drawn is imported by name where it is. */
// All that a first visit to the list loads by itself once its rows are drawn: what is drawn around them, and what
// follows the service.
import '#/data/changes/comparison.ts';
import '#/data/customFields/calls.ts';
import '#/data/exceptions/useExceptions.ts';
import '#/data/trackingRequests/calls.ts';
import '#/features/shell/aroundPage.ts';
import '#/features/shipments/aroundRows.ts';
import '#/features/shipments/filters/countFacets.ts';
import { keepCurrent } from '#/data/live/keepCurrent.ts';
import { followLive } from '#/data/live/live.ts';
import { connectLive } from '#/data/live/liveConnection.ts';
import { followTabs } from '#/data/live/otherTabs.ts';
import { awaitServer } from '#/data/live/serverBack.ts';
import { areAlertsOn, onAlertsSwitched } from '#/device/alertsSwitch.ts';
import type { startAlerts } from './alerts.ts';

type Parts = Parameters<typeof startAlerts>[0];

/** From here on the page receives live updates, also in other tabs, and shows them as alerts. */
export function followService(parts: Parts, isLive: boolean): void {
  keepCurrent(parts.client);
  startAlertsWhenOn(parts);
  awaitServer(parts);
  followLive({
    ...parts,
    connect(listener) {
      const endTabs = followTabs(parts, (change) => listener.onChange(change));
      const endStream = isLive ? connectLive(listener) : undefined;
      return () => {
        endTabs();
        endStream?.();
      };
    },
  });
}

/** Nothing of alerts is loaded before they are switched on, which may be on another page of this device. */
function startAlertsWhenOn(parts: Parts): void {
  const load = () =>
    void import('./alerts.ts').then((alerts) => alerts.startAlerts(parts)).catch(() => undefined);
  if (areAlertsOn()) {
    load();
    return;
  }
  const unfollow = onAlertsSwitched(() => {
    unfollow();
    load();
  });
}
