import { useId, useState } from 'react';
import {
  type ExceptionSetting,
  type ExceptionSettings,
  defaultExceptionSettings,
  isAllowed,
  settingLimits,
} from '#/domain/exceptions/exceptionSettings.ts';
import { settingNote, settingProblem, settingWords } from './words.ts';

const count = new Intl.NumberFormat('en');

/** One number. While it is none that may be chosen, the field says so and the last good one stays in force. */
export function SettingField({
  setting,
  settings,
  onChange,
}: {
  setting: ExceptionSetting;
  settings: ExceptionSettings;
  onChange: (settings: ExceptionSettings) => void;
}) {
  const inForce = settings[setting];
  const [draft, setDraft] = useState(String(inForce));
  const id = useId();
  const { label, unit, why } = settingWords[setting];
  const { least, most } = settingLimits[setting];
  const isWrong = !isAllowed(setting, wholeNumber(draft));
  return (
    <div className="space-y-1">
      <label htmlFor={id} className="block">
        {label}
      </label>
      <div className="flex items-center gap-2">
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          value={draft}
          aria-invalid={isWrong}
          aria-describedby={`${id}-note`}
          onChange={({ target: { value } }) => {
            setDraft(value);
            const chosen = wholeNumber(value);
            if (isAllowed(setting, chosen)) onChange({ ...settings, [setting]: chosen });
          }}
          className="h-8 w-20 rounded-md border border-line bg-surface px-2 text-right text-sm aria-invalid:border-problem"
        />
        {unit}
      </div>
      <p
        id={`${id}-note`}
        role="status"
        className={isWrong ? 'text-xs text-problem' : 'text-xs text-ink-soft'}
      >
        {isWrong
          ? settingProblem(String(least), count.format(most), `${count.format(inForce)} ${unit}`)
          : settingNote(why, defaultExceptionSettings[setting])}
      </p>
    </div>
  );
}

/** What was typed as a number; NaN where it is anything but digits. */
function wholeNumber(text: string): number {
  return /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
}
