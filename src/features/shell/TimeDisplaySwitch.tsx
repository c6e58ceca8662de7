import { usePreferences } from '#/preferences.ts';
import type { TimeDisplay } from '#/time/format.ts';
import { ToggleGroup, type ToggleOption } from '#/ui/ToggleGroup.tsx';

const options: readonly ToggleOption<TimeDisplay>[] = [
  { value: 'place', label: 'Place time' },
  { value: 'mine', label: 'My time' },
  { value: 'utc', label: 'UTC' },
];

/** Whose clock every time on every screen is shown by. */
export function TimeDisplaySwitch() {
  const timeDisplay = usePreferences((preferences) => preferences.timeDisplay);
  const setTimeDisplay = usePreferences((preferences) => preferences.setTimeDisplay);
  return (
    <ToggleGroup label="Times shown in" value={timeDisplay} options={options} onChange={setTimeDisplay} />
  );
}
