import { usePreferences } from '#/device/preferences.ts';
import type { TimeDisplay } from '#/time/format.ts';
import { RadioGroup, type RadioOption } from '#/ui/RadioGroup.tsx';

export const timeDisplayOptions: readonly RadioOption<TimeDisplay>[] = [
  { value: 'place', label: 'Place time' },
  { value: 'mine', label: 'My time' },
  { value: 'utc', label: 'UTC' },
];

/** Whose clock every time on every screen is shown by. */
export function TimeDisplaySwitch() {
  const timeDisplay = usePreferences((preferences) => preferences.timeDisplay);
  const setTimeDisplay = usePreferences((preferences) => preferences.setTimeDisplay);
  return (
    <RadioGroup
      label="Times shown in"
      value={timeDisplay}
      options={timeDisplayOptions}
      onChange={setTimeDisplay}
    />
  );
}
