import { useRouter } from '@tanstack/react-router';
import { useEffect, useState, useSyncExternalStore, useId } from 'react';
import { removeAlertLedger } from '#/device/alertLedger.ts';
import { areAlertsOn, onAlertsSwitched, switchAlerts } from '#/device/alertsSwitch.ts';
import {
  showNotification,
  askForNotifications,
  type NotificationState,
  notificationState,
  type NotificationText,
} from '#/device/notifications.ts';
import { useSavedViews } from '#/device/savedViews.ts';
import { useAlertRules } from '#/device/useAlertRules.ts';
import { type AlertRules, readSlipDays } from '#/domain/alerts/alertRules.ts';
import type { Done } from '#/features/settings/done.ts';
import { SettingsFrame } from '#/features/settings/SettingsFrame.tsx';
import { Section } from '#/parts/pages/Section.tsx';
import { settingsLabels } from '#/parts/pages/settingsWords.ts';
import { useFormatOptions } from '#/parts/time/useFormatOptions.ts';
import { addDays } from '#/time/calendarDay.ts';
import { localDay } from '#/time/localDay.ts';
import { Button } from '#/ui/Button.tsx';
import { WarningIcon } from '#/ui/icons/Icon.tsx';
import { describeException } from '#/wording/alerts.ts';
import { KindChoice, ViewChoice } from './AlertChoices.tsx';
import { QuietHoursField } from './QuietHoursField.tsx';
import * as words from './words.ts';

/** Which new exceptions this browser shows notifications of. Every choice is in force at once, on every page of the device. */
export function AlertsPage() {
  const isOn = useSyncExternalStore(onAlertsSwitched, areAlertsOn);
  const [state, ask] = useNotificationState();
  const rules = useAlertRules();
  const views = useSavedViews((saved) => saved.views);
  const [done, setDone] = useState<Done | null>(null);
  const example = useSampleNotice();
  const { history } = useRouter();

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
    const notice = { ...example, title: words.testTitle(example.title) };
    const isShown = await showNotification(notice, (address) => history.push(address));
    say(isShown ? words.testSent : words.testFailed);
  };
  const canSend = isOn && state === 'granted';

  return (
    <SettingsFrame title={settingsLabels.alerts} intro={words.intro} done={done}>
      <AlertSwitch isOn={isOn} state={state} onSwitch={(on) => void turn(on)} />
      <KindChoice chosen={rules.kinds} onChange={(kinds, what) => change({ kinds }, what)} />
      <SlipDaysField days={rules.slipDays} onChange={(slipDays, what) => change({ slipDays }, what)} />
      <ViewChoice rules={rules} views={views} onChange={(chosen, what) => change({ views: chosen }, what)} />
      <QuietHoursField quiet={rules.quiet} onChange={(quiet, what) => change({ quiet }, what)} />
      <AlertSample notice={example} canSend={canSend} onSend={() => void (canSend && sendTest())} />
    </SettingsFrame>
  );
}

