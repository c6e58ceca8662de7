import type { NotificationState } from '#/device/notifications.ts';
import { Section } from '#/parts/pages/Section.tsx';
import { Button } from '#/ui/Button.tsx';
import { WarningIcon } from '#/ui/icons/Icon.tsx';
import * as words from './words.ts';

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
