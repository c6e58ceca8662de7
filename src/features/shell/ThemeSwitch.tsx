import { type Theme, usePreferences } from '#/device/preferences.ts';
import { MoonIcon, ScreenIcon, SunIcon } from '#/ui/icons.tsx';
import { RadioGroup, type RadioOption } from '#/ui/RadioGroup.tsx';

export const themeOptions: readonly RadioOption<Theme>[] = [
  { value: 'system', label: 'Theme of this device', icon: <ScreenIcon /> },
  { value: 'light', label: 'Light theme', icon: <SunIcon /> },
  { value: 'dark', label: 'Dark theme', icon: <MoonIcon /> },
];

export function ThemeSwitch() {
  const theme = usePreferences((preferences) => preferences.theme);
  const setTheme = usePreferences((preferences) => preferences.setTheme);
  return <RadioGroup label="Theme" value={theme} options={themeOptions} onChange={setTheme} />;
}
