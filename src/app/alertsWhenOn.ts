import { areAlertsOn, onAlertsSwitched } from '#/device/alertsSwitch.ts';
import type { startAlerts } from './alerts.ts';

/** Loads alerts once they are on, which may be on another page of this device. */
export function startAlertsWhenOn(parts: Parameters<typeof startAlerts>[0]): void {
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
