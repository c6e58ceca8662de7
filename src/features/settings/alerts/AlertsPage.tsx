import { useRouter } from '@tanstack/react-router';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { removeAlertLedger } from '#/device/alertLedger.ts';
import { followAlertRules, useAlertRules } from '#/device/alertRules.ts';
import { areAlertsOn, onAlertsSwitched, switchAlerts } from '#/device/alertsSwitch.ts';
import { showNotification } from '#/device/notifications.ts';
import { followSavedViews, useSavedViews } from '#/device/savedViews.ts';
import type { AlertRules } from '#/domain/alerts/alertRules.ts';
import type { Done } from '#/features/settings/done.ts';
import { SettingsFrame } from '#/features/settings/SettingsFrame.tsx';
import { alertsTitle } from '#/features/settings/words.ts';
import { AlertSample } from './AlertSample.tsx';
import { AlertSwitch } from './AlertSwitch.tsx';
import { KindChoice } from './KindChoice.tsx';
import { QuietHoursField } from './QuietHoursField.tsx';
import { useNotificationState } from './useNotificationState.ts';
import { useSampleNotice } from './useSampleNotice.ts';
import { ViewChoice } from './ViewChoice.tsx';
import * as words from './words.ts';

/** Which new exceptions this browser shows notifications of. Every choice is in force at once, on every page of the device. */
export function AlertsPage() {
  const isOn = useSyncExternalStore(onAlertsSwitched, areAlertsOn);
  const [state, ask] = useNotificationState();
  const rules = useAlertRules();
  const views = useSavedViews((saved) => saved.views);
  const [done, setDone] = useState<Done | null>(null);
  const sample = useSampleNotice();
  const { history } = useRouter();
  useEffect(followAlertRules, []);
  useEffect(followSavedViews, []);

  const say = (what: string) => setDone({ words: what, undo: null });
  const change = (changes: Partial<AlertRules>, what: string) => {
    const before = rules;
    useAlertRules.setState(changes);
    setDone({
      words: what,
      undo: () => {
        useAlertRules.setState(before);
        say(words.restored);
      },
    });
  };
  const turn = async (on: boolean) => {
    if (on && (await ask()) !== 'granted') return say('');
    // What is there by now was not missed: only what comes later is new.
    if (on) void removeAlertLedger();
    say(switchAlerts(on) ? (on ? words.turnedOn : words.turnedOff) : words.notStored);
  };
  const sendTest = async () => {
    const notice = { ...sample, title: words.testTitle(sample.title) };
    const isShown = await showNotification(notice, (address) => history.push(address));
    say(isShown ? words.testSent : words.testFailed);
  };
  const canSend = isOn && state === 'granted';

  return (
    <SettingsFrame here="/settings/alerts" title={alertsTitle} intro={words.intro} done={done}>
      <AlertSwitch isOn={isOn} state={state} onSwitch={(on) => void turn(on)} />
      <KindChoice chosen={rules.kinds} onChange={(kinds, what) => change({ kinds }, what)} />
      <ViewChoice rules={rules} views={views} onChange={(chosen, what) => change({ views: chosen }, what)} />
      <QuietHoursField quiet={rules.quiet} onChange={(quiet, what) => change({ quiet }, what)} />
      <AlertSample notice={sample} canSend={canSend} onSend={() => void (canSend && sendTest())} />
    </SettingsFrame>
  );
}
