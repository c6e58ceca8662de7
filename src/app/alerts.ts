import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import type { Api } from '#/data/http/api.ts';
import { watchAlerts } from '#/data/live/watchAlerts.ts';
import { areAlertsOn, onAlertsSwitched } from '#/device/alertsSwitch.ts';
import { onWorkerOpens, showNotification } from '#/device/notifications.ts';
import { takeOwnership } from '#/device/ownership.ts';
import type { AlertNotice } from '#/domain/alerts/alertNotices.ts';
import type { FormatOptions } from '#/time/format.ts';
import { describeAlert } from '#/wording/alerts.ts';

interface AlertParts {
  readonly client: QueryClient;
  readonly api: Api;
  readonly router: AnyRouter;
}

/** Shows alerts while they are on, on one page of this device at a time: the others wait for its end. */
export function startAlerts({ client, api, router }: AlertParts): void {
  const open = (address: string) => void router.history.push(address);
  const show = ({ tag, fact, address }: AlertNotice, format: FormatOptions) =>
    void showNotification({ tag, ...describeAlert(fact, format), address }, open);
  let end: (() => void) | null = null;

  const watch = (): (() => void) => {
    let endWatch = () => {};
    const release = takeOwnership('alerts', () => {
      endWatch = watchAlerts({ client, api, show });
    });
    return () => {
      endWatch();
      release();
    };
  };
  const follow = () => {
    if (areAlertsOn() === (end !== null)) return;
    end?.();
    end = areAlertsOn() ? watch() : null;
  };
  onAlertsSwitched(follow);
  onWorkerOpens(open);
  follow();
}
