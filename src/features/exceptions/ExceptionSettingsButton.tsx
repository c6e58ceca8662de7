import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { usePreferences } from '#/device/preferences.ts';
import { defaultExceptionSettings, isDefault } from '#/domain/exceptions/exceptionSettings.ts';
import { Button } from '#/ui/Button.tsx';
import { PopoverButton } from '#/ui/PopoverButton.tsx';
import { AcknowledgementFile } from './actions/AcknowledgementFile.tsx';
import { SettingField } from './SettingField.tsx';
import { alertsLink, resetSettings, settingsButton, settingsStored, settingsTitle } from './words.ts';

/** From when on something is an exception, set for this device. What is typed counts at once. */
export function ExceptionSettingsButton() {
  const { exceptions, setExceptions } = usePreferences();
  const [open, setOpen] = useState(false);
  // Begins the fields anew.
  const [turn, setTurn] = useState(0);
  const changed = !isDefault(exceptions);
  return (
    <PopoverButton label={settingsTitle} text={settingsButton(changed)} open={open} onOpen={setOpen}>
      <div className="space-y-4 p-4 text-sm">
        <h2 className="font-semibold">{settingsTitle}</h2>
        <div key={turn} className="space-y-4">
          <SettingField setting="freeDayNearDays" settings={exceptions} onChange={setExceptions} />
          <SettingField setting="etaSlipHours" settings={exceptions} onChange={setExceptions} />
          <SettingField setting="emptyReturnDays" settings={exceptions} onChange={setExceptions} />
        </div>
        <div className="flex items-center justify-between gap-3 border-t border-line pt-3">
          <p className="text-xs text-ink-soft">{settingsStored}</p>
          <Button
            aria-disabled={!changed}
            className="shrink-0 aria-disabled:opacity-50"
            onClick={() => {
              setExceptions(defaultExceptionSettings);
              setTurn(turn + 1);
            }}
          >
            {resetSettings}
          </Button>
        </div>
        <AcknowledgementFile />
        <p className="border-t border-line pt-3">
          <Link to="/settings/alerts" className="font-medium underline underline-offset-2">
            {alertsLink}
          </Link>
        </p>
      </div>
    </PopoverButton>
  );
}
