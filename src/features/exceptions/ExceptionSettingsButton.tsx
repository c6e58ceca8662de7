import { useState } from 'react';
import { defaultExceptionSettings, isDefault } from '#/domain/exceptions/exceptionSettings.ts';
import { usePreferences } from '#/device/preferences.ts';
import { Button } from '#/ui/Button.tsx';
import { PopoverButton } from '#/ui/PopoverButton.tsx';
import { SettingField } from './SettingField.tsx';

/** From when on something is listed, chosen for this device. What is typed counts at once. */
export function ExceptionSettingsButton() {
  const { attention, setExceptions } = usePreferences();
  const [open, setOpen] = useState(false);
  // Begins the fields anew.
  const [turn, setTurn] = useState(0);
  const changed = !isDefault(attention);
  return (
    <PopoverButton
      label="Attention settings"
      text={changed ? 'Settings · changed' : 'Settings'}
      open={open}
      onOpen={setOpen}
    >
      <div className="space-y-4 p-4 text-sm">
        <h2 className="font-semibold">When something needs you</h2>
        <div key={turn} className="space-y-4">
          <SettingField setting="freeDayNearDays" settings={attention} onChange={setExceptions} />
          <SettingField setting="etaSlipHours" settings={attention} onChange={setExceptions} />
          <SettingField setting="emptyReturnDays" settings={attention} onChange={setExceptions} />
        </div>
        <div className="flex items-center justify-between gap-3 border-t border-line pt-3">
          <p className="text-xs text-ink-soft">Kept on this device.</p>
          <Button
            aria-disabled={!changed}
            className="shrink-0 aria-disabled:opacity-50"
            onClick={() => {
              setExceptions(defaultExceptionSettings);
              setTurn(turn + 1);
            }}
          >
            Back to default
          </Button>
        </div>
      </div>
    </PopoverButton>
  );
}
