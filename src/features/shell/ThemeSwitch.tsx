import { type Theme, usePreferences } from '#/preferences.ts';
import { MoonIcon, ScreenIcon, SunIcon } from '#/ui/icons.tsx';
import { ToggleGroup, type ToggleOption } from '#/ui/ToggleGroup.tsx';

const options: readonly ToggleOption<Theme>[] = [
  { value: 'system', label: 'Theme of this device', icon: <ScreenIcon /> },
  { value: 'light', label: 'Light theme', icon: <SunIcon /> },
  { value: 'dark', label: 'Dark theme', icon: <MoonIcon /> },
];

export function ThemeSwitch() {
  const theme = usePreferences((preferences) => preferences.theme);
  const setTheme = usePreferences((preferences) => preferences.setTheme);
  return <ToggleGroup label="Theme" value={theme} options={options} onChange={setTheme} />;
}