/** What the browser allows, also after the reader has changed it there, and how to have it ask. */
function useNotificationState(): readonly [NotificationState, () => Promise<NotificationState>] {
  const [state, setState] = useState(notificationState);
  useEffect(() => {
    const look = () => setState(notificationState());
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  const ask = async () => {
    const answer = await askForNotifications();
    setState(answer);
    return answer;
  };
  return [state, ask];
}

/** A notification as it would be about a container that does not exist. */
function useSampleNotice(): NotificationText {
  const format = useFormatOptions();
  const day = addDays(localDay(format.now, format.viewer), 2);
  const { number, facility, place, next } = words.sample;
  const reason = { code: 'hold', hold: 'customs', effect: 'blocks' } as const;
  const due = {
    kind: 'moment',
    of: 'freeDay',
    count: { code: 'daysLeft', days: 2 },
    moment: { kind: 'day', day },
  } as const;
  const { title, body } = describeException(
    { subject: { number }, reason, facility, place, due, next: null },
    format,
  );
  return { tag: 'test', title, body: `${body}\n${next}`, address: '/settings/alerts' };
}

/** By how many days an ETA has to slip for a notification, each once. */
function SlipDaysField({
  days,
  onChange,
}: {
  days: readonly number[];
  onChange: (days: readonly number[], done: string) => void;
}) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? days.join(', ');
  const read = readSlipDays(text);
  // Typing a number passes others on its way: it counts once the field is left.
  const take = () => {
    if (read === null) return;
    setTyped(null);
    if (read.join() !== days.join()) onChange(read, words.slipChanged(read));
  };
  return (
    <Section title={words.slipTitle} level={2}>
      <p className="max-w-prose text-sm text-ink-soft">{words.slipHint}</p>
      <p className="card flex flex-wrap items-center gap-2 px-4 py-2 text-sm">
        <label htmlFor={id}>{words.slipDays}</label>
        <input
          id={id}
          inputMode="numeric"
          value={text}
          aria-invalid={read === null}
          aria-describedby={`${id}-note`}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={take}
          onKeyDown={({ key }) => {
            if (key === 'Enter') take();
          }}
          className="num h-8 w-40 rounded border border-line-strong bg-surface px-2 aria-invalid:border-problem max-md:h-11"
        />
        <span id={`${id}-note`} role="status" className="text-xs text-problem empty:hidden">
          {read === null && words.slipMissing}
        </span>
      </p>
    </Section>
  );
}

/** What a notification looks like, and a way to see one. */
export function AlertSample({
  notice: { title, body },
  canSend,
  onSend,
}: {
  notice: NotificationText;
  canSend: boolean;
  onSend: () => void;
}) {
  return (
    <Section title={words.sampleTitle} level={2}>
      <figure className="card max-w-md space-y-1 p-4 text-sm">
        <p className="font-semibold break-words">{title}</p>
        <p className="break-words whitespace-pre-line text-ink-soft">{body}</p>
      </figure>
      <p className="max-w-prose text-sm text-ink-soft">{words.sampleHint}</p>
      <div className="flex flex-wrap items-center gap-3 text-sm">
        <Button aria-disabled={!canSend} className="aria-disabled:opacity-50" onClick={onSend}>
          {words.sendTest}
        </Button>
        {!canSend && <span className="text-ink-soft">{words.turnOnFirst}</span>}
      </div>
    </Section>
  );
}

/** Whether alerts are on, why none can show, and the button that switches them. */
export function AlertSwitch({
  isOn,
  state,
  onSwitch,
}: {
  isOn: boolean;
  state: NotificationState;
  onSwitch: (on: boolean) => void;
}) {
  const why = state === 'granted' || state === 'default' ? null : words.whyNone[state];
  const isShown = isOn && state === 'granted';
  return (
    <Section title={words.statusTitle} level={2}>
      <div className="card space-y-2 p-4 text-sm">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p role="status" className="font-semibold">
            {isShown ? words.isOn : isOn ? words.isBlocked : words.isOff}
          </p>
          {isShown ? (
            <Button onClick={() => onSwitch(false)}>{words.turnOff}</Button>
          ) : (
            <span className="flex flex-wrap gap-2">
              {isOn && <Button onClick={() => onSwitch(false)}>{words.turnOff}</Button>}
              {why === null && (
                <Button look="primary" onClick={() => onSwitch(true)}>
                  {words.turnOn}
                </Button>
              )}
            </span>
          )}
        </div>
        {why !== null && (
          <p className="flex gap-2 text-attention">
            <WarningIcon />
            {why}
          </p>
        )}
        {state === 'default' && <p className="text-ink-soft">{words.asksFirst}</p>}
        <p className="max-w-prose text-ink-soft">{words.needsTab}</p>
      </div>
    </Section>
  );
}
