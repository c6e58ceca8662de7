import { type ClockChoice, usePreferences } from '#/device/preferences.ts';
import { RadioGroup, type RadioOption } from '#/ui/fields/RadioGroup.tsx';
import { clockNames, timesLabel } from './preferenceWords.ts';

export const timeDisplayOptions: readonly RadioOption<ClockChoice>[] = [
  { value: 'place', label: clockNames.place },
  { value: 'mine', label: clockNames.mine },
  { value: 'utc', label: clockNames.utc },
  { value: 'zone', label: clockNames.zone },
];

/** Whose clock every time on every screen is shown by. */
export function TimeDisplaySwitch() {
  const timeDisplay = usePreferences((preferences) => preferences.timeDisplay);
  const setTimeDisplay = usePreferences((preferences) => preferences.setTimeDisplay);
  return (
    <RadioGroup
      label={timesLabel}
      value={timeDisplay}
      options={timeDisplayOptions}
      onChange={setTimeDisplay}
    />
  );
}
